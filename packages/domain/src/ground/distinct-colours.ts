/** Colours of series that can be told apart, by their keys: D-ENTITY-38, T-PLANT-255, T-PLANT-411. */
import { type Oklab, oklab } from './oklch.ts'

/** Told apart on light and dark grounds, and in most kinds of colour blindness by their order of brightness. */
export const PALETTE = [
  '#1c7ed6',
  '#f08c00',
  '#2f9e44',
  '#e03131',
  '#9c36b5',
  '#0c8599',
  '#e8590c',
  '#5c7cfa',
  '#66a80f',
  '#c2255c',
  '#12b886',
  '#f2c40f',
] as const

/** Where the palette is too near to what people chose for their own reasons. */
const FURTHER = ['#8a5a2b', '#a5d8ff', '#868e96', '#ffa8a8', '#5f3dc4', '#b2f2bb', '#862e9c', '#087f5b'] as const

/** On a shop floor these say that something is wrong: nothing gets one that did not ask for it while there are others. */
const ALARMING: ReadonlySet<string> = new Set(['#f08c00', '#e03131', '#e8590c', '#f2c40f', '#c2255c'])
const CALM = PALETTE.filter((colour) => !ALARMING.has(colour))

/** More series than this nobody tells apart by their colours: the smallest are one together. */
export const MOST_COLOURS = 12
export const OTHER_COLOUR = '#98a2ab'

/** How far (OKLab) a colour that we choose ourselves is from all others. */
const APART = 0.09

/**
 * A colour for each key: the one wanted for it, else one of the palette by its key that none of these has. The key is what
 * stays the same in every language and on every visit (a code, an article, a property), never what is read. Two that were
 * given one colour have it both: a reason that gave way to another would be told by another colour on each page.
 */
export function distinctColours(
  wanted: Iterable<readonly [key: string, colour: string | undefined]>,
  /** Those of the palette that mean something where these stand. */
  without: (colour: string) => boolean = () => false,
): ReadonlyMap<string, string> {
  const asked = new Map<string, string | undefined>()
  for (const [key, colour] of wanted) if (!asked.has(key)) asked.set(key, colour)
  const all = new Map([...asked.keys()].sort().map((key) => [key, asked.get(key)]))
  const found = new Map<string, string>()
  // Each colour once: of a thousand keys most share one, and each would be compared with all of them.
  const taken = new Set<string>()
  const take = (key: string, colour: string) => {
    found.set(key, colour)
    taken.add(colour)
  }
  const nearest = (colour: string) => Math.min(...[...taken].map((one) => distance(one, colour)))
  for (const [key, colour] of all) {
    if (colour !== undefined) take(key, colour)
  }
  for (const key of [...all.keys()].filter((key) => !found.has(key))) {
    const at = hash(key) % CALM.length
    const offered = [...CALM.slice(at), ...CALM.slice(0, at), ...ALARMING, ...FURTHER].filter(
      (colour) => !without(colour),
    )
    const room = new Map<string, number>(offered.map((colour) => [colour, nearest(colour)]))
    const roomOf = (colour: string) => room.get(colour) ?? 0
    const free = offered.find((colour) => roomOf(colour) >= APART)
    take(key, free ?? offered.reduce((best, one) => (roomOf(one) > roomOf(best) ? one : best)))
  }
  return found
}

function hash(key: string): number {
  let sum = 0
  for (const sign of key) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum
}

/** Between two colours as people see them; #rgb and #rrggbb. */
export function distance(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Worked out once: the same few colours are compared for every key. */
const places = new Map<string, Oklab>()

function placeOf(hex: string): Oklab {
  const known = places.get(hex) ?? oklab(hex)
  places.set(hex, known)
  return known
}
