import { bodyOf, type HeavyLoads } from './ground/call/heavy/heavy-loads.ts'
import type { ConnectionSettings } from './ground/db/connections.ts'
import { openHeavyLoadMaker } from './make-heavy-loads.ts'

/**
 * Heavy loads on this thread: the same maker, with connections of its own. A thread loads the product once more for
 * each of a hundred servers; that there is one is proven where it is about it (T-SAFE-57).
 */
export async function heavyLoadsHere(database: ConnectionSettings): Promise<HeavyLoads> {
  const { make, close } = await openHeavyLoadMaker(database)
  return {
    answer: async (open, request, now) => bodyOf(await make({ nth: 0, open, request, now })),
    warm: () => {},
    close,
  }
}
