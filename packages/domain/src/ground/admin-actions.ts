/** What an administrator can do to the whole installation at once. */
export const adminActions = [
  'refresh-clients',
  'clear-caches',
  'clear-local-data',
  'send-erp',
  'sign-out-user',
] as const
export type AdminAction = (typeof adminActions)[number]

/** How it went. */
export const adminResults = ['asked', 'done', 'erp-off', 'nobody'] as const
export type AdminResult = (typeof adminResults)[number]

/** What every open screen is asked to do. */
export const clientRequests = ['refresh', 'clear-local-data'] as const
export type ClientRequest = (typeof clientRequests)[number]
