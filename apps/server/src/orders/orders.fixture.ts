import { EXAMPLE_COMPANY, makes, ONCE, type Plant, plantDayOf } from '../ground/db/makes.fixture.ts'

/** 36 s per piece: 100 pieces an hour. */
export const aPart = makes('part', ({ nth, given: { part_no = `MADE-${nth}` } }) => ({
  part_no,
  op_number: '10',
  part_description: `${part_no} of the test`,
  op_name: 'make',
  quantity_per_cycle: 1,
  planned_setup_time: 2,
  planned_unit_time: 36,
  tool_id: '',
  yearly_qty: 5000,
}))

/** 100 pieces, planned for the hour of the run (decision 0057). */
export const aCard = makes('card', ({ nth, given: { card_no = `made-${nth}` } }) => ({
  card_no,
  work_order_no: `WO-${card_no}`,
  order_no: `ON-${card_no}`,
  op_number: '10',
  planned_op_qty: 100,
  planned_start_time: new Date().toISOString(),
}))

/** An order on a machine as if it had been started then; without `end_time` it runs. */
export const anOrderRun = makes('order_run', () => ({}))

interface Booked {
  readonly p_order: number
  readonly part_no: string
  readonly op_number: string
  readonly machine_id: string
}

/** What a booking on a card follows from: its last run, and its part. */
export async function bookedOn(plant: Plant, { card_no = '', company_id = EXAMPLE_COMPANY }): Promise<Booked> {
  const [run] = await plant.sql<Booked>(
    `select r.p_order::int, r.machine_id, c.part_no, c.op_number from order_run r join card c using (company_id, card_no)
     where company_id = $1 and card_no = $2 order by r.start_time desc limit 1`,
    [company_id, card_no],
  )
  if (!run) throw new Error(`card ${card_no} was never started`)
  return run
}

export const aGoodTransaction = makes('good_transaction', async ({ plant, given: { trans_time = ONCE, ...given } }) => {
  const { p_order, machine_id } = await bookedOn(plant, given)
  return {
    ...{ p_order, machine_id, employee: '', day: plantDayOf(trans_time), shift: 1 },
    ...{ booked_at: trans_time, booked_by: 'made' },
  }
})

export const anOrderConfirmation = makes('order_confirmation', async ({ plant, given }) => {
  const { p_order, machine_id } = await bookedOn(plant, given)
  return { ...{ p_order, machine_id, employee: '', trans_time: ONCE }, ...{ confirmed: ONCE, confirmed_by: 'made' } }
})

export const aCancellation = makes('cancellation', () => ({ remaining_qty: 100, created: ONCE, created_by: 'made' }))

export const aSetupType = makes('setup_type', ({ nth }) => ({
  code: `made-${nth}`,
  names: { en: `Made setup ${nth}` },
  view_order: 900 + nth,
}))

/** Limits and keys of a machine; of all of them with an empty name. */
export const anInputSetting = makes('input_setting', () => ({ of_machine: '' }), ['company_id', 'of_machine'])

export const anInputGroup = makes('input_group', ({ nth }) => ({ description: `Made group ${nth}` }))

export const anInputGroupSetting = makes('input_group_setting', () => ({}))
