import { parseSync } from 'rolldown/utils'

/** One statement at the top of a file: what it declares, and whose names stand in it. */
export interface Part {
  readonly declares: readonly string[]
  /** Names it gives a value that others declare: `server = await start()` in a hook. */
  readonly assigns: readonly string[]
  readonly names: ReadonlySet<string>
  /** Files it names by `import()` or `new URL()`: it may use anything of them. */
  readonly opens: readonly string[]
  /** It does something when the file is loaded: nobody need name it. */
  readonly runs: boolean
  readonly line: number
  readonly text: string
}

export interface Imported {
  readonly specifier: string
  readonly name: string
  readonly isType: boolean
}

export interface Module {
  readonly parts: readonly Part[]
  /** By the name it has here: the file it comes from and its name there (`*` for all of them). */
  readonly imports: ReadonlyMap<string, Imported>
  /** By the name others know: the name it has here. */
  readonly exports: ReadonlyMap<string, string>
  /** Every file named by a static import, in order: loading this one runs them. */
  readonly loads: readonly string[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A declaration waits to be used; everything else at the top of a file is done when it is loaded. */
const WAITS =
  /^(Function|Class|Variable|TSInterface|TSTypeAlias|TSEnum|TSModule|TSDeclareFunction|Import|Export(Named|All))/

/** Reads what a file declares and uses. No scopes: a name inside a function that is also declared at the top counts as its use. */
export function readModule(path: string, text: string): Module {
  const { program, module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const imports = new Map<string, Imported>()
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { localName, importName, isType } of entries) {
      const name = importName.kind === 'Default' ? 'default' : (importName.name ?? '*')
      imports.set(localName.value, { specifier: moduleRequest.value, name, isType })
    }
  }
  const exports = new Map<string, string>()
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const name = entry.exportName.name ?? 'default'
    exports.set(name, entry.localName.name ?? (entry.moduleRequest ? `export ${name}` : 'default'))
    // Handed on from another file: it has no name here.
    if (entry.moduleRequest) {
      const { isType, moduleRequest, importName } = entry
      imports.set(`export ${name}`, { specifier: moduleRequest.value, name: importName.name ?? '*', isType })
    }
  }
  return {
    parts: (program.body as unknown as Node[]).map((node) => readPart(node, text)),
    imports,
    exports,
    loads: module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
  }
}

function readPart(node: Node, text: string): Part {
  const names = new Set<string>()
  const opens: string[] = []
  const assigns: string[] = []
  if (!node.type.startsWith('Import')) collect(node, { names, opens, assigns })
  const isDefault = node.type === 'ExportDefaultDeclaration'
  const declared = isDefault || node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node
  const declares = declared ? declaredBy(declared) : []
  return {
    declares: isDefault ? [...declares, 'default'] : declares,
    assigns,
    names,
    opens,
    runs: !isDefault && !WAITS.test(node.type),
    line: text.slice(0, node.start).split('\n').length,
    text: text.slice(node.start, node.end),
  }
}

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclaration') {
    const names = new Set<string>()
    for (const { id } of node.declarations as { id: Node }[]) {
      collect({ ...id, typeAnnotation: null }, { names, opens: [], assigns: [] })
    }
    return [...names]
  }
  const id = node.id as Node | null | undefined
  return typeof id?.name === 'string' ? [id.name] : []
}

interface Found {
  readonly names: Set<string>
  readonly opens: string[]
  readonly assigns: string[]
}

function collect(node: Node, found: Found): void {
  const { names, opens, assigns } = found
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name as string)
  if (node.type === 'ImportExpression') addText(node.source as Node, opens)
  if (node.type === 'NewExpression' && (node.callee as Node).name === 'URL') {
    const [first] = node.arguments as Node[]
    if (first) addText(first, opens)
  }
  if (node.type === 'AssignmentExpression') {
    const given = new Set<string>()
    collect(node.left as Node, { names: given, opens: [], assigns: [] })
    assigns.push(...given)
  }
  for (const [field, value] of Object.entries(node)) {
    if (isLabel(node, field)) continue
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) collect(each, found)
    } else if (isNode(value)) collect(value, found)
  }
}

/** `.name` and `name:` say a name of the object, not one of the file. */
function isLabel(node: Node, field: string): boolean {
  if (node.type === 'MemberExpression') return field === 'property' && node.computed === false
  if (node.type === 'JSXAttribute') return field === 'name'
  if (/^(Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature)$/.test(node.type)) {
    return field === 'key' && node.computed !== true
  }
  return false
}

function addText(node: Node, opens: string[]): void {
  if (node.type === 'Literal' && typeof node.value === 'string') opens.push(node.value)
  // `./${area}/calls/${name}.ts` names a family of files.
  if (node.type === 'TemplateLiteral') {
    opens.push((node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*'))
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
