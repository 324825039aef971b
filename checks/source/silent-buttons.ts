import { parseSync } from 'rolldown/utils'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const BUTTONS = new Set(['Button', 'IconButton'])
/** Work under way shows by itself: the button, or one beside it, turns. */
const WORKS =
  /^(\w+\.)*(busy|works|working|pending|sending|saving|ending|writing|loading|checking|waiting)( (!==|!=) null| === undefined)?$/
/** At the end of a list there is nowhere to go on, and nothing undone has nothing to undo: the button says it by what it is. */
const ENDS =
  /^(\w+\.)*(first|last|whole|smallest|largest)$|^\w+ === 0$|^\w+ === \w+(\.length)? - 1$|^(past|future)\.length === 0$/

/** The buttons of a file that may be grey without saying why, by the line they begin on. */
export function silentButtons(path: string, text: string): string[] {
  if (!path.endsWith('.tsx') || !/\bdisabled\b/.test(text)) return []
  return greyIn(parseSync(path, text).program).flatMap(({ at, expression }) => {
    const unsaid = expression ? eitherOf(expression).filter((part) => !saysItself(part, text)) : [null]
    const line = text.slice(0, at).split('\n').length
    const words = unsaid.map((part) => (part === null ? 'always' : text.slice(part.start, part.end)))
    return unsaid.length > 0 ? [`${path}:${line} disabled: ${words.join(' || ')}`] : []
  })
}

interface Grey {
  readonly at: number
  /** Null where a button is grey for good. */
  readonly expression: Node | null
}

/** Told by the button itself, or by an object of attributes that is spread over it. */
function greyIn(node: unknown): Grey[] {
  if (Array.isArray(node)) return node.flatMap(greyIn)
  if (typeof node !== 'object' || node === null) return []
  return [...greyHere(node as Node), ...Object.values(node).flatMap(greyIn)]
}

function greyHere(node: Node): Grey[] {
  if (node.type === 'ObjectExpression')
    return (node.properties as Node[])
      .filter(({ key, shorthand }) => (key as Node | undefined)?.name === 'disabled' && !shorthand)
      .map(({ start, value }) => ({ at: start, expression: value as Node }))
  if (node.type !== 'JSXOpeningElement' || !BUTTONS.has(String((node.name as Node).name))) return []
  return (node.attributes as Node[])
    .filter((each) => (each.name as Node | undefined)?.name === 'disabled')
    .map(({ value }) => ({ at: node.start, expression: ((value as Node | null)?.expression ?? null) as Node | null }))
}

/** `a || b` is grey for either reason. */
function eitherOf(expression: Node): Node[] {
  return expression.type === 'LogicalExpression' && expression.operator === '||'
    ? [...eitherOf(expression.left as Node), ...eitherOf(expression.right as Node)]
    : [expression]
}

/** `pending !== null && pending !== name`: another one's work. */
function saysItself(part: Node, text: string): boolean {
  if (part.type === 'LogicalExpression' && part.operator === '&&')
    return saysItself(part.left as Node, text) || saysItself(part.right as Node, text)
  const words = text.slice(part.start, part.end)
  return WORKS.test(words) || ENDS.test(words)
}
