/** The list of all background jobs. */
import { bookCodeScrap } from './book-code-scrap.ts'
import type { Job } from './define-job.ts'
import { deliverReports } from './deliver-reports.ts'
import { dropOldSignals } from './drop-old-signals.ts'
import { endOldSessions } from './end-old-sessions.ts'
import { followActivities } from './follow-activities.ts'
import { followTheClock } from './follow-the-clock.ts'
import { forgetOldAnswers } from './forget-old-answers.ts'
import { forgetOldNotices } from './forget-old-notices.ts'
import { forgetOldReports } from './forget-old-reports.ts'
import { forgetReportedSignals } from './forget-reported-signals.ts'
import { forgetSentMessages } from './forget-sent-messages.ts'
import { makePartitions } from './make-partitions.ts'
import { noticeCalendarEnds } from './notice-calendar-ends.ts'
import { noticeLongStops } from './notice-long-stops.ts'
import { noticeOrdersSoonReady } from './notice-orders-soon-ready.ts'
import { noticeSilentMachines } from './notice-silent-machines.ts'
import { tellErpOfCountedPieces } from './tell-counted-pieces.ts'
import { warnAtOrderQuantity } from './warn-at-order-quantity.ts'

export const jobs: readonly Job[] = [
  followTheClock,
  followActivities,
  forgetOldAnswers,
  forgetOldNotices,
  forgetOldReports,
  forgetReportedSignals,
  forgetSentMessages,
  endOldSessions,
  makePartitions,
  dropOldSignals,
  noticeSilentMachines,
  noticeLongStops,
  noticeOrdersSoonReady,
  noticeCalendarEnds,
  warnAtOrderQuantity,
  bookCodeScrap,
  tellErpOfCountedPieces,
  deliverReports,
]
