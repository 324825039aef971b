import type { Page } from '@playwright/test'
import { failure, keptFailure } from '@takt/domain/ground/failure.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aCardMaterial } from '@takt/server/materials/materials.fixture.ts'
import { aCancellation, aCard, anOrderRun } from '@takt/server/orders/orders.fixture.ts'
import { aCompanySetting } from '@takt/server/setup/setup.fixture.ts'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'
import { addFlag } from './pallets.ts'

const LOCKED = keptFailure(failure('erp-order-locked', { status: 422 }))

/** The parts of the wizard that confirms orders, as a supervisor names them. */
export function confirmationOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const parts = {
    next: button('Next'),
    back: button('Back'),
    complete: button('Complete'),
    halt: page.getByRole('alertdialog', { name: 'Pallets not transferred' }),
    pieces: page.getByRole('group', { name: 'Pieces made' }).locator('output'),
    notice: (text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text),
    isAt: (step: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(new RegExp(`: ${step}$`)),
    /** Of a cancelled order the list stays, also where it is the only one: its cancellation can be reverted there. */
    async choose(card_no: string) {
      await parts.isAt('Order to confirm')
      await page.getByRole('row', { name: new RegExp(card_no) }).click()
    },
    async employee(number = '0101') {
      await parts.isAt('Employee')
      await page.getByLabel('Employee number').fill(number)
      await page.getByLabel('Employee number').press('Enter')
      await parts.next.click()
    },
    async clearPieces() {
      await page.getByRole('group', { name: 'Pieces made' }).getByRole('button', { name: 'Clear' }).click()
    },
    /** Twenty minutes ago by the server's clock, where the browser's was moved. */
    async aWhileAgo(plant: Plant) {
      await parts.isAt('Date and time')
      const [at] = await plant.sql<{ date: string; hours: string; minutes: string }>(
        `select to_char(moment, 'YYYY-MM-DD') as date, to_char(moment, 'HH24') as hours, to_char(moment, 'MI') as minutes
         from (select (now() - interval '20 minutes') at time zone time_zone as moment from company where company_id = 1000) x`,
      )
      await page.getByLabel('Date', { exact: true }).fill(at?.date ?? '')
      await page.getByLabel('Hours').fill(at?.hours ?? '')
      await page.getByLabel('Minutes').fill(at?.minutes ?? '')
    },
    async now() {
      await parts.isAt('Date and time')
      await page.getByRole('button', { name: 'Now', exact: true }).click()
    },
  }
  return parts
}

let orders = 0
/** An order that ended on the machine an hour ago, with 100 pieces booked; cancelled where asked for. */
export async function endedOrder(
  plant: Plant,
  machine_id: string,
  of: { readonly cancelled?: 'W' | 'F'; readonly flags?: readonly ('W' | 'T')[]; readonly material?: true } = {},
): Promise<string> {
  orders += 1
  const card_no = `99${String(orders).padStart(4, '0')}`
  const [like] = await plant.sql<{ part_no: string; op_number: string; material_no: string }>(
    `select part_no, op_number, (select min(material_no) from card_material where company_id = 1000) as material_no
     from card where company_id = 1000 and machine_id = $1 order by card_no limit 1`,
    [machine_id],
  )
  const { part_no = '', op_number = '', material_no = '' } = like ?? {}
  await aCard(plant, {
    ...{ card_no, machine_id, part_no, op_number, planned_op_qty: 200, good_qty: 100, in_erp: true },
    ...{ work_order_no: `WO${card_no}`, order_no: '', planned_start_time: minutesAgo(5 * 60), status: 'finished' },
  })
  await anOrderRun(plant, {
    machine_id,
    card_no,
    start_time: minutesAgo(5 * 60),
    end_time: minutesAgo(60),
    insatser: 1,
  })
  if (of.cancelled) {
    await aCancellation(plant, { machine_id, card_no, status: of.cancelled, last_error: LOCKED })
  }
  if (of.material) await aCardMaterial(plant, { card_no, material_no, planned_qty: 4, per_unit: 0.02 })
  for (const erp_status of of.flags ?? []) await addFlag(plant, { machine_id, card_no, erp_status })
  return card_no
}

/** Nothing awaits a confirmation at the machine any more. */
export async function nothingAwaits(plant: Plant, machine_id: string): Promise<void> {
  await plant.sql(`update cancellation set status = 'T' where company_id = 1000 and machine_id = $1`, [machine_id])
  await plant.sql(`update pallet_flag set erp_status = 'T' where company_id = 1000 and machine_id = $1`, [machine_id])
}

/** As another server process on the same database tells it. */
export async function tell(plant: Plant, name: string, data: object): Promise<void> {
  const events = [{ name, data }]
  await plant.sql("select pg_notify('takt_live', $1)", [JSON.stringify({ from: 'e2e', company_id: 1000, events })])
}

/** Minutes after which a screen goes back by itself, '0' never; null as the plant has it. */
export async function setInactivity(plant: Plant, minutes: string | null): Promise<void> {
  await plant.sql(`delete from company_setting where company_id = 1000 and name = 'inactivity_timeout'`)
  if (minutes === null) return
  await aCompanySetting(plant, { name: 'inactivity_timeout', value: minutes })
}
