import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Begun, Case, Covered, Done, Work } from './worker.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
/** A loop that never ends may fill the memory first. */
const MEMORY_MB = 1024

export interface Job {
  readonly number: number
  readonly atLoad: boolean
  /** Paths, those that most likely notice first. */
  readonly tests: readonly string[]
}

interface Asked {
  readonly number: number
  readonly cases: readonly TimedCase[]
}

interface TimedCase extends Case {
  /** What it took with nothing broken. */
  readonly ms: number
}

/**
 * What takes longer will never end: milliseconds of work, not of the clock, which goes on while others use the machine.
 * Loading a file and what it uses is not part of a case's own time.
 */
export const limitFor = (ms: number, { loads }: { loads: boolean }) => (loads ? 10_000 : 2_000) + 10 * ms

/**
 * The numbers of the mutants that no test noticed. A mutant that never ends is noticed: somebody would wait for it. What a
 * module remembers (a calendar its days) may hide a mutant from the case that would notice, or show it to one that would
 * not: then a process of its own decides, in which it was on from the beginning.
 */
export async function survivors(
  codes: ReadonlyMap<string, string>,
  jobs: readonly Job[],
  covered: readonly Covered[],
  { isExplained, onDone }: { isExplained: (number: number) => boolean; onDone: () => void },
): Promise<number[]> {
  const alive: number[] = []
  const again: number[] = []
  const byNumber = casesByMutant(covered)
  let rest: readonly Asked[] = jobs.filter(({ atLoad }) => !atLoad).map((job) => asked(job, byNumber))
  const cases = new Map(rest.map((job) => [job.number, job]))
  const told = ({ number, noticed, poisoned }: Done) => {
    const reached = (cases.get(number)?.cases.length ?? 0) > 0
    if (poisoned || (!noticed && reached && !isExplained(number))) again.push(number)
    else if (!noticed) alive.push(number)
    onDone()
  }
  while (rest.length > 0) rest = await inOneWorker(codes, rest, { mutant: 0, told })
  const ofFile = new Map<string, number>()
  for (const { file, ms } of covered) ofFile.set(file, (ofFile.get(file) ?? 0) + ms)
  const alone = [
    ...again.map((number) => cases.get(number) as Asked),
    ...jobs
      .filter(({ atLoad }) => atLoad)
      .map(({ number, tests }) => ({
        number,
        cases: tests.map((path) => {
          const file = pathToFileURL(path).href
          return { file, ms: ofFile.get(file) ?? 0 }
        }),
      })),
  ]
  for (const job of alone) {
    const judged = ({ number, noticed }: Done) => {
      if (!noticed) alive.push(number)
      if (!again.includes(number)) onDone()
    }
    await inOneWorker(codes, [job], { mutant: job.number, told: judged })
  }
  return alive
}

/** Every case, run with nothing broken: which mutants it comes to. Each has to pass, else whatever notices is noise. */
export async function cover(codes: ReadonlyMap<string, string>, tests: readonly string[]): Promise<Covered[]> {
  const worker = start(codes, [{ number: 0, cases: tests.map((path) => ({ file: pathToFileURL(path).href })) }], 0)
  const found: Covered[] = []
  let files = 0
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', (cases: Covered[]) => {
      files += 1
      found.push(...cases)
      if (files === tests.length) void worker.terminate().then(() => resolve(found), reject)
    })
  })
}

function casesByMutant(covered: readonly Covered[]): ReadonlyMap<number, Covered[]> {
  const found = new Map<number, Covered[]>()
  for (const one of covered) {
    for (const number of one.reached) found.set(number, [...(found.get(number) ?? []), one])
  }
  return found
}

/** Only cases that come to the mutant can notice it: of the nearest file first, in each the quickest first. */
function asked({ number, tests }: Job, byNumber: ReadonlyMap<number, Covered[]>): Asked {
  const order = new Map(tests.map((path, at) => [pathToFileURL(path).href, at]))
  const cases = (byNumber.get(number) ?? [])
    .filter(({ file }) => order.has(file))
    .sort((a, b) => (order.get(a.file) as number) - (order.get(b.file) as number) || a.ms - b.ms)
  return { number, cases: cases.map(({ file, at, ms }) => ({ file, at, ms })) }
}

function start(codes: ReadonlyMap<string, string>, mutants: Work['mutants'], mutant: number): Worker {
  const byAddress = Object.fromEntries([...codes].map(([path, code]) => [pathToFileURL(path).href, code]))
  return new Worker(WORKER, {
    workerData: { codes: byAddress, mutants, mutant } satisfies Work,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
}

/** Works until the end or until a mutant hangs; answers what is left to do. */
function inOneWorker(
  codes: ReadonlyMap<string, string>,
  jobs: readonly Asked[],
  { mutant, told }: { mutant: number; told: (done: Done) => void },
): Promise<readonly Asked[]> {
  const worker = start(codes, jobs, mutant)
  return new Promise((resolve, reject) => {
    let at = 0
    let clock: NodeJS.Timeout | undefined
    let isOver = false
    const end = (left: readonly Asked[]) => {
      isOver = true
      clearTimeout(clock)
      void worker.terminate().then(() => resolve(left), reject)
    }
    const hangs = () => {
      const job = jobs[at]
      if (job) told({ number: job.number, noticed: true })
      end(jobs.slice(at + 1))
    }
    const giveUpAfter = (limit: number, worked_ms: number) => {
      clearTimeout(clock)
      const own = setTimeout(async () => {
        const left = limit + worked_ms - (await workedBy(worker))
        if (isOver || clock !== own) return
        if (left > 0) giveUpAfter(left, worked_ms + limit - left)
        else hangs()
      }, limit)
      clock = own
    }
    const loaded = new Set<string>()
    giveUpAfter(limitFor(0, { loads: true }), 0)
    worker.on('message', (said: Begun | Done) => {
      if ('begins' in said) {
        // A case at a time: a loop that never ends is known by the quickest case that meets it. By all cases together,
        // thousands of random streams among them, each such mutant took hours.
        const { file = '', ms = 0 } = jobs[at]?.cases[said.begins] ?? {}
        giveUpAfter(limitFor(ms, { loads: !loaded.has(file) }), said.worked_ms)
        loaded.add(file)
        return
      }
      at += 1
      told(said)
      if (at === jobs.length || said.poisoned) end(jobs.slice(at))
      else clearTimeout(clock)
    })
    // A broken file that cannot even be loaded is noticed by whoever loads it; so is a case that ends the program.
    worker.on('error', () => isOver || hangs())
    worker.on('exit', () => isOver || hangs())
  })
}

/** A worker that is gone has no more work in it: whatever it was given has been too much. */
async function workedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
