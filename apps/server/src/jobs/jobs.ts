/** The list of all background jobs. */

import type { JobName } from '@takt/domain/ground/jobs/job-names.ts'
import { followActivities } from '../activities/jobs/follow-activities.ts'
import type { Job } from '../ground/jobs/define-job.ts'
import { forgetReportedSignals } from '../import/jobs/forget-reported-signals.ts'
import { dropOldSignals } from '../machines/jobs/drop-old-signals.ts'
import { followTheClock } from '../machines/jobs/follow-the-clock.ts'
import { forgetOldNotices } from '../machines/jobs/forget-old-notices.ts'
import { makePartitions } from '../machines/jobs/make-partitions.ts'
import { noticeCalendarEnds } from '../machines/jobs/notice-calendar-ends.ts'
import { noticeLongStops } from '../machines/jobs/notice-long-stops.ts'
import { noticeOrdersSoonReady } from '../machines/jobs/notice-orders-soon-ready.ts'
import { noticeSilentMachines } from '../machines/jobs/notice-silent-machines.ts'
import { tellErpOfCountedPieces } from '../orders/jobs/tell-counted-pieces.ts'
import { warnAtOrderQuantity } from '../orders/jobs/warn-at-order-quantity.ts'
import { endOldSessions } from '../people/jobs/end-old-sessions.ts'
import { erasePeople } from '../people/jobs/erase-people.ts'
import { hardenPins } from '../people/jobs/harden-pins.ts'
import { deliverReports } from '../reports/jobs/deliver-reports.ts'
import { forgetOldReports } from '../reports/jobs/forget-old-reports.ts'
import { forgetSentMessages } from '../reports/jobs/forget-sent-messages.ts'
import { bookCodeScrap } from '../scrap/jobs/book-code-scrap.ts'
import { linkTrail } from '../setup/jobs/link-trail.ts'
import { sealTrail } from '../setup/jobs/seal-trail.ts'
import { forgetOldAnswers } from './forget-old-answers.ts'

export const jobs: readonly (Job & { readonly name: JobName })[] = [
  followTheClock,
  followActivities,
  forgetOldAnswers,
  forgetOldNotices,
  forgetOldReports,
  forgetReportedSignals,
  forgetSentMessages,
  endOldSessions,
  linkTrail,
  sealTrail,
  erasePeople,
  hardenPins,
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
