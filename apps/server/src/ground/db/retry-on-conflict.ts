/** How PostgreSQL names having met what somebody else does at the same moment. */
const MET_ANOTHER: ReadonlySet<unknown> = new Set([
  '40P01', // two wait for each other
  '40001', // what was read has changed
  '23503', // what is referred to has just gone
  '23505', // what is added has just been added
])

/**
 * Does the work again, once, when it met somebody else's. Nothing of it was committed, and a second look sees what the
 * other has done: it succeeds, or says in words why not, where the person would have read of an error of ours.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!MET_ANOTHER.has((error as { code?: unknown }).code)) throw error
    return await work()
  }
}
