/** The list of all background jobs. */
import type { Job } from './define-job.ts'
import { endOldSessions } from './end-old-sessions.ts'
import { followTheClock } from './follow-the-clock.ts'
import { forgetOldAnswers } from './forget-old-answers.ts'
import { makePartitions } from './make-partitions.ts'
import { noticeSilentMachines } from './notice-silent-machines.ts'

export const jobs: readonly Job[] = [
  followTheClock,
  forgetOldAnswers,
  endOldSessions,
  makePartitions,
  noticeSilentMachines,
]
