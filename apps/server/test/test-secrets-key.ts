/** All servers of a test have it, as all of an installation have theirs. */
export const TEST_SECRETS_KEY = Buffer.alloc(32, 'tested').toString('base64')
