/** Why nobody came in, as the sign-in page is told in its address; each has a sentence `sign-in.provider-…`. */
export const providerRefusals = [
  'off',
  'expired',
  'other-browser',
  'declined',
  'not-proven',
  'unreachable',
  'no-group',
  'unknown-person',
  'name-taken',
  'no-name',
  'other-account',
  'already-linked',
  'closed',
  'address',
  'no-refresh',
  'not-strong',
] as const
export type ProviderRefusal = (typeof providerRefusals)[number]
