import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { openBrowser, signedInPage } from './browser-page.ts'
import { defineBench } from './define-bench.ts'
import { startPlantServer } from './plant-server.ts'

const HOURS = 8
/** What the first hour keeps for good (code, texts, first rows) is no leak. */
const WARM_MINUTES = 30
const CHANGES_PER_MINUTE = 20

/**
 * A dashboard on a wall for a shift. The page's clock runs ahead, minute by minute, with changed rows in each: every
 * timer fires as often as in eight hours, and because the beats of the link come in real time, it is also lost and
 * found again in every one of these minutes.
 */
export const wall = defineBench({
  name: 'wall',
  title: `A wall display left alone for ${HOURS} simulated hours`,
  run: async () => {
    await buildWebIfChanged(() => {})
    const plant = await startPlantServer({ machines: 40, webFolder: join(import.meta.dirname, '../apps/web/dist') })
    const browser = await openBrowser()
    try {
      const page = await signedInPage(browser, plant.url, { viewport: { width: 1920, height: 1080 } })
      await page.clock.install()
      await page.goto(`${plant.url}/dashboards/factory-overview`)
      await page.getByText('M101').first().waitFor()
      const devtools = await page.context().newCDPSession(page)
      await pass(page, plant, { from: 0, minutes: WARM_MINUTES })
      const before = await heapMB(devtools)
      await pass(page, plant, { from: WARM_MINUTES, minutes: HOURS * 60 - WARM_MINUTES })
      const after = await heapMB(devtools)
      const beside = `${before.toFixed(1)} MB after ${WARM_MINUTES} min, ${after.toFixed(1)} MB at the end`
      return [{ id: 'wall.heap', what: 'growth of the heap', value: after - before, beside }]
    } finally {
      await browser.close()
      await plant.stop()
    }
  },
})

interface Stretch {
  readonly from: number
  readonly minutes: number
}

async function pass(
  page: Page,
  plant: { url: string; machine_ids: string[] },
  { from, minutes }: Stretch,
): Promise<void> {
  for (let minute = from; minute < from + minutes; minute += 1) {
    await changeRows(plant, minute)
    await page.clock.runFor(60_000)
  }
}

async function changeRows({ url, machine_ids }: { url: string; machine_ids: string[] }, minute: number): Promise<void> {
  const at = new Date().toISOString()
  const signals = Array.from({ length: CHANGES_PER_MINUTE }, (_, index) => {
    const seq = minute * CHANGES_PER_MINUTE + index + 1
    return { seq, machine_id: machine_ids[seq % machine_ids.length], at, kind: 'cycles', value: 1 }
  })
  const response = await fetch(`${url}/api/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${example.ingestKey}` },
    body: JSON.stringify({ connector: 'wall', signals }),
  })
  if (!response.ok) throw new Error(`ingest answered ${response.status}`)
}

async function heapMB(devtools: CDPSession): Promise<number> {
  // Twice: what the first round frees may free more.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
