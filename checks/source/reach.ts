import { type Module, readModule } from './read-module.ts'
import { familyOf, resolveImport } from './resolve-import.ts'
import { codePaths, isTest, readText } from './source-files.ts'

/** Where the product begins: what `npm start` and the commands of an installation run, what a browser loads, and what a plant runs beside it. */
export const entries = [
  'scripts/commands/start.ts',
  'scripts/commands/serve.ts',
  'scripts/commands/company.ts',
  'scripts/commands/backup.ts',
  'scripts/commands/restore.ts',
  'scripts/commands/doctor.ts',
  'scripts/commands/move-postgres.ts',
  'apps/web/src/main.tsx',
  'apps/web/vite.config.ts',
  // Its text becomes a file of the build.
  'apps/web/src/shell/update/service-worker.js',
  'apps/server/src/dashboards/queries/query-process.ts',
  'apps/server/src/heavy-loads-worker.ts',
  'apps/connector/src/main.ts',
  'apps/simulator/src/main.ts',
]

/** What users run: no tests, no tools. */
export function isProduct(path: string): boolean {
  return /^(apps|packages)\//.test(path) && !isTest(path)
}

const modules = new Map<string, Module>()

export function moduleOf(path: string): Module {
  let module = modules.get(path)
  if (module === undefined) {
    module = readModule(path, readText(path))
    modules.set(path, module)
  }
  return module
}

/** What can be got at from some place: files by path, and in each the numbers of its parts. */
export class Reach {
  readonly parts = new Map<string, Set<number>>()
  readonly #enters: (path: string) => boolean

  /** Files that `enters` refuses are not opened by `import()`: somebody else decides when they are. */
  constructor(enters: (path: string) => boolean = () => true) {
    this.#enters = enters
  }

  hasFile(path: string): boolean {
    return this.parts.has(path)
  }

  hasExport(path: string, name: string): boolean {
    const module = moduleOf(path)
    const local = module.exports.get(name) ?? name
    return module.parts.some(({ declares }, at) => declares.includes(local) && this.parts.get(path)?.has(at))
  }

  /** The file is loaded: what it does at its top is done, and so in every file it imports. */
  load(path: string): void {
    if (this.parts.has(path) || !isCode(path)) return
    this.parts.set(path, new Set())
    const { parts, loads } = moduleOf(path)
    for (const specifier of loads) this.#open(path, specifier, (file) => this.load(file))
    for (const [at, { runs }] of parts.entries()) if (runs) this.reachPart(path, at)
  }

  /** One statement is used, and with it everything whose name stands in it. */
  reachPart(path: string, at: number): void {
    this.load(path)
    const reached = this.parts.get(path) as Set<number>
    if (reached.has(at)) return
    reached.add(at)
    const { parts, imports } = moduleOf(path)
    const { names, opens } = parts[at] as Module['parts'][number]
    for (const specifier of opens) {
      this.#open(path, specifier, (file) => {
        if (this.#enters(file)) this.reachAll(file)
      })
    }
    for (const name of names) {
      const imported = imports.get(name)
      if (imported === undefined) this.#reachLocal(path, name)
      else this.#open(path, imported.specifier, (file) => this.reachExport(file, imported.name))
    }
  }

  reachExport(path: string, name: string): void {
    this.load(path)
    if (!isCode(path)) return
    if (name === '*') {
      this.reachAll(path)
      return
    }
    const { exports, imports } = moduleOf(path)
    const local = exports.get(name) ?? name
    const imported = imports.get(local)
    if (imported) this.#open(path, imported.specifier, (file) => this.reachExport(file, imported.name))
    else this.#reachLocal(path, local)
  }

  reachAll(path: string): void {
    this.load(path)
    if (isCode(path)) for (const name of moduleOf(path).exports.keys()) this.reachExport(path, name)
  }

  #reachLocal(path: string, name: string): void {
    for (const [at, { declares }] of moduleOf(path).parts.entries()) {
      if (declares.includes(name)) this.reachPart(path, at)
    }
  }

  #open(from: string, specifier: string, found: (path: string) => void): void {
    if (specifier.includes('*')) {
      for (const path of familyOf(from, specifier)) found(path)
      return
    }
    const target = resolveImport(from, specifier)
    if (target.kind === 'file') found(target.path)
  }
}

function isCode(path: string): boolean {
  return /\.(ts|tsx|js|mjs|cjs)$/.test(path)
}

let product: Reach | undefined

/** What the running product can come to. */
export function reachOfProduct(): Reach {
  if (product === undefined) {
    product = new Reach()
    for (const entry of entries) {
      product.load(entry)
      product.reachAll(entry)
    }
  }
  return product
}

export interface Unreached {
  readonly path: string
  /** Absent: the whole file. */
  readonly name?: string
}

/** Files and exported names of the product that it can never come to. */
export function unreached(): Unreached[] {
  const reach = reachOfProduct()
  return codePaths()
    .filter(isProduct)
    .flatMap((path): Unreached[] => {
      if (!reach.hasFile(path)) return [{ path }]
      const names = [...moduleOf(path).exports.keys()]
      return names.filter((name) => !reach.hasExport(path, name)).map((name) => ({ path, name }))
    })
}
