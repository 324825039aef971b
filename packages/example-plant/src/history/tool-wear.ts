/** A tool wears from service to service: what it spoils rises, and falls when it comes back. */
import { seededRandom } from '../seeded-random.ts'

const DAY = 86_400_000

/** Share of the usual scrap: about a half just after service, about double just before it. */
export function wearOf(tool: string, moment: number): number {
  let seed = 7
  for (const letter of tool) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0
  const random = seededRandom(seed)
  const interval = random.between(45, 120) * DAY
  const offset = random.between(0, 119) * DAY
  const campaign = Math.floor((moment + offset) / interval)
  const used = (moment + offset - campaign * interval) / interval
  // No campaign is like the one before.
  const harsh = 0.8 + 0.4 * seededRandom(seed + campaign).next()
  return harsh * (0.5 + 1.5 * used ** 1.6)
}
