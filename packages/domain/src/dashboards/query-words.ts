/** The words of a saved query. PostgreSQL is given these words again and not the text itself, so both read the same. */

export interface Word {
  readonly kind: 'word' | 'quoted' | 'text' | 'number' | 'sign' | 'placeholder'
  /** As PostgreSQL reads it; of a placeholder its name. */
  readonly text: string
}

export interface QueryFault {
  readonly fault: 'sign' | 'open' | 'word' | 'function' | 'statement' | 'brackets' | 'company' | 'long' | 'empty'
  readonly word: string
}

export const MOST_QUERY = 20_000
export const PLACEHOLDER = /<%\s*([^%<>]{1,60}?)\s*%>/g

const NAME = /^[\p{L}_][\p{L}\p{N}_]*/u
const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/i
const SIGN = /^(?:::|<=|>=|<>|!=|\|\||->>|->|[()[\],.:+\-*/%<>=~!^|&])/

/** Comments are left out. A fault for whatever could be read in two ways. */
export function queryWords(source: string): readonly Word[] | QueryFault {
  const words: Word[] = []
  let rest = source
  let touching = false
  while (rest !== '') {
    const skipped = /^\s+/.exec(rest)?.[0] ?? comment(rest)
    if (skipped === undefined) return { fault: 'open', word: '/*' }
    if (skipped !== '') {
      rest = rest.slice(skipped.length)
      touching = false
      continue
    }
    const found = wordAt(rest, touching ? words.at(-1) : undefined)
    if ('fault' in found) return found
    words.push(found.word)
    rest = rest.slice(found.length)
    touching = true
  }
  return words
}

type Found = { readonly word: Word; readonly length: number } | QueryFault

function wordAt(rest: string, before: Word | undefined): Found {
  const placeholder = new RegExp(`^${PLACEHOLDER.source}`).exec(rest)
  if (placeholder)
    return { word: { kind: 'placeholder', text: placeholder[1] as string }, length: placeholder[0].length }
  if (rest.startsWith("'") || rest.startsWith('"')) {
    // e'…', u&'…', b'…' have escapes of their own; two that touch would be one.
    if (before?.kind === 'word' || before?.kind === 'text' || before?.kind === 'quoted' || before?.text === '&') {
      return { fault: 'sign', word: `${before.text}${rest[0]}` }
    }
    return quotedAt(rest)
  }
  const name = NAME.exec(rest)?.[0]
  if (name !== undefined) return { word: { kind: 'word', text: name.toLowerCase() }, length: name.length }
  const number = NUMBER.exec(rest)?.[0]
  if (number !== undefined) return { word: { kind: 'number', text: number }, length: number.length }
  const sign = SIGN.exec(rest)?.[0]
  if (sign !== undefined) return { word: { kind: 'sign', text: sign }, length: sign.length }
  return { fault: 'sign', word: [...rest][0] as string }
}

function quotedAt(rest: string): Found {
  const quote = rest[0] as string
  const whole = (quote === "'" ? /^'(?:[^']|'')*'/ : /^"(?:[^"]|"")+"/).exec(rest)?.[0]
  if (whole === undefined) return { fault: 'open', word: quote }
  const text = whole.slice(1, -1).replaceAll(quote + quote, quote)
  return { word: { kind: quote === "'" ? 'text' : 'quoted', text }, length: whole.length }
}

/** '' when there is none here, undefined when it has no end. They nest, as in PostgreSQL. */
function comment(rest: string): string | undefined {
  if (rest.startsWith('--')) return /^--[^\n\r]*/.exec(rest)?.[0]
  if (!rest.startsWith('/*')) return ''
  let depth = 0
  for (let at = 0; at < rest.length; at += 1) {
    const pair = rest.slice(at, at + 2)
    if (pair === '/*') depth += 1
    if (pair === '*/') depth -= 1
    if (pair === '/*' || pair === '*/') at += 1
    if (depth === 0) return rest.slice(0, at + 1)
  }
  return undefined
}
