/** Which requirements a test really proves: those of a test that comes to something the running product comes to as well. */
import { isProduct, moduleOf, type Reach, reachOfProduct } from './reach.ts'
import { ID } from './requirement-id.ts'
import { resolveImport } from './resolve-import.ts'
import { readText } from './source-files.ts'
import { withoutComments } from './without-comments.ts'

/** They start a command of the product as a process: no import leads to it. */
const COMMAND = /['"`](?:[^'"`\n]*\/)?takt\.cjs['"`]/

export interface Proofs {
  readonly proven: readonly string[]
  /** Named by tests of what the product never uses, or by no test at all. */
  readonly named: readonly string[]
}

/** The ids that a test file names in its titles and tables; what stands in a comment proves nothing. */
export function idsIn(text: string): string[] {
  return [...new Set(withoutComments(text).match(ID) ?? [])]
}

export function proofsOf(path: string, product: Reach = reachOfProduct()): Proofs {
  const { parts } = moduleOf(path)
  const isOfCommand = COMMAND.test(readText(path))
  const proven = parts.flatMap(({ runs }, at) => {
    if (!runs) return []
    const own = walk(path, at, product)
    return own.meetsProduct || isOfCommand ? own.texts.flatMap(idsIn) : []
  })
  return { proven: [...new Set(proven)], named: idsIn(readText(path)).filter((id) => !proven.includes(id)) }
}

/** One test, with what it uses of its own file and of files that only tests share, up to where the product begins. */
function walk(path: string, at: number, product: Reach): { texts: string[]; meetsProduct: boolean } {
  const seen = new Set<string>()
  const texts: string[] = []
  let meetsProduct = false

  function part(file: string, number: number): void {
    if (seen.has(`${file} ${number}`)) return
    seen.add(`${file} ${number}`)
    const { parts, imports } = moduleOf(file)
    const { names, opens, text } = parts[number] as (typeof parts)[number]
    if (file === path) texts.push(text)
    for (const specifier of opens) meet(file, specifier, '*')
    for (const name of names) {
      const imported = imports.get(name)
      if (imported === undefined) declared(file, name)
      // A type is erased: it is no use of anything.
      else if (!imported.isType) meet(file, imported.specifier, imported.name)
    }
  }

  function declared(file: string, name: string): void {
    for (const [number, { declares, assigns }] of moduleOf(file).parts.entries()) {
      if (declares.includes(name) || assigns.includes(name)) part(file, number)
    }
  }

  function meet(from: string, specifier: string, name: string): void {
    const target = resolveImport(from, specifier)
    if (target.kind !== 'file' || !/\.(ts|tsx|js)$/.test(target.path)) return
    if (isProduct(target.path) && product.hasFile(target.path)) {
      meetsProduct ||= name === '*' || product.hasExport(target.path, name)
    } else if (name === '*') {
      for (const [number] of moduleOf(target.path).parts.entries()) part(target.path, number)
    } else {
      declared(target.path, moduleOf(target.path).exports.get(name) ?? name)
    }
  }

  part(path, at)
  return { texts, meetsProduct }
}
