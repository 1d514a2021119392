// GTK 4 for Swift, and the few lines of it that Swift cannot import.
#ifndef BANNERKIT_CGTK_H
#define BANNERKIT_CGTK_H

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <sys/eventfd.h>

// libdispatch's door for other libraries' main loops, which no installed header declares: the descriptor is readable
// while there is work for the main queue, and the callback does it.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Variadic functions.
static inline void bannerkit_set_label(void *widget, const char *label) {
  gtk_accessible_update_property(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void bannerkit_set_description(void *widget, const char *text) {
  gtk_accessible_update_property(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static inline void bannerkit_set_role_description(void *widget, const char *text) {
  gtk_accessible_update_property(widget, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, text, -1);
}

static inline void bannerkit_set_hidden(void *widget, gboolean hidden) {
  gtk_accessible_update_state(widget, GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static inline void bannerkit_set_selected(void *widget, gboolean selected) {
  gtk_accessible_update_state(widget, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static inline void bannerkit_set_place(void *widget, int number, int count) {
  gtk_accessible_update_relation(
      widget, GTK_ACCESSIBLE_RELATION_POS_IN_SET, number, GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

#endif
