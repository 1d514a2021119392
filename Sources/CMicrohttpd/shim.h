// libmicrohttpd for Swift, and the few lines of it that Swift cannot import.
#ifndef BANNERKIT_CMICROHTTPD_H
#define BANNERKIT_CMICROHTTPD_H

#include <microhttpd.h>
#include <string.h>

// Addresses reach the handler as they came: a decoded one could end at "%00".
static size_t bannerkit_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// A variadic function. The socket is the server's from now on.
static inline struct MHD_Daemon *bannerkit_start_server(
    int socket, MHD_AccessHandlerCallback handler, void *context, unsigned int idle_seconds) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD, 0, NULL, NULL, handler, context, MHD_OPTION_LISTEN_SOCKET, (MHD_socket)socket,
      MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds, MHD_OPTION_UNESCAPE_CALLBACK, &bannerkit_keep_escapes, NULL,
      MHD_OPTION_END);
}

#endif
