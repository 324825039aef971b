// What can be broken in a file, one thing at a time: comparisons, boundaries, arithmetic, conditions, true and false.
// No strings (a word is proven where it is read) and no types.
import { parseSync } from 'rolldown/utils'

export interface Mutant {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly line: number
  /** The line it stands in, to find it again after others have moved it. */
  readonly text: string
  /** It breaks what is done when the file is loaded: it cannot be switched on later. */
  readonly atLoad: boolean
}

/** The mutants of a file, and its code with all of them in it, each asleep until `globalThis.isMutant` says that it is on. */
export interface Mutated {
  readonly mutants: readonly Mutant[]
  readonly code: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
}

const functions: Readonly<Record<string, string>> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
  'Math.round': 'Math.floor',
}

/** Numbers begin at `first`, so that mutants of several files can be told apart. */
export function mutated(path: string, source: string, first = 1): Mutated {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const mutants: Mutant[] = []

  /** The text of a node, with the mutants inside it. */
  function write(node: Node, parent: Node | null, inFunction: boolean): string {
    const children = inner(node)
    const isFunction = inFunction || /Function/.test(node.type)
    let text = ''
    let at = node.start
    // The broken ones are numbered from the outside in, as a reader meets them.
    const own = breaksOf(node, parent, source)
    const numbers = own.map(({ start, end, after }) => {
      const line = source.slice(0, start).split('\n').length
      const shown = (source.split('\n')[line - 1] as string).trim()
      return mutants.push({
        ...{ path, before: source.slice(start, end), after, line, text: shown, atLoad: !inFunction },
      })
    })
    for (const child of children) {
      text += source.slice(at, child.start) + write(child, node, isFunction)
      at = child.end
    }
    text += source.slice(at, node.end)
    if (own.length === 0) return text
    const choices = own.map(({ start, end, after }, index) => {
      const whole = source.slice(node.start, start) + after + source.slice(end, node.end)
      return `globalThis.isMutant(${first - 1 + (numbers[index] as number)}) ? (${whole}) : `
    })
    // A line that begins with a bracket would be the call of the line before it.
    return `${parent?.type === 'ExpressionStatement' ? 'void ' : ''}(${choices.join('')}(${text}))`
  }

  const code = write(program as unknown as Node, null, false)
  return { mutants, code: source.slice(0, (program as unknown as Node).start) + code }
}

interface Break {
  readonly start: number
  readonly end: number
  readonly after: string
}

function breaksOf(node: Node, parent: Node | null, source: string): Break[] {
  const written = ({ start, end }: Node) => source.slice(start, end)
  // `{ 1: … }` is a name, and an import is no rule.
  if (parent?.type === 'Property' && parent.key === node && parent.computed === false) return []
  // Of `? -1 : 1` in an order only the sign is read.
  if (parent?.type === 'ConditionalExpression' && node.value === 1 && /\? (-1 : 1|1 : -1)$/.test(written(parent)))
    return []
  const whole = (after: string): Break => ({ start: node.start, end: node.end, after })
  const found: Break[] = []
  if ((parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === node) {
    found.push(whole('true'), whole('false'))
  }
  if (/^(Binary|Logical|Assignment)Expression$/.test(node.type)) found.push(...operatorOf(node, source))
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    found.push({ start: node.start, end: node.start + 1, after: '' })
  }
  if (node.type === 'Literal' && typeof node.value === 'boolean') found.push(whole(String(!node.value)))
  const isSign =
    parent?.type === 'UnaryExpression' &&
    node.value === 1 &&
    /\? -1 : 1|\? 1 : -1/.test(source.slice(node.start - 4, node.end + 6))
  if (node.type === 'Literal' && typeof node.value === 'number' && !isSign) found.push(whole(String(node.value + 1)))
  const other = parent?.type === 'CallExpression' && functions[source.slice(node.start, node.end)]
  if (other && parent?.callee === node) found.push(whole(other))
  return found
}

function operatorOf(node: Node, source: string): Break[] {
  const [left, right] = [node.left as Node, node.right as Node]
  const operator = node.operator as string
  const other = operators[operator]
  // Joined words are no arithmetic.
  const joinsWords = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string')
  if (other === undefined || (operator.startsWith('+') && joinsWords)) return []
  const start = source.indexOf(operator, left.end)
  return [{ start, end: start + operator.length, after: other }]
}

/** The nodes below, in the order of the text. Types are erased, and no rule. */
function inner(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => isNode(value) && !/^(TS(?!As|NonNull|Satisfies)|Import|JSX)/.test(value.type))
    .sort((a, b) => a.start - b.start)
    .filter((child, at, all) => child.start >= ((all[at - 1]?.end ?? node.start) as number))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
