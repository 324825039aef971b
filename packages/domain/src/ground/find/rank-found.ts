/** Which of what was found stands first, and under which heading. */
import { EXACT, type Findable, type HowWell, howWell, WITHIN } from './how-well.ts'

/** In this order where two answer equally well: what is worked with before what is looked up. */
export const foundKinds = ['machine', 'action', 'order', 'page'] as const
export type FoundKind = (typeof foundKinds)[number]

export interface Found extends Findable {
  readonly kind: FoundKind
  /** The same thing has the same key, however it was found. */
  readonly key: string
}

export interface FoundGroup<T> {
  readonly kind: FoundKind
  readonly found: readonly T[]
}

/** More of a kind nobody reads; one more letter is faster. */
export const MOST_OF_A_KIND = 8
/** What is not looked for by name stands in the way of what is. */
const MOST_WITHIN = 3

interface Ranked<T> {
  readonly thing: T
  readonly well: HowWell
  readonly recent: number
  readonly at: number
}

/**
 * Groups by what their best answers, each sorted the same way: how well, then what was opened last, then as it came. `recent`
 * are keys, the newest first.
 */
export function rankFound<T extends Found>(
  things: readonly T[],
  typed: string,
  recent: readonly string[] = [],
): FoundGroup<T>[] {
  const ranked = things.flatMap((thing, at): Ranked<T>[] => {
    const well = howWell(thing, typed)
    if (well === undefined) return []
    const opened = recent.indexOf(thing.key)
    return [{ thing, well, recent: opened < 0 ? Number.POSITIVE_INFINITY : opened, at }]
  })
  const groups = foundKinds.flatMap((kind) => {
    const own = onceEach(ranked.filter(({ thing }) => thing.kind === kind).sort(before))
    const best = own[0]
    if (best === undefined) return []
    const shown = own.slice(0, best.well === WITHIN ? MOST_WITHIN : MOST_OF_A_KIND)
    return [{ kind, best, found: shown.map(({ thing }) => thing) }]
  })
  return groups
    .sort((a, b) => a.best.well - b.best.well || lifted(a.best, b.best))
    .map(({ kind, found }) => ({ kind, found }))
}

/** The one thing whose number was typed or scanned whole. */
export function oneExact<T extends Found>(things: readonly T[], typed: string): T | undefined {
  const exact = onceEach(
    things.flatMap((thing, at) =>
      howWell(thing, typed) === EXACT ? [{ thing, well: EXACT, recent: 0, at } as const] : [],
    ),
  )
  return exact.length === 1 ? exact[0]?.thing : undefined
}

function before<T>(a: Ranked<T>, b: Ranked<T>): number {
  return a.well - b.well || lifted(a, b) || a.at - b.at
}

/** Two that were never opened are equal: the difference of two infinities is no number. */
function lifted<T>(a: Ranked<T>, b: Ranked<T>): number {
  return a.recent === b.recent ? 0 : a.recent - b.recent
}

function onceEach<T extends Found>(ranked: readonly Ranked<T>[]): Ranked<T>[] {
  const seen = new Set<string>()
  return ranked.filter(({ thing }) => !seen.has(thing.key) && seen.add(thing.key))
}
