import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Done, Work } from './worker.ts'

const WORKER = new URL('./worker.ts', import.meta.url)

export interface Job {
  readonly number: number
  readonly atLoad: boolean
  /** Paths, those that most likely notice first. */
  readonly tests: readonly string[]
}

/** The numbers of the mutants that no test noticed. A mutant that never ends is noticed: somebody would wait for it. */
export async function survivors(
  codes: ReadonlyMap<string, string>,
  jobs: readonly Job[],
  { limitMs, onDone }: { limitMs: number; onDone: (done: Done) => void },
): Promise<number[]> {
  const alive: number[] = []
  const told = (done: Done) => {
    if (!done.noticed) alive.push(done.number)
    onDone(done)
  }
  let rest: readonly Job[] = jobs.filter(({ atLoad }) => !atLoad)
  while (rest.length > 0) rest = await inOneWorker(codes, rest, { mutant: 0, limitMs, told })
  for (const job of jobs.filter(({ atLoad }) => atLoad)) {
    await inOneWorker(codes, [job], { mutant: job.number, limitMs, told })
  }
  return alive
}

/** True when all tests pass without a mutant: else whatever they notice is noise. */
export async function passUnbroken(
  codes: ReadonlyMap<string, string>,
  tests: readonly string[],
): Promise<string | undefined> {
  let failed: string | undefined
  const told = ({ noticed, by }: Done) => {
    if (noticed) failed = by ?? 'did not end'
  }
  await inOneWorker(codes, [{ number: 0, atLoad: false, tests }], { mutant: 0, limitMs: 300_000, told })
  return failed
}

/** Works until the end or until a mutant hangs; answers what is left to do. */
function inOneWorker(
  codes: ReadonlyMap<string, string>,
  jobs: readonly Job[],
  { mutant, limitMs, told }: { mutant: number; limitMs: number; told: (done: Done) => void },
): Promise<readonly Job[]> {
  const work: Work = {
    codes: Object.fromEntries([...codes].map(([path, code]) => [pathToFileURL(path).href, code])),
    mutants: jobs.map(({ number, tests }) => ({ number, tests: tests.map((path) => pathToFileURL(path).href) })),
    mutant,
  }
  const worker = new Worker(WORKER, { workerData: work, execArgv: ['--disable-warning=ExperimentalWarning'] })
  return new Promise((resolve, reject) => {
    let at = 0
    const end = (left: readonly Job[]) => {
      clearTimeout(clock)
      void worker.terminate().then(() => resolve(left), reject)
    }
    const hangs = () => {
      const job = jobs[at]
      if (job) told({ number: job.number, noticed: true })
      end(jobs.slice(at + 1))
    }
    let clock = setTimeout(hangs, limitMs)
    worker.on('message', (done: Done) => {
      at += 1
      told(done)
      clearTimeout(clock)
      if (at === jobs.length) end([])
      else clock = setTimeout(hangs, limitMs)
    })
    // A broken file that cannot even be loaded is noticed by whoever loads it.
    worker.on('error', hangs)
  })
}
