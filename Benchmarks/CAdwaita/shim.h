// libadwaita for Swift: the peer that the GTK skin is measured against. The library itself never links it.
#ifndef BANNERKIT_CADWAITA_H
#define BANNERKIT_CADWAITA_H

#include <adwaita.h>

#endif
