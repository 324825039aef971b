import type { JobName } from '@takt/domain/ground/jobs/job-names.ts'
import type { TextKey } from '@takt/texts/texts.ts'

/** What each job does, in words. */
export const jobWords = {
  'follow-the-clock': 'job.follow-the-clock',
  'notice-silent-machines': 'job.notice-silent-machines',
  'notice-long-stops': 'job.notice-long-stops',
  'notice-orders-soon-ready': 'job.notice-orders-soon-ready',
  'notice-calendar-ends': 'job.notice-calendar-ends',
  'warn-at-order-quantity': 'job.warn-at-order-quantity',
  'book-code-scrap': 'job.book-code-scrap',
  'tell-counted-pieces': 'job.tell-counted-pieces',
  'follow-activities': 'job.follow-activities',
  'deliver-reports': 'job.deliver-reports',
  'link-trail': 'job.link-trail',
  'seal-trail': 'job.seal-trail',
  'erase-people': 'job.erase-people',
  'make-partitions': 'job.make-partitions',
  'drop-old-signals': 'job.drop-old-signals',
  'forget-reported-signals': 'job.forget-reported-signals',
  'forget-old-notices': 'job.forget-old-notices',
  'forget-old-reports': 'job.forget-old-reports',
  'forget-sent-messages': 'job.forget-sent-messages',
  'forget-old-answers': 'job.forget-old-answers',
  'end-old-sessions': 'job.end-old-sessions',
  'harden-pins': 'job.harden-pins',
} as const satisfies Record<JobName, TextKey>
