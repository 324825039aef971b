import { deviceValue } from './device-storage.ts'

/** Where a person begins after signing in; '' is where he was last. */
export const startPage = deviceValue('user', 'start-page', (stored) =>
  typeof stored === 'string' && stored.startsWith('/') ? stored : '',
)
