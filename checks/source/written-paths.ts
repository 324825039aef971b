import { parseSync } from 'rolldown/utils'

/** An address as the product writes it: `/interface/…/notes`, each `…` a value that only a running page knows. */
export type PathShape = string

/** What the names of `to('…')` stand for. */
export type PathOf = ReadonlyMap<string, PathShape>

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

interface Known {
  readonly pathOf: PathOf
  /** Names of pages that stand anywhere in the file: what `to(name)` may mean. */
  readonly named: readonly string[]
}

/** They look at an address or mend the one that is shown, and lead nowhere. */
const LOOKS_ONLY = new Set([
  'preloadPage',
  'useRightPath',
  'startsWith',
  'matchRoute',
  'isKnownPath',
  'samePath',
  'includes',
])

/**
 * Addresses that a piece of a file can lead to: `to('notes', …)`, a text that begins with one or with a slash. Where one came
 * from (`back`) is no way: a page that nothing else leads to is found by nobody.
 */
export function writtenPaths(code: string, file: string, pathOf: PathOf): Set<PathShape> {
  const found = new Set<PathShape>()
  if (!/\bto\(|['"`]\//.test(code)) return found
  const named = [...file.matchAll(/'(\w+)'/g)].map(([, name]) => name as string).filter((name) => pathOf.has(name))
  look(parseSync('part.tsx', code).program as unknown as Node, { pathOf, named }, found)
  return found
}

function look(node: Node, known: Known, found: Set<PathShape>): void {
  if (isLookOnly(node)) return
  const paths = textsOf(node, known).filter((text) => text.startsWith('/'))
  for (const path of paths) found.add(withoutQuery(path))
  // `${to('orders')}/report` does not lead to the orders.
  if (paths.length > 0 && node.type !== 'ConditionalExpression') return
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) look(each, known, found)
  }
}

/** What stands behind a whole address without a slash is its query. */
function withoutQuery(path: string): PathShape {
  return path
    .replace(/[?#].*$/, '')
    .replace(/(?<=[^/])…$/, '')
    .replace(/(?<=.)\/+$/, '')
}

function isLookOnly(node: Node): boolean {
  if (node.type === 'JSXAttribute') return nameOf(node.name) === 'back'
  if (node.type === 'Property') return nameOf(node.key) === 'back'
  if (node.type === 'BinaryExpression') return node.operator === '===' || node.operator === '!=='
  if (node.type !== 'CallExpression') return false
  const callee = node.callee as Node
  return LOOKS_ONLY.has(nameOf(callee.type === 'MemberExpression' ? callee.property : callee))
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name) : ''
}

/** Every text that an expression can be, as far as it can be read. */
function textsOf(node: Node, known: Known): string[] {
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : '…']
    case 'TemplateLiteral':
      return template(node as unknown as Template, known)
    case 'BinaryExpression':
      if (node.operator !== '+') return ['…']
      return sums(textsOf(node.left as Node, known), textsOf(node.right as Node, known))
    case 'ConditionalExpression':
      return [...textsOf(node.consequent as Node, known), ...textsOf(node.alternate as Node, known)]
    case 'CallExpression':
      return nameOf(node.callee) === 'to' ? linked((node.arguments as Node[])[0] as Node, known) : ['…']
    default:
      return ['…']
  }
}

interface Template {
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[]
  readonly expressions: readonly Node[]
}

function template({ quasis, expressions }: Template, known: Known): string[] {
  const [first, ...rest] = quasis.map(({ value }) => value.cooked)
  return rest.reduce(
    (texts, text, at) => sums(sums(texts, textsOf(expressions[at] as Node, known)), [text]),
    [first ?? ''],
  )
}

function linked(name: Node, { pathOf, named }: Known): PathShape[] {
  const names = textsOf(name, { pathOf, named }).flatMap((text) => (text === '…' ? named : [text]))
  return names.map((one) => pathOf.get(one) ?? '…')
}

function sums(left: readonly string[], right: readonly string[]): string[] {
  return left.flatMap((one) => right.map((other) => one + other))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
