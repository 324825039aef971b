// Runs tests of the domain against one mutant after the other, in one process that has everything loaded.
import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { expect } from 'vitest'

/** One case of a test file, by its place in it; all of them without one. */
export interface Case {
  readonly file: string
  readonly at?: number
}

export interface Work {
  /** The code with its mutants by the address of the file. */
  readonly codes: Readonly<Record<string, string>>
  /** What is broken one after the other, with the cases that are asked; none: which cases come to which mutants is found out. */
  readonly mutants: readonly { readonly number: number; readonly cases: readonly Case[] }[]
  /** Already on when the files are loaded. */
  readonly mutant: number
}

export interface Done {
  readonly number: number
  readonly noticed: boolean
  /** The case that noticed fails without the mutant too: something remembers what this mutant, or one before, has broken. */
  readonly poisoned?: true
}

/** Said before each case: the clock of who waits begins anew. */
export interface Begun {
  readonly begins: number
}

/** A case that was run with nothing broken: what it came to, and how long that took. */
export interface Covered extends Required<Case> {
  readonly ms: number
  readonly reached: readonly number[]
  readonly failed: boolean
}

type Run = () => unknown
const { codes, mutants, mutant } = workerData as Work
const world = globalThis as typeof globalThis & { isMutant(number: number): boolean; collected: Run[]; words: object }
let on = mutant
let reached = new Set<number>()
world.isMutant = (number) => {
  reached.add(number)
  return number === on
}
world.collected = []

const each =
  (add: (run: Run) => void) => (table: readonly unknown[]) => (_: string, run: (...row: unknown[]) => unknown) => {
    for (const row of table) add(() => (Array.isArray(row) ? run(...row) : run(row)))
  }
const test = (_: string, ...rest: unknown[]) =>
  world.collected.push(rest.find((one) => typeof one === 'function') as Run)
const describe = (_: string, inside: Run) => inside()
world.words = {
  expect,
  test: Object.assign(test, { each: each((run) => world.collected.push(run)) }),
  describe: Object.assign(describe, { each: each((run) => run()) }),
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && !context.parentURL?.includes('/node_modules/')
      ? { url: 'words:of-tests', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    if (url === 'words:of-tests') {
      const source = 'export const { test, describe, expect } = globalThis.words; export const it = test'
      return { format: 'module', source, shortCircuit: true }
    }
    const source = codes[url]
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true }
  },
})

const loaded = new Map<string, readonly Run[]>()

async function casesOf(file: string): Promise<readonly Run[]> {
  let runs = loaded.get(file)
  if (runs === undefined) {
    // What loads a file must not meet the mutant of another.
    const broken = on
    on = mutant
    world.collected = []
    await import(file)
    runs = world.collected
    loaded.set(file, runs)
    on = broken
  }
  return runs
}

async function runCase({ file, at }: Case): Promise<boolean> {
  try {
    const runs = await casesOf(file)
    for (const run of at === undefined ? runs : runs.slice(at, at + 1)) await run()
    return true
  } catch {
    return false
  }
}

async function judge(number: number, cases: readonly Case[]): Promise<Done> {
  on = number
  for (const [begins, one] of cases.entries()) {
    parentPort?.postMessage({ begins } satisfies Begun)
    if (await runCase(one)) continue
    on = 0
    parentPort?.postMessage({ begins } satisfies Begun)
    const poisoned = mutant === 0 && !(await runCase(one))
    return { number, noticed: true, ...(poisoned && { poisoned }) }
  }
  return { number, noticed: false }
}

async function cover(file: string): Promise<Covered[]> {
  const found: Covered[] = []
  for (const [at, run] of (await casesOf(file)).entries()) {
    reached = new Set()
    const began = performance.now()
    let failed = false
    try {
      await run()
    } catch {
      failed = true
    }
    found.push({ file, at, ms: performance.now() - began, reached: [...reached], failed })
  }
  return found
}

for (const { number, cases } of mutants) {
  if (number === 0) {
    for (const { file } of cases) parentPort?.postMessage(await cover(file))
  } else {
    parentPort?.postMessage(await judge(number, cases))
  }
}
