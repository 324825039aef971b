import type { Reach } from './reach.ts'

/** What an administrator can do to the whole installation at once. */
export const adminActions = [
  'refresh-clients',
  'clear-caches',
  'clear-local-data',
  'send-erp',
  'sign-out-user',
] as const
export type AdminAction = (typeof adminActions)[number]

/** Signing somebody out is about their account; everything else is for the whole plant. */
export function reachOfAdminAction(action: unknown): Reach {
  return action === 'sign-out-user' ? 'people' : 'plant'
}

/** How it went. */
export const adminResults = ['asked', 'done', 'erp-off', 'nobody'] as const
export type AdminResult = (typeof adminResults)[number]

/** What every open screen is asked to do. */
export const clientRequests = ['refresh', 'clear-local-data'] as const
export type ClientRequest = (typeof clientRequests)[number]
