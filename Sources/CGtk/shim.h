// GTK 4 for Swift.
#ifndef BANNERKIT_CGTK_H
#define BANNERKIT_CGTK_H

#include <gtk/gtk.h>

#endif
