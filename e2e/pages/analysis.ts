import type { Locator, Page } from '@playwright/test'
import { makeCopies, minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aCard, anOrderRun } from '@takt/server/orders/orders.fixture.ts'
import { aScrapTransaction } from '@takt/server/scrap/scrap.fixture.ts'
import { patience } from '../../scripts/stages/machine.ts'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

/** A card of its own with a run, so that scrap can be booked on it. */
export async function givenCard(
  plant: Plant,
  card_no: string,
  on: { machine_id: string; endedAgo?: number },
): Promise<void> {
  const [like] = await plant.sql<{ part_no: string; op_number: string }>(
    'select part_no, op_number from card where company_id = 1000 limit 1',
  )
  const { part_no = '', op_number = '' } = like ?? {}
  const days = (count: number) => minutesAgo(count * 24 * 60)
  await aCard(plant, { card_no, machine_id: on.machine_id, part_no, op_number, work_order_no: card_no })
  await anOrderRun(plant, {
    ...{ machine_id: on.machine_id, card_no, tool_id: 'E2E-T', start_time: days(10), end_time: days(on.endedAgo ?? 1) },
  })
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
  const [reason] = await plant.sql<{ code: string }>(
    'select code from scrap_reason where company_id = 1000 order by code limit 1',
  )
  const given = {
    card_no,
    tool_id: 'E2E-T',
    scrap_reason: reason?.code ?? '',
    scrap_qty,
    scrap_cost,
    shift,
    booked_by: 'e2e',
  }
  const trans_time = minutesAgo(daysAgo * 24 * 60)
  const of = await aScrapTransaction(plant, { ...given, trans_time })
  if (count > 1) await makeCopies(plant, 'scrap_transaction', { of, count: count - 1, key: 'record_no' })
}

export async function forgetAnalysisRows(plant: Plant): Promise<void> {
  await plant.sql("delete from scrap_transaction where booked_by = 'e2e'")
  await plant.sql("delete from run_figures where p_order in (select p_order from order_run where card_no like 'E2E%')")
  await plant.sql('delete from shift_figures where company_id = 1000 and shift = 77')
  await plant.sql("delete from order_run where card_no like 'E2E%'")
  await plant.sql("delete from card where card_no like 'E2E%'")
  await plant.sql("delete from visualization_setting where changed_by <> 'example'")
}

/** The bars of a chart, by its title: the rows of its table, which is there for ears at all times. */
export function bars(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true }).locator('tbody tr')
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
