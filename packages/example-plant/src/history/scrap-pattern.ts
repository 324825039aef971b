/** Which reasons scrap has on a machine, and how much of it there is. */
import type { PlantMachine } from '../plant.ts'
import type { PlantScrapReason } from '../plant-reasons.ts'
import { START_UP_SCRAP } from '../scrap-reasons.ts'
import type { SeededRandom } from '../seeded-random.ts'

const WORN = '42'

const usualShare: Readonly<Record<string, number>> = { IM: 0.022, PR: 0.012, CNC: 0.018, AS: 0.011, PK: 0.006 }

export interface ScrapPattern {
  /** Of all pieces, before wear. */
  readonly share: number
  readonly startUp: PlantScrapReason
  draw(wear: number): PlantScrapReason
}

export function scrapPattern(
  machine: PlantMachine,
  reasons: readonly PlantScrapReason[],
  random: SeededRandom,
): ScrapPattern {
  const valid = reasons.filter(
    ({ active, machines }) => active && (machines === null || machines.includes(machine.machine_id)),
  )
  const startUp = valid.find(({ code }) => code === START_UP_SCRAP)
  const worn = valid.find(({ code }) => code === WORN)
  const others = valid.filter((reason) => reason !== startUp && reason !== worn)
  const last = others.at(-1)
  if (!startUp || !worn || !last) throw new Error(`scrap reasons of ${machine.machine_id} are missing`)
  // The first of a machine's own order is seen most, the second half as often, and so on.
  const ranked = others.map((reason) => ({ reason, at: random.next() })).sort((a, b) => a.at - b.at)
  const total = ranked.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0)
  return {
    share: (usualShare[machine.category] ?? 0.01) * (0.75 + 0.5 * random.next()),
    startUp,
    draw: (wear) => {
      if (random.next() < 0.25 * wear) return worn
      let at = random.next() * total
      for (const [rank, { reason }] of ranked.entries()) {
        at -= 1 / (rank + 1)
        if (at < 0) return reason
      }
      return last
    },
  }
}
