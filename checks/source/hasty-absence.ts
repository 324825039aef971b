/** What a browser spec does, sees and misses, in the order in which it is written: who looks for nothing too soon finds it. */
import { parseSync } from 'rolldown/utils'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

type Happening = { readonly at: number } & (
  | { readonly kind: 'done'; readonly on: string; readonly how: 'by-hand' | 'by-time' | 'by-loading' }
  /** Waited until it was there; '' is an answer of the server, or of the page. */
  | { readonly kind: 'seen'; readonly what: string }
  | { readonly kind: 'missed'; readonly what: string }
)

/** Functions by their names: a call of one does what its body does. */
export type Steps = ReadonlyMap<string, { readonly body: Node; readonly text: string }>

const words = (text: string) => new Set(text.trim().split(/\s+/))
const LOADS = words('goto reload signIn visit signInByCookie setContent')
const PASSES_TIME = words('fastForward runFor')
const DOES = words(`
  click dblclick tap fill press pressSequentially type insertText check uncheck setChecked selectOption setInputFiles
  hover dragTo dispatchEvent clear focus blur goBack goForward move down up wheel signal cycles setViewportSize setOffline`)
/** Where one is, is known before anything is drawn there. */
const SAYS_ADDRESS = words('expectPath toHaveURL')
/** Specs call what calls what calls a locator. */
const DEEPEST = 4

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const inside = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const isFunction = (node: unknown): node is Node => isNode(node) && isFunctionType(node.type)
const isFunctionType = (type: string) => /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type)

function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return program as unknown as Node
}

/** Every named function of a file, also those inside others and the methods of what they return. */
export function stepsOf(path: string, text: string): Steps {
  const found = new Map<string, { body: Node; text: string }>()
  const walk = (node: Node) => {
    const name = ((node.id ?? node.key) as Node | null | undefined)?.name
    const of = isFunctionType(node.type) ? node : (node.init ?? node.value)
    if (typeof name === 'string' && isFunction(of)) found.set(name, { body: of.body as Node, text })
    inside(node).forEach(walk)
  }
  walk(parse(path, text))
  return found
}

/** Where something is looked for that was not there before, and nothing was waited for since something was last done. */
export function hastyAbsences(path: string, text: string, shared: Steps): string[] {
  const steps = new Map([...shared, ...stepsOf(path, text)])
  const walk = (node: Node): string[] => {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'test') return inside(node).flatMap(walk)
    const body = (node.arguments as Node[]).find(isFunction)?.body
    return hastyOnes(body ? happenings(body as Node, text, steps) : []).map(
      ({ at, what }) => `${path}:${text.slice(0, at).split('\n').length} ${what}`,
    )
  }
  return walk(parse(path, text))
}

function hastyOnes(all: readonly Happening[]): { at: number; what: string }[] {
  const hasty: { at: number; what: string }[] = []
  let waited = false
  /** Before what was done last, and since. Who waits until that is gone has waited. */
  let before: string[] = []
  let since: string[] = []
  for (const one of all) {
    if (one.kind === 'seen') {
      waited = true
      since.push(one.what)
    } else if (one.kind === 'done') {
      waited = false
      if (one.how === 'by-time') continue
      // A page that is loaded anew shows nothing at first.
      before = one.how === 'by-loading' ? [] : [...since, one.on]
      since = [one.on]
    } else if (!waited) {
      if ([...before, ...since].some((shown) => holds(one.what, shown))) waited = true
      else hasty.push(one)
    }
  }
  return hasty
}

/** Whether who was shown `part` was shown `whole`: the same, something in it, or one of many. */
function holds(whole: string, part: string): boolean {
  const many = whole.endsWith(')') ? `${whole.slice(0, -1)},` : whole
  return part === whole || part.startsWith(`${whole}.`) || part.startsWith(many)
}

function happenings(body: Node, text: string, steps: Steps, depth = 0): Happening[] {
  const found: Happening[] = []
  const walk = (node: Node) => {
    if (node.type === 'AwaitExpression') awaited(node.argument as Node)
    // A function does nothing before it is called.
    else if (!isFunction(node)) inside(node).forEach(walk)
  }
  const awaited = (node: Node) => {
    const at = node.start
    if (node.type === 'Identifier') found.push({ at, kind: 'seen', what: '' })
    if (node.type !== 'CallExpression') return walk(node)
    inside(node).forEach(walk)
    const { name, on } = called(node, text)
    const expected = expectation(node, text)
    if (expected?.missed) found.push({ at, kind: 'missed', what: expected.what })
    else if (SAYS_ADDRESS.has(expected?.name ?? name)) return
    else if (expected) found.push({ at, kind: 'seen', what: expected.what })
    else if (name.startsWith('waitFor')) found.push({ at, kind: 'seen', what: on })
    else if (LOADS.has(name)) found.push({ at, kind: 'done', on: '', how: 'by-loading' })
    else if (PASSES_TIME.has(name)) found.push({ at, kind: 'done', on: '', how: 'by-time' })
    else if (DOES.has(name)) found.push({ at, kind: 'done', on, how: 'by-hand' })
    else {
      const known = depth < DEEPEST ? steps.get(name) : undefined
      if (known) found.push(...happenings(known.body, known.text, steps, depth + 1).map((one) => ({ ...one, at })))
      // What is handed over is called there: withUser(…, async () => {…}).
      for (const each of node.arguments as Node[]) if (isFunction(each)) walk(each.body as Node)
    }
  }
  // `() => expect(…)` hands on what is waited for.
  if (body.type === 'CallExpression') awaited(body)
  else walk(body)
  return found
}

function called(call: Node, text: string): { name: string; on: string } {
  const callee = call.callee as Node
  if (callee.type !== 'MemberExpression') return { name: String(callee.name ?? ''), on: '' }
  return { name: String((callee.property as Node).name), on: written(callee.object as Node, text) }
}

/** A locator as it is written, on one line. */
function written(node: Node | undefined, text: string): string {
  return node ? text.slice(node.start, node.end).replace(/\s*\n\s*/g, '') : ''
}

/** `expect(what).not.name(given)` or `expect.poll(…)…`, taken apart; null for any other call. */
function expectation(call: Node, text: string): { what: string; name: string; missed: boolean } | null {
  const { name } = called(call, text)
  const [given] = call.arguments as Node[]
  if (name === 'expectNotSaid') return { what: written(given, text), name, missed: true }
  const names: string[] = []
  let at = call
  while (at.type === 'MemberExpression' || (at.callee as Node | undefined)?.type === 'MemberExpression') {
    if (at.type === 'MemberExpression') names.push(String((at.property as Node).name))
    at = (at.type === 'MemberExpression' ? at.object : at.callee) as Node
  }
  const isExpect = (node: unknown) => isNode(node) && node.type === 'Identifier' && node.name === 'expect'
  if (isExpect(at)) return names.includes('poll') ? { what: '', name, missed: false } : null
  if (!isExpect(at.callee)) return null
  const not = names.includes('not')
  const none = name === 'toBeHidden' || (name === 'toHaveCount' && written(given, text) === '0')
  const missed = not ? name === 'toBeVisible' || name === 'toBeAttached' : none
  return { what: written((at.arguments as Node[])[0], text), name, missed }
}
