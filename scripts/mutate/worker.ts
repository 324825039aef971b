// Runs tests of the domain against one mutant after the other, in one process that has everything loaded.
import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
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

/** Said before each case: the count of what it may take begins anew, at what this worker had worked by then. */
export interface Begun {
  readonly begins: number
  readonly worked_ms: number
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
const covers = mutants.some(({ number }) => number === 0)
// Asked for every expression of a rule: what a mutant is judged by must not take longer than it has to.
world.isMutant = covers ? (number) => reached.add(number) && false : (number) => number === on
// The same streams every time: one run's survivors are the next one's. The first stream that fails has noticed; to look
// for the shortest that does takes minutes, and nobody reads it.
fc.configureGlobal({ seed: 1, endOnFailure: true })
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

function begun(begins: number): Begun {
  return { begins, worked_ms: worked() }
}

function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function judge(number: number, cases: readonly Case[]): Promise<Done> {
  on = number
  for (const [begins, one] of cases.entries()) {
    parentPort?.postMessage(begun(begins))
    if (await runCase(one)) continue
    on = 0
    parentPort?.postMessage(begun(begins))
    const poisoned = mutant === 0 && !(await runCase(one))
    return { number, noticed: true, ...(poisoned && { poisoned }) }
  }
  return { number, noticed: false }
}

async function cover(file: string): Promise<Covered[]> {
  const found: Covered[] = []
  for (const [at, run] of (await casesOf(file)).entries()) {
    reached = new Set()
    const began = worked()
    let failed = false
    try {
      await run()
    } catch {
      failed = true
    }
    found.push({ file, at, ms: worked() - began, reached: [...reached], failed })
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
