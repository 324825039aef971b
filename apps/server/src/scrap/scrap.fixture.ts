import { makes, ONCE, plantDayOf } from '../ground/db/makes.fixture.ts'
import { bookedOn } from '../orders/orders.fixture.ts'

export const aScrapCategory = makes('scrap_category', ({ nth }) => ({
  code: `made-${nth}`,
  names: { en: `Made category ${nth}` },
}))

/** Of the surface, for every machine. */
export const aScrapReason = makes('scrap_reason', ({ nth, given: { code = `made-${nth}` } }) => ({
  code,
  names: { en: `Reason ${code}` },
  scrap_reason_category: 'SUR',
}))

/** One piece of the card's last run. */
export const aScrapTransaction = makes(
  'scrap_transaction',
  async ({ plant, given: { trans_time = ONCE, ...given } }) => ({
    ...(await bookedOn(plant, given)),
    ...{ scrap_qty: 1, employee: '', day: plantDayOf(trans_time), shift: 1, booked_at: trans_time, booked_by: 'made' },
  }),
)
