/** How the names below a chart find room: in lines, turned, or with fewer categories at a time. None is dropped. */

export interface AxisLabels {
  /** Degrees. */
  readonly turned: 0 | 45
  /** One for each category, with its line breaks. */
  readonly words: readonly string[]
  /** How many categories are seen at once; the others are scrolled to. */
  readonly seen: number
  /** 1: every label stands; of days or hours that are more than there is room, only every second, third … */
  readonly every: number
}

export interface LabelRoom {
  readonly width: number
  readonly fontSize: number
  readonly inTime?: boolean | undefined
}

/** Of the font's size, on average. */
const SIGN_WIDTH = 0.55
const BETWEEN_PX = 8
const MOST_LINES = 3
const MOST_TURNED = 22
/** A turned line needs this much beside its neighbour, in font sizes. */
const TURNED_ROOM = 1.75

export function axisLabels(names: readonly string[], { width, fontSize, inTime = false }: LabelRoom): AxisLabels {
  const count = Math.max(1, names.length)
  const slot = width / count
  const signs = Math.floor((slot - BETWEEN_PX) / (fontSize * SIGN_WIDTH))
  const wrapped = names.map((name) => inLines(name, signs))
  if (wrapped.every((lines) => lines !== undefined)) {
    return { turned: 0, words: wrapped.map((lines) => lines.join('\n')), seen: count, every: 1 }
  }
  const words = names.map((name) => cut(name, MOST_TURNED))
  const room = Math.max(1, Math.floor(width / (fontSize * TURNED_ROOM)))
  if (inTime) return { turned: 45, words, seen: count, every: Math.ceil(count / room) }
  return { turned: 45, words, seen: Math.min(count, room), every: 1 }
}

/** Undefined: a word is too long, or there are too many lines. */
function inLines(name: string, signs: number): string[] | undefined {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const line = lines.at(-1)
    if (word.length > signs) return undefined
    if (line !== undefined && line.length + 1 + word.length <= signs) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.length <= MOST_LINES ? lines : undefined
}

function cut(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name
}
