/** How well something answers what was typed; a smaller number is better, undefined is not at all. */

export interface Findable {
  /** What it is known by: its own number first, then others that lead to it. */
  readonly numbers: readonly string[]
  /** What people call it. */
  readonly words: string
}

export const EXACT = 0
export const BEGINS = 1
export const WORD_BEGINS = 2
export const WITHIN = 3
export type HowWell = typeof EXACT | typeof BEGINS | typeof WORD_BEGINS | typeof WITHIN

/** An exact number, then the beginning of one, then words that begin so, then anything that has it within. */
export function howWell({ numbers, words }: Findable, typed: string): HowWell | undefined {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const known = numbers.map(plain)
  if (known.includes(wanted)) return EXACT
  if (known.some((number) => number.startsWith(wanted))) return BEGINS
  const all = [...known, plain(words)].join(' ')
  const asked = wanted.split(' ')
  if (asked.every((word) => beginsWord(all, word))) return WORD_BEGINS
  return asked.every((word) => all.includes(word)) ? WITHIN : undefined
}

/** One spelling of what is the same to a person: no capitals, one space between words. */
export function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Behind anything that is neither letter nor digit, and where digits follow letters: who types 104 means M104. */
function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(0, at)
    if (!/[\p{L}\p{N}]$/u.test(before) || (/\p{L}$/u.test(before) && /^\p{N}/u.test(word))) return true
  }
  return false
}
