/** Every background job of the server, in the order in which a page lists them: what a plant would miss first, first. */
export const jobNames = [
  'follow-the-clock',
  'notice-silent-machines',
  'notice-long-stops',
  'notice-orders-soon-ready',
  'notice-calendar-ends',
  'warn-at-order-quantity',
  'book-code-scrap',
  'tell-counted-pieces',
  'follow-activities',
  'deliver-reports',
  'link-trail',
  'seal-trail',
  'erase-people',
  'make-partitions',
  'drop-old-signals',
  'forget-reported-signals',
  'forget-old-notices',
  'forget-old-reports',
  'forget-sent-messages',
  'forget-old-answers',
  'end-old-sessions',
  'harden-pins',
] as const

export type JobName = (typeof jobNames)[number]
