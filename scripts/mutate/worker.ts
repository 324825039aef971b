// Runs the tests of the domain against one mutant after the other, in one process that has everything loaded.
import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { expect } from 'vitest'

export interface Work {
  /** The code with its mutants by the address of the file. */
  readonly codes: Readonly<Record<string, string>>
  readonly mutants: readonly { readonly number: number; readonly tests: readonly string[] }[]
  /** Already on when the files are loaded. */
  readonly mutant: number
}

/** 0: the tests pass without a mutant; else whether one noticed. */
export interface Done {
  readonly number: number
  readonly noticed: boolean
  readonly by?: string
}

type Run = () => unknown
const { codes, mutants, mutant } = workerData as Work
const world = globalThis as typeof globalThis & { mutant: number; collected: Run[]; words: object }
world.mutant = mutant
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

async function testsOf(file: string): Promise<readonly Run[]> {
  let runs = loaded.get(file)
  if (runs === undefined) {
    world.collected = []
    await import(file)
    runs = world.collected
    loaded.set(file, runs)
  }
  return runs
}

async function firstToNotice(tests: readonly string[]): Promise<string | undefined> {
  for (const file of tests) {
    try {
      for (const run of await testsOf(file)) await run()
    } catch {
      return file
    }
  }
  return undefined
}

for (const { number, tests } of mutants) {
  if (mutant === 0) {
    // What loads a file must not meet the mutant of another.
    world.mutant = 0
    for (const file of tests.slice(0, 1)) await testsOf(file)
  }
  world.mutant = number
  const by = await firstToNotice(tests)
  parentPort?.postMessage({ number, noticed: by !== undefined, ...(by === undefined ? {} : { by }) } satisfies Done)
}
