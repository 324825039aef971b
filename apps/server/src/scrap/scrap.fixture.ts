import { EXAMPLE_COMPANY, makes, ONCE, type Plant, plantDayOf } from '../ground/db/makes.fixture.ts'
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

interface Many {
  readonly card_no: string
  readonly scrap_reason: string
  readonly count: number
  readonly from: string
  readonly everySeconds: number
}

/**
 * A piece every so many seconds. The keys are right by construction; checking 100,000 of them takes longer than all the rest.
 */
export async function manyScrapTransactions(plant: Plant, many: Many): Promise<void> {
  const { machine_id, p_order, part_no, op_number } = await bookedOn(plant, many)
  await plant.sql('set session_replication_role = replica')
  await plant.sql(
    `insert into scrap_transaction (company_id, machine_id, card_no, p_order, part_no, op_number, scrap_reason,
       scrap_qty, employee, trans_time, day, shift, booked_at, booked_by)
     select $1, $2, $3, $4, $5, $6, $7, 1, '', $8::timestamptz + n * make_interval(secs => $9), $10, 1, $8, 'made'
     from generate_series(0, $11 - 1) n`,
    [
      ...[EXAMPLE_COMPANY, machine_id, many.card_no, p_order, part_no, op_number, many.scrap_reason],
      ...[many.from, many.everySeconds, plantDayOf(many.from), many.count],
    ],
  )
  await plant.sql('reset session_replication_role')
}
