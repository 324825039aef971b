/** The names alone: a browser listens to all of them and need not carry their schemas. */
export const liveEventNames = [
  'MachineChanged',
  'OrderChanged',
  'NewOrderCancellation',
  'StopsChanged',
  'NotesChanged',
  'ActivitiesChanged',
  'BundlesChanged',
  'PalletsChanged',
  'ConfigChanged',
  'SettingsChanged',
  'ClientsAsked',
  'NotificationAdded',
  'NotificationsConfirmed',
  'FavouritesChanged',
  'file-archive-added',
  'HandoversChanged',
] as const
export type LiveEventName = (typeof liveEventNames)[number]

/** Seconds between heartbeats; a client that hears nothing for twice as long has lost the link. */
export const HEARTBEAT_SECONDS = 2
