import type { Connections } from '../db/connections.ts'
import type { Bus } from '../live/bus.ts'

export interface JobContext {
  readonly connections: Connections
  readonly now: number
  readonly publish: Bus['publish']
}

/** Work that nobody waits for. It runs in one process at a time and may be run again after a crash. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  /** Looked after in a row of its own: it is never late because another job takes long. */
  readonly waitsForNone?: true
  run(context: JobContext): Promise<void>
}

export function defineJob(job: Job): Job {
  return job
}
