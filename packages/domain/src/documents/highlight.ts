/** Marks search terms in a text. The answer is pieces of text and never markup: a term cannot inject any. */

export interface Piece {
  readonly text: string
  readonly hit: boolean
}

interface Where {
  /** What this text is the field of. */
  readonly field: string
  /** Names that may stand before a colon; an unknown one belongs to the term. */
  readonly fields: readonly string[]
}

/** Terms are divided by blanks. 'prefix:term' is looked for in the field of that name alone. */
export function marked(text: string, search: string, where: Where): Piece[] {
  const terms = search
    .split(/\s+/)
    .map((written) => termFor(written, where).toLowerCase())
    .filter((term) => term !== '')
  const low = text.toLowerCase()
  // A few letters change their length with their case; such a text is left as it is.
  if (terms.length === 0 || low.length !== text.length) return [{ text, hit: false }]
  const hit = new Array<boolean>(text.length).fill(false)
  for (const term of terms) {
    for (let at = low.indexOf(term); at >= 0; at = low.indexOf(term, at + 1)) hit.fill(true, at, at + term.length)
  }
  const pieces: Piece[] = []
  for (let from = 0, to = 1; from < text.length; from = to, to = from + 1) {
    while (to < text.length && hit[to] === hit[from]) to += 1
    pieces.push({ text: text.slice(from, to), hit: hit[from] === true })
  }
  return pieces.length === 0 ? [{ text, hit: false }] : pieces
}

function termFor(written: string, { field, fields }: Where): string {
  const colon = written.indexOf(':')
  const prefix = written.slice(0, Math.max(colon, 0)).toLowerCase()
  if (colon < 0 || !fields.includes(prefix)) return written
  return prefix === field ? written.slice(colon + 1) : ''
}
