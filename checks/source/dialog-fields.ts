import { parseSync } from 'rolldown/utils'
import { readModule } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import { readText } from './source-files.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** What somebody enters something with. A search finds and keeps nothing, so it is none of them. */
const INPUTS =
  /^@takt\/ui\/(field\/(?!SearchField|field-)|checkbox\/|switch\/|segmented\/|slider\/|multi-select\/|keypad\/Keypad)/
const PLAIN_INPUTS = ['input', 'textarea', 'select']

/** The dialogs of a file that hold a field, by the name of the component that shows them, and what they lack. */
export function unaskedDialogs(path: string, text: string): string[] {
  if (!text.includes('@takt/ui/dialog/Dialog.tsx')) return []
  return componentsOf(path, text).flatMap(({ name, node, source }) => {
    const asks = source.includes('useDiscardQuestion(')
    return elementsIn(node)
      .filter((element) => nameOf(element) === 'Dialog' && !says(element, 'dismissable', 'false'))
      .filter((element) => shown(element).some((inside) => isInput({ path, text }, inside, new Set())))
      .flatMap((element) => {
        if (!asks) return [`${path} ${name}: closes without a question`]
        if (!source.includes('usePopupTime(')) return []
        return says(element, 'onTimeOut') ? [] : [`${path} ${name}: asks nobody when its time is over`]
      })
  })
}

interface Component {
  readonly name: string
  readonly node: Node
  readonly source: string
}

function componentsOf(path: string, text: string): Component[] {
  return (parseSync(path, text).program.body as unknown as Node[]).flatMap((part) => {
    const declared = /^Export(Named|Default)Declaration$/.test(part.type) ? (part.declaration as Node | null) : part
    const variables = declared?.type === 'VariableDeclaration' ? (declared.declarations as Node[]) : [declared]
    return variables.flatMap((each) => {
      const name = (each?.id as Node | undefined)?.name
      return each && typeof name === 'string' ? [{ name, node: each, source: text.slice(each.start, each.end) }] : []
    })
  })
}

function elementsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(elementsIn)
  return (node as Node).type === 'JSXElement' ? [node as Node, ...inner] : inner
}

function nameOf(element: Node): string {
  const { name } = (element.openingElement as Node).name as Node
  return typeof name === 'string' ? name : ''
}

/** Elements inside a dialog, and `{children}` or `{list}`, which somebody else fills: it may be fields. */
function shown(dialog: Node): string[] {
  const given = (dialog.children as Node[]).flatMap((child) => {
    const { type, name } = (child.expression ?? {}) as Partial<Node>
    return type === 'Identifier' && name !== 'question' ? ['input'] : []
  })
  return [...given, ...elementsIn(dialog.children).map(nameOf)]
}

function says(element: Node, attribute: string, value = ''): boolean {
  return ((element.openingElement as Node).attributes as Node[]).some((each) => {
    if ((each.name as Node | undefined)?.name !== attribute) return false
    const given = ((each.value as Node | null)?.expression as Node | undefined)?.value
    return value === '' || String(given) === value
  })
}

/** Whether a component shows an input, itself or in one that it shows. */
function isInput(at: { path: string; text: string }, name: string, seen: Set<string>): boolean {
  if (PLAIN_INPUTS.includes(name)) return true
  if (!/^[A-Z]/.test(name) || seen.has(`${at.path} ${name}`)) return false
  seen.add(`${at.path} ${name}`)
  const { imports, parts } = readModule(at.path, at.text)
  const imported = imports.get(name)
  if (imported) return INPUTS.test(imported.specifier) || isInputFrom(at.path, imported, seen)
  const late = parts.find(({ declares }) => declares.includes(name))?.opens[0]
  if (late !== undefined) return isInputFrom(at.path, { specifier: late, name: 'default' }, seen)
  const own = componentsOf(at.path, at.text).find((component) => component.name === name)
  return own !== undefined && elementsIn(own.node).some((element) => isInput(at, nameOf(element), seen))
}

function isInputFrom(from: string, imported: { specifier: string; name: string }, seen: Set<string>): boolean {
  const target = resolveImport(from, imported.specifier)
  if (target.kind !== 'file' || !target.path.startsWith('apps/web/') || !target.path.endsWith('.tsx')) return false
  const text = readText(target.path)
  const name = readModule(target.path, text).exports.get(imported.name) ?? imported.name
  if (name !== 'default') return isInput({ path: target.path, text }, name, seen)
  const named = /export default function (\w+)/.exec(text)?.[1]
  return named !== undefined && isInput({ path: target.path, text }, named, seen)
}
