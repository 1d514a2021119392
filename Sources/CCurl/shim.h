// libcurl for Swift.
#ifndef BANNERKIT_CCURL_H
#define BANNERKIT_CCURL_H

#include <curl/curl.h>

#endif
