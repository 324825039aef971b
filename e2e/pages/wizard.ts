import type { Page, Request } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

/** The parts of a wizard as an operator names them. */
export function wizardOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const steps = page.getByRole('navigation', { name: 'Steps' })
  const parts = {
    next: button('Next'),
    back: button('Back'),
    cancel: button('Cancel'),
    complete: button('Complete'),
    steps,
    counter: steps.getByText(/^\d\/\d$/),
    /** The indicator of a step that is done; the others cannot be pressed. */
    done: (step: string) => steps.getByRole('button', { name: step, exact: true }),
    order: (card_no: string) => page.getByRole('row', { name: new RegExp(card_no) }),
    employee: page.getByLabel('Employee number'),
    keypad: page.getByRole('group', { name: 'Good quantity' }),
    quantity: page.getByRole('group', { name: 'Good quantity' }).locator('output'),
    note: page.getByLabel('Note (may be left empty)'),
    /** What the summary or the facts beside the keypad say of something. */
    fact: (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) }),
    notice: (text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text),
    isAt: (n: number, step: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(`Step ${n} of 5: ${step}`),
    async passEmployee(number = '0101') {
      await parts.isAt(2, 'Employee')
      await parts.employee.fill(number)
      await parts.employee.press('Enter')
      await parts.next.click()
      await parts.isAt(3, 'Quantity')
    },
    /** On a machine with one order, which is passed over by itself. */
    async passQuantity(quantity = '25') {
      await parts.passEmployee()
      await page.keyboard.type(quantity)
      await parts.next.click()
      await parts.isAt(4, 'Note')
    },
    async toSummary(quantity = '25') {
      await parts.passQuantity(quantity)
      await parts.next.click()
      await parts.isAt(5, 'Summary')
    },
  }
  return parts
}

/** Every call of this name that leaves the browser from now on, tries again included. */
export function callsOf(page: Page, name: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/call') && request.postDataJSON().name === name) calls.push(request)
  })
  return calls
}

export interface Run {
  readonly p_order: string
  readonly card_no: string
  readonly work_order_no: string
  readonly good_qty: number
  readonly planned_op_qty: number
}

export function runsOn(plant: Plant, machine_id: string): Promise<Run[]> {
  return plant.sql<Run>(
    `select r.p_order, r.card_no, c.work_order_no, c.good_qty::float, c.planned_op_qty::float
     from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = $1 and r.end_time is null order by r.start_time, r.p_order`,
    [machine_id],
  )
}

export async function runOn(plant: Plant, machine_id: string): Promise<Run> {
  const runs = await runsOn(plant, machine_id)
  expect(runs).toHaveLength(1)
  return runs[0] as Run
}

export async function booked(plant: Plant, card_no: string): Promise<{ count: number; quantity: number }> {
  const [sum] = await plant.sql<{ count: number; quantity: number }>(
    `select count(*)::int, coalesce(sum(good_qty), 0)::float as quantity from good_transaction
     where company_id = 1000 and card_no = $1`,
    [card_no],
  )
  return sum as { count: number; quantity: number }
}

export async function endRun(plant: Plant, { p_order }: Run): Promise<void> {
  await plant.sql('update order_run set end_time = now() where company_id = 1000 and p_order = $1', [p_order])
}

export async function resumeRun(plant: Plant, { p_order }: Run): Promise<void> {
  await plant.sql('update order_run set end_time = null where company_id = 1000 and p_order = $1', [p_order])
}

/** As another server process on the same database tells it. */
export async function tellOrderChanged(plant: Plant, machine_id: string, card_no: string): Promise<void> {
  const events = [{ name: 'OrderChanged', data: { machine_id, card_no } }]
  await plant.sql("select pg_notify('takt_live', $1)", [JSON.stringify({ from: 'e2e', company_id: 1000, events })])
}
