import { randomUUID } from 'node:crypto'
import { retryAfterSeconds } from '@takt/domain/ground/jobs/retry-after.ts'
import type { Connections } from '../db/connections.ts'
import type { Bus } from '../live/bus.ts'
import type { Log } from '../log.ts'
import { traced } from '../traces/spans.ts'
import type { Job } from './define-job.ts'
import { jobFailure } from './job-failure.ts'
import { type Claim, claimDue, endRun, enterJobs, holdOn } from './job-rows.ts'

interface JobsParts {
  /** Of calls: for the short questions who does what, and for jobs that stand apart. */
  readonly connections: Connections
  /** For the work of all other jobs: however many wait for the database, calls do not wait for them. */
  readonly background: Connections
  readonly log: Log
  readonly now: () => number
  readonly publish: Bus['publish']
  readonly dataFolder?: string
  readonly pace?: { readonly longestMs?: number; readonly beatMs?: number }
}

export interface RunningJobs {
  /** Looks at once for what is due. */
  wake(): void
  /** Waits for the work under way. */
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 5_000
const SOONEST_MS = 100
/** A process that died is followed by another after this. */
export const HELD_MS = 15_000
const BEAT_EVERY_MS = 5_000
/** What has not ended by then never will: it is told as a failure, and another process may do it. */
export const LONGEST_MS = 30 * 60_000

/** Every job runs by itself: none waits for another, and of several processes one does it. */
export function startJobs(parts: JobsParts, list: readonly Job[]): RunningJobs {
  const together = list.filter(({ apart }) => !apart)
  const groups = list.filter(({ apart }) => apart).map((job) => startGroup(parts, [job], parts.connections))
  if (together.length > 0) groups.push(startGroup(parts, together, parts.background))
  return {
    wake: () => {
      for (const group of groups) group.wake()
    },
    stop: async () => {
      await Promise.all(groups.map((group) => group.stop()))
    },
  }
}

/** Jobs that are looked for together, which is one question to the database for all of them, and held by one beat. */
function startGroup(parts: JobsParts, jobs: readonly Job[], connections: Connections): RunningJobs {
  const { log, now, publish, pace, dataFolder = '' } = parts
  const { owner } = parts.connections
  const holder = randomUUID()
  const running = new Map<string, Promise<void>>()
  const held = new Set<string>()
  let entered = false
  let stopping = false
  let looking: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const lookIn = (ms: number) => {
    clearTimeout(timer)
    if (stopping) return
    timer = setTimeout(() => {
      looking = looking.then(look)
    }, ms)
  }

  async function look(): Promise<void> {
    if (stopping) return
    let wait = LOOK_EVERY_MS
    try {
      if (!entered) await enterJobs(owner, names(jobs))
      entered = true
      const at = now()
      // One that was given up and never ended is not begun again here, where it would stand beside itself.
      const free = jobs.filter(({ name }) => !running.has(name))
      const due = { jobs: free, holder, at, heldUntil: at + HELD_MS, latest: at + LOOK_EVERY_MS }
      const { claimed, next } = await claimDue(owner, due)
      for (const claim of claimed) begin(claim, at)
      wait = Math.max(next - now(), SOONEST_MS)
    } catch (error) {
      log.warn('jobs could not be looked for', { error })
    }
    lookIn(Math.min(wait, LOOK_EVERY_MS))
  }

  function begin(claim: Claim, at: number): void {
    const job = jobs.find(({ name }) => name === claim.name) as Job
    held.add(job.name)
    const work = run(job, claim, at)
      .catch((error) => log.warn('the end of a job could not be written', { job: job.name, error }))
      .finally(() => {
        running.delete(job.name)
        lookIn(SOONEST_MS)
      })
    running.set(job.name, work)
  }

  async function run(job: Job, claim: Claim, at: number): Promise<void> {
    const begun = performance.now()
    const about = { name: `job ${job.name}`, attributes: { 'takt.job': job.name } }
    const work = traced(about, async () => await job.run({ connections, now: at, publish, dataFolder }))
    try {
      const error = await failureWithin(pace?.longestMs ?? LONGEST_MS, work)
      if (error) log.error('a job failed', { job: job.name, error })
      const retryAt = now() + retryAfterSeconds(claim.failures + 1, job.everySeconds) * 1000
      const failure = error === null ? null : { ...jobFailure(error), at: now(), retryAt }
      await endRun(owner, { claim, holder, tookMs: performance.now() - begun, failure })
    } finally {
      held.delete(job.name)
      await work.catch(() => {})
    }
  }

  async function beat(): Promise<void> {
    if (held.size === 0) return
    const mine = [...held]
    try {
      const still = await holdOn(owner, { names: mine, holder, until: now() + HELD_MS })
      const lost = mine.filter((name) => held.has(name) && !still.includes(name))
      for (const name of lost) {
        held.delete(name)
        log.warn('a job was taken over while this process worked at it', { job: name })
      }
    } catch (error) {
      log.warn('jobs could not be held', { error })
    }
  }

  let beating: Promise<void> = Promise.resolve()
  const beats = setInterval(() => {
    beating = beating.then(beat)
  }, pace?.beatMs ?? BEAT_EVERY_MS)
  lookIn(0)
  return {
    wake: () => lookIn(0),
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await looking
      await Promise.all(running.values())
      clearInterval(beats)
      await beating
    },
  }
}

const names = (jobs: readonly Job[]) => jobs.map(({ name }) => name)

/** Null when it went well. */
async function failureWithin(ms: number, work: Promise<void>): Promise<Error | null> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<Error>((give) => {
    limit = setTimeout(() => give(new Error(`did not end within ${ms / 1000} seconds`)), ms)
  })
  const ended = work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  try {
    return await Promise.race([ended, late])
  } finally {
    clearTimeout(limit)
  }
}
