export const dashboards = {
  // Home, cards, late orders, running orders, tools, notifications, and how an overview is set up.
  'title.table-columns': 'Table columns',
  'columns.late-orders': 'Columns of the late orders',

  // What the server says when a rule refuses, by the refusal's name.
  'refusal.config-not-found': 'There is no dashboard “{template}”.',
  'refusal.config-too-large': 'The dashboard is larger than 1 MB and cannot be saved.',
  'refusal.own-settings-full': 'Your own settings take too much room: at most 300, of 50 kB each and 1 MB together.',
  'refusal.config-widget-twice': 'Two widgets have the id {id}.',
  'refusal.data-source-unknown': 'The dashboard has no data source “{slug}”.',
  'call.widget-option': 'The option {option} of the widget {id} has a value that is not allowed.',
  'call.no-permission': 'You do not have permission: {permission}',
}
