// What the machine that tests can do: its cores, and how much longer than on a quick one a wait may last. Both are found
// out once, by whoever starts first, and handed to every process below it.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'

/** As many as this process may use: `taskset -c 0 npm test` has one. */
export const cores = availableParallelism()

/** The sample of work below on a quiet core of the kind that the limits of tests were written for. */
const QUICK_MS = 130
const SLOWEST = 5

/**
 * A limit of a test is there to end what hangs. On a slow or shared machine what works may take as long as what hangs
 * on a quick one, so every limit is a base times this.
 */
export function patience(ms: number): number {
  process.env.TAKT_PACE ??= String(pace())
  return Math.round(ms * Number(process.env.TAKT_PACE))
}

function pace(): number {
  const runs = [1, 2, 3].map(() => {
    const started = performance.now()
    sampleOfWork()
    return performance.now() - started
  })
  // The slowest run: a neighbour that works now and then is there for the tests too.
  const slower = Math.max(...runs) / QUICK_MS
  // With one core the page, its server and the database take turns.
  return Math.min(SLOWEST, Math.max(1, slower) * (cores === 1 ? 2 : 1))
}

/** What tests do most: text to objects and back, maps, digests. */
function sampleOfWork(): string {
  const hash = createHash('sha256')
  const rows = new Map<number, string>()
  for (let at = 0; at < 120_000; at++) {
    const text = JSON.stringify({ at, place: (at * 7919) % 1000, name: `machine ${at}` })
    rows.set((JSON.parse(text) as { place: number }).place, text)
    if (at % 16 === 0) hash.update(text)
  }
  return hash.digest('hex') + rows.size
}
