// Nothing here is called by name: the compiler calls it.
