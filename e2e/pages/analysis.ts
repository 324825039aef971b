import type { Locator, Page } from '@playwright/test'
import { patience } from '../../scripts/stages/machine.ts'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

/** A card of its own with a run, so that scrap can be booked on it. */
export async function givenCard(
  plant: Plant,
  card_no: string,
  on: { machine_id: string; endedAgo?: number },
): Promise<void> {
  await plant.sql(
    `insert into card (company_id, card_no, machine_id, part_no, op_number, planned_op_qty, work_order_no, planned_start_time)
     select company_id, $1, $2, part_no, op_number, 100, $1, now() from card where company_id = 1000 limit 1`,
    [card_no, on.machine_id],
  )
  await plant.sql(
    `insert into order_run (company_id, machine_id, card_no, tool_id, start_time, end_time)
     values (1000, $2, $1, 'E2E-T', now() - interval '10 days', now() - make_interval(days => $3))`,
    [card_no, on.machine_id, on.endedAgo ?? 1],
  )
}

export interface Scrapped {
  readonly card_no: string
  readonly daysAgo: number
  readonly scrap_qty: number
  readonly scrap_cost?: number | null
  readonly shift?: number
  readonly count?: number
}

export async function givenScrap(
  plant: Plant,
  { card_no, daysAgo, scrap_qty, scrap_cost = 1, shift = 1, count = 1 }: Scrapped,
) {
  await plant.sql(
    `insert into scrap_transaction (company_id, machine_id, card_no, p_order, part_no, op_number, tool_id, scrap_reason,
       scrap_qty, scrap_cost, employee, trans_time, day, shift, booked_at, booked_by)
     select 1000, r.machine_id, r.card_no, r.p_order, c.part_no, c.op_number, r.tool_id,
       (select code from scrap_reason where company_id = 1000 order by code limit 1), $2, $3, '',
       now() - make_interval(days => $4),
       ((now() - make_interval(days => $4)) at time zone 'Europe/Stockholm')::date, $5, now(), 'e2e'
     from order_run r join card c on c.company_id = r.company_id and c.card_no = r.card_no, generate_series(1, $6)
     where r.company_id = 1000 and r.card_no = $1`,
    [card_no, scrap_qty, scrap_cost, daysAgo, shift, count],
  )
}

export async function forgetAnalysisRows(plant: Plant): Promise<void> {
  await plant.sql("delete from scrap_transaction where booked_by = 'e2e'")
  await plant.sql("delete from run_figures where p_order in (select p_order from order_run where card_no like 'E2E%')")
  await plant.sql('delete from shift_figures where company_id = 1000 and shift = 77')
  await plant.sql("delete from order_run where card_no like 'E2E%'")
  await plant.sql("delete from card where card_no like 'E2E%'")
  await plant.sql("delete from visualization_setting where changed_by <> 'example'")
}

/** The bars of a chart, by its title. */
export function bars(page: Page, title: string): Locator {
  return page.getByRole('list', { name: title, exact: true }).getByRole('listitem')
}

export async function expectRecords(page: Page, count: number): Promise<void> {
  const shown = count.toLocaleString('en-GB')
  // Twenty thousand rows are fetched first; what is older than the chosen time comes behind them.
  await expect(page.getByText(new RegExp(`^${shown} records?, `))).toBeVisible({ timeout: patience(60_000) })
  await expect(page.getByText(/^Rows loaded/)).toBeVisible()
}

export async function openFilter(page: Page, name: string): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'What is shown' })
  await panel
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}`) })
    .click()
  return panel.getByRole('group', { name, exact: true })
}

/** How many records of a table of the browser's database there are, and its version and indexes. */
export async function stored(
  page: Page,
): Promise<{ version: number; tables: Record<string, { records: number; indexes: string[] }> }> {
  return await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const open = indexedDB.open('takt-analysis-1000')
        open.onerror = () => fail(open.error)
        open.onsuccess = () => {
          const db = open.result
          const names = [...db.objectStoreNames]
          const tables: Record<string, { records: number; indexes: string[] }> = {}
          const reading = db.transaction(names)
          for (const name of names) {
            const store = reading.objectStore(name)
            const all = store.getAll()
            all.onsuccess = () => {
              // A chunk of rows is one record of the database.
              const records = all.result.reduce((sum, { rows }) => sum + (rows?.length ?? 1), 0)
              tables[name] = { records, indexes: [...store.indexNames] }
            }
          }
          reading.oncomplete = () => {
            db.close()
            done({ version: db.version / 10, tables })
          }
        }
      }),
  )
}
