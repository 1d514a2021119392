// The C maths functions that the engine uses, declared here so that it needs no platform's headers.
#ifndef BANNERKIT_LIBM_H
#define BANNERKIT_LIBM_H

double exp(double x);
double sin(double x);
double cos(double x);

#endif
