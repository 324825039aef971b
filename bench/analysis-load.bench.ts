import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openConnections } from '@takt/server/ground/db/connections.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { openBrowser, signedInPage } from './browser-page.ts'
import { defineBench, percentile } from './define-bench.ts'
import { type PlantServer, startPlantServer } from './plant-server.ts'

const ROWS = 25_000
/** Within the year that the page shows first. */
const DAYS = 300
const CARDS = 250

/** A person opens the scrap analysis on a device that has nothing stored: fetched, stored, summed and drawn. */
export const analysisLoad = defineBench({
  name: 'analysis-load',
  title: `Scrap analysis of ${ROWS.toLocaleString('en')} records on a new device`,
  run: async () => {
    await buildWebIfChanged(() => {})
    const plant = await startPlantServer({ machines: 40, webFolder: join(import.meta.dirname, '../apps/web/dist') })
    const browser = await openBrowser()
    try {
      await addScrap(plant)
      const page = await signedInPage(browser, plant.url, { username: 'supervisor' })
      const first: number[] = []
      const again: number[] = []
      for (let round = 0; round < 5; round += 1) {
        await forgetRows(page, plant.url)
        first.push(await timeToRecords(page, plant.url))
        again.push(await timeToRecords(page, plant.url))
      }
      return [
        { id: 'analysis-load.first', what: 'first load, p50', value: percentile(first, 0.5) },
        { id: 'analysis-load.again', what: 'from the browser’s database, p50', value: percentile(again, 0.5) },
      ]
    } finally {
      await browser.close()
      await plant.stop()
    }
  },
})

async function timeToRecords(page: Page, url: string): Promise<number> {
  const began = performance.now()
  await page.goto(`${url}/data/history-scrap/overview-1`)
  await page.getByText(new RegExp(`^${ROWS.toLocaleString('en-GB')} records, `)).waitFor()
  return performance.now() - began
}

/** The rows alone: files stay in the browser's cache, as on a terminal that is used every day. */
async function forgetRows(page: Page, url: string): Promise<void> {
  // A file of the same origin: a page that is open would hold the database.
  await page.goto(`${url}/settings.json`)
  await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const deleting = indexedDB.deleteDatabase('takt-analysis-1000')
        deleting.onsuccess = done
        deleting.onerror = fail
      }),
  )
}

async function addScrap({ database, machine_ids }: PlantServer): Promise<void> {
  const connections = openConnections(database)
  try {
    const { owner } = connections
    await owner.query(
      `insert into card (company_id, card_no, machine_id, part_no, op_number, planned_op_qty, work_order_no, planned_start_time)
       select c.company_id, 'B' || n, ($1::text[])[1 + n % array_length($1::text[], 1)], c.part_no, c.op_number, 100, 'B' || n, now()
       from (select * from card where company_id = 1000 limit 1) c, generate_series(1, $2::int) n`,
      [machine_ids, CARDS],
    )
    await owner.query(
      `insert into order_run (company_id, machine_id, card_no, tool_id, start_time, end_time)
       select company_id, machine_id, card_no, 'T-' || card_no, now() - interval '10 days', now() - interval '1 day'
       from card where company_id = 1000 and card_no like 'B%'`,
    )
    await owner.query(
      `insert into scrap_transaction (company_id, machine_id, card_no, p_order, part_no, op_number, tool_id, scrap_reason,
         scrap_qty, scrap_cost, employee, trans_time, day, shift, booked_at, booked_by)
       select 1000, r.machine_id, r.card_no, r.p_order, c.part_no, c.op_number, r.tool_id, s.codes[1 + n % array_length(s.codes, 1)],
         1 + n % 50, n % 7, '', at, at::date, 1 + n % 3, now(), 'bench'
       from generate_series(1, $1::int) n
         cross join lateral (select now() - interval '1 day' - make_interval(mins => (n::bigint * 1440 * $2 / $1)::int) as at) t
         cross join (select array_agg(code) as codes from scrap_reason where company_id = 1000) s
         join card c on c.company_id = 1000 and c.card_no = 'B' || (1 + n % $3::int)
         join order_run r on r.company_id = 1000 and r.card_no = c.card_no`,
      [ROWS, DAYS, CARDS],
    )
  } finally {
    await connections.close()
  }
}
