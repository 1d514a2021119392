// Loading with as little around libcurl as may be, and a server that is quicker than that.
#ifndef BANNERKIT_LOAD_FLOORS_H
#define BANNERKIT_LOAD_FLOORS_H

// Loads `address` with a number after it, `count` times, so many at once, over connections that are kept; each body has
// to have `size` bytes, lies in memory of its own, and is let go of. Returns the seconds it took; negative if a load failed.
double floor_loads(const char *address, long count, int at_once, long size);

// Answers every request on a port of this machine with a body of `size` bytes. Prints the port; ends with its standard
// input.
int serve_bodies(long size);

#endif
