import type { Connections } from '../db/connections.ts'
import type { Bus } from '../live/bus.ts'

export interface JobContext {
  readonly connections: Connections
  readonly now: number
  readonly publish: Bus['publish']
  /** What a job keeps outside of the database goes there; '' or left out: nowhere. */
  readonly dataFolder?: string
}

/** Work that nobody waits for. It runs in one process at a time and may be run again after a crash. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  /** Looked for by itself and done on the connections of calls: whatever other jobs do, it is never late because of them. */
  readonly apart?: true
  run(context: JobContext): Promise<void>
}

export function defineJob<const J extends Job>(job: J): J {
  return job
}
