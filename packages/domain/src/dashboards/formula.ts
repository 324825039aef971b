/** The small calculation of a value config. A grammar of its own, never eval: D-ENTITY-13-B. */

export type FormulaFault = { readonly fault: 'syntax'; readonly at: number }

const functions: Readonly<Record<string, (...values: number[]) => number>> = Object.assign(Object.create(null), {
  round: Math.round,
  floor: Math.floor,
  ceil: Math.ceil,
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
})

/** The result; undefined for a division by zero and the like; a fault for what cannot be read. */
export function calculate(formula: string, value: number): number | undefined | FormulaFault {
  try {
    const result = parse(formula, value)
    return Number.isFinite(result) ? result : undefined
  } catch (error) {
    if (error instanceof SyntaxFault) return { fault: 'syntax', at: error.at }
    throw error
  }
}

export function formulaFault(formula: string): FormulaFault | undefined {
  const result = calculate(formula, 1)
  return typeof result === 'object' ? result : undefined
}

class SyntaxFault extends Error {
  readonly at: number
  constructor(at: number) {
    super(`syntax at ${at}`)
    this.at = at
  }
}

interface Token {
  readonly text: string
  readonly at: number
}

function tokens(formula: string): Token[] {
  const found: Token[] = []
  const token = /\s*(\d+(?:\.\d+)?|\.\d+|[a-z_]\w*|[-+*/%(),])/iy
  while (token.lastIndex < formula.trimEnd().length) {
    const at = token.lastIndex
    const match = token.exec(formula)
    if (match === null) throw new SyntaxFault(at)
    found.push({ text: match[1] as string, at })
  }
  return found
}

const MOST_DEPTH = 50

function parse(formula: string, value: number): number {
  const list = tokens(formula)
  let next = 0
  let depth = 0
  const peek = () => list[next]?.text
  const here = () => list[next]?.at ?? formula.length
  const take = (text: string) => {
    if (peek() !== text) throw new SyntaxFault(here())
    next += 1
  }

  function sum(): number {
    let left = product()
    while (peek() === '+' || peek() === '-') {
      const minus = list[next++]?.text === '-'
      const right = product()
      left = minus ? left - right : left + right
    }
    return left
  }

  function product(): number {
    let left = factor()
    while (peek() === '*' || peek() === '/' || peek() === '%') {
      const sign = list[next++]?.text
      const right = factor()
      left = sign === '*' ? left * right : sign === '/' ? left / right : left % right
    }
    return left
  }

  function factor(): number {
    depth += 1
    if (depth > MOST_DEPTH) throw new SyntaxFault(here())
    const result = signed()
    depth -= 1
    return result
  }

  function signed(): number {
    const text = peek()
    if (text === undefined) throw new SyntaxFault(here())
    if (text === '-' || text === '+') {
      next += 1
      return text === '-' ? -factor() : factor()
    }
    if (text === '(') return inBrackets()
    if (/^[\d.]/.test(text)) {
      next += 1
      return Number(text)
    }
    return word(text)
  }

  function inBrackets(): number {
    take('(')
    const inner = sum()
    take(')')
    return inner
  }

  function word(text: string): number {
    const apply = functions[text]
    if (text !== 'value' && apply === undefined) throw new SyntaxFault(here())
    next += 1
    if (apply === undefined) return value
    take('(')
    const values = [sum()]
    while (peek() === ',') {
      next += 1
      values.push(sum())
    }
    take(')')
    return apply(...values)
  }

  const result = sum()
  if (next < list.length) throw new SyntaxFault(here())
  return result
}
