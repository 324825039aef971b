/**
 * A regular expression that a person typed, matched in linear time: every possible place is followed at once, so no
 * pattern can hold up a screen: D-VALID-17-X. It knows . [ ] ( ) | * + ? {n,m} ^ $ and \d \w \s; case does not matter.
 */

export const MOST_PATTERN = 200
const MOST_STATES = 2_000
const MOST_TIMES = 100

type Test = (sign: string) => boolean
type State =
  | { readonly kind: 'sign'; readonly test: Test; next: number }
  | { readonly kind: 'split'; readonly to: number[] }
  | { readonly kind: 'start' | 'end'; next: number }
  | { readonly kind: 'found' }

type Node =
  | { readonly kind: 'sign'; readonly test: Test }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'row' | 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'times'; readonly part: Node; readonly least: number; readonly most: number }

export type LinearPattern = (text: string) => boolean

/** Undefined for what is no pattern. */
export function linearPattern(text: string): LinearPattern | undefined {
  if (text.length > MOST_PATTERN) return undefined
  try {
    const states = compile(read(text.toLowerCase()))
    return (subject) => matches(states, subject.toLowerCase())
  } catch (fault) {
    if (fault instanceof PatternFault) return undefined
    throw fault
  }
}

class PatternFault extends Error {}

function read(text: string): Node {
  let at = 0
  const peek = () => text[at]
  const take = () => text[at++] ?? fault()
  const node = choice()
  if (at < text.length) fault()
  return node

  function choice(): Node {
    const parts = [row()]
    while (peek() === '|') {
      at += 1
      parts.push(row())
    }
    return parts.length === 1 ? (parts[0] as Node) : { kind: 'choice', parts }
  }
  function row(): Node {
    const parts: Node[] = []
    while (at < text.length && peek() !== '|' && peek() !== ')') parts.push(repeated(one()))
    return { kind: 'row', parts }
  }
  function repeated(part: Node): Node {
    const sign = peek()
    if (sign === '*' || sign === '+' || sign === '?') {
      at += 1
      return lazily({ kind: 'times', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity })
    }
    const bounds = /^\{(\d{1,3})(?:(,)(\d{0,3}))?\}/.exec(text.slice(at))
    if (bounds === null) return part
    at += bounds[0].length
    const least = Number(bounds[1])
    const most = bounds[2] === undefined ? least : bounds[3] === '' ? Infinity : Number(bounds[3])
    if (most < least || least > MOST_TIMES || (most !== Infinity && most > MOST_TIMES)) fault()
    return lazily({ kind: 'times', part, least, most })
  }
  /** Whether a match is short or long makes no difference to whether there is one. */
  function lazily(part: Node): Node {
    if (peek() === '?') at += 1
    return part
  }
  function one(): Node {
    const sign = take()
    if (sign === '(') {
      if (text.startsWith('?:', at)) at += 2
      const inside = choice()
      if (take() !== ')') fault()
      return inside
    }
    if (sign === '[') return { kind: 'sign', test: set() }
    if (sign === '.') return { kind: 'sign', test: (other) => other !== '\n' }
    if (sign === '^') return { kind: 'start' }
    if (sign === '$') return { kind: 'end' }
    if (sign === '\\') return { kind: 'sign', test: escaped() }
    if ('*+?{}'.includes(sign)) fault()
    return { kind: 'sign', test: (other) => other === sign }
  }
  function escaped(): Test {
    const sign = take()
    const known: Readonly<Record<string, RegExp>> = { d: /\d/, w: /\w/, s: /\s/ }
    const kind = known[sign]
    if (kind !== undefined) return (other) => kind.test(other)
    if (/[a-z0-9]/.test(sign)) fault()
    return (other) => other === sign
  }
  function set(): Test {
    const outside = peek() === '^'
    if (outside) at += 1
    const tests: Test[] = []
    while (peek() !== ']') {
      const from = take()
      if (from === '\\') {
        tests.push(escaped())
        continue
      }
      const isRange = peek() === '-' && text[at + 1] !== undefined && text[at + 1] !== ']'
      if (!isRange) {
        tests.push((other) => other === from)
        continue
      }
      at += 1
      const to = take()
      if (to < from) fault()
      tests.push((other) => other >= from && other <= to)
    }
    at += 1
    return (other) => tests.some((test) => test(other)) !== outside
  }
}

function fault(): never {
  throw new PatternFault()
}

function compile(node: Node): readonly State[] {
  const states: State[] = []
  const add = (state: State) => {
    if (states.length >= MOST_STATES) fault()
    return states.push(state) - 1
  }
  const found = add({ kind: 'found' })
  /** The state that begins `part` and goes on at `next`. */
  const build = (part: Node, next: number): number => {
    switch (part.kind) {
      case 'sign':
        return add({ kind: 'sign', test: part.test, next })
      case 'start':
      case 'end':
        return add({ kind: part.kind, next })
      case 'row':
        return part.parts.reduceRight((after, inner) => build(inner, after), next)
      case 'choice':
        return add({ kind: 'split', to: part.parts.map((inner) => build(inner, next)) })
      case 'times': {
        let entry = next
        if (part.most === Infinity) {
          const loop: State = { kind: 'split', to: [next] }
          entry = add(loop)
          loop.to.push(build(part.part, entry))
        } else {
          for (let more = part.least; more < part.most; more += 1) {
            entry = add({ kind: 'split', to: [next, build(part.part, entry)] })
          }
        }
        for (let times = 0; times < part.least; times += 1) entry = build(part.part, entry)
        return entry
      }
    }
  }
  const entry = build(node, found)
  return [...states, { kind: 'split', to: [entry] }]
}

function matches(states: readonly State[], text: string): boolean {
  const signs = [...text]
  let now = new Set<number>()
  for (let at = 0; at <= signs.length; at += 1) {
    // A match may begin anywhere.
    follow(states.length - 1, at, now)
    if (now.has(0)) return true
    const sign = signs[at]
    if (sign === undefined) return false
    const next = new Set<number>()
    for (const each of now) {
      const state = states[each]
      if (state?.kind === 'sign' && state.test(sign)) follow(state.next, at + 1, next)
    }
    now = next
  }
  return false

  function follow(from: number, at: number, into: Set<number>): void {
    const open = [from]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (into.has(one)) continue
      into.add(one)
      const state = states[one] as State
      if (state.kind === 'split') open.push(...state.to)
      else if (state.kind === 'start' && at === 0) open.push(state.next)
      else if (state.kind === 'end' && at === signs.length) open.push(state.next)
    }
  }
}
