import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { openBrowser, signedInPage } from './browser-page.ts'
import { defineBench, percentile } from './define-bench.ts'
import { startPlantServer } from './plant-server.ts'
import { PEER_PATH, pollingPeer } from './polling-peer.ts'

const MACHINES = 1_000
const CHANGES_PER_SECOND = 200
const SECONDS = 10

/** A big plant on one screen, all of it moving, beside a page that polls and draws the same table anew each second. */
export const overview = defineBench({
  name: 'overview',
  title: `Overview of ${MACHINES} machines at ${CHANGES_PER_SECOND} row changes/s`,
  run: async () => {
    await buildWebIfChanged(() => {})
    const plant = await startPlantServer({
      machines: MACHINES,
      webFolder: join(import.meta.dirname, '../apps/web/dist'),
    })
    const browser = await openBrowser()
    try {
      const page = await signedInPage(browser, plant.url)
      const firstData = await timeToFirstRow(page, plant.url)
      const own = await watched(page, plant)
      await page.goto('about:blank')
      const peer = await watched(await peerPage(browser, page, plant.url), plant)
      const beside = (what: keyof Seen, unit: string) => `polling page ${peer[what].toFixed(1)} ${unit}`
      return [
        { id: 'overview.first', what: 'first data after navigation', value: firstData },
        { id: 'overview.frame', what: 'between frames, p95', value: own.frame, beside: beside('frame', 'ms') },
        { id: 'overview.task', what: 'longest task', value: own.longest, beside: beside('longest', 'ms') },
        {
          id: 'overview.scripting',
          what: 'scripting per second',
          value: own.scripting,
          beside: beside('scripting', 'ms'),
        },
      ]
    } finally {
      await browser.close()
      await plant.stop()
    }
  },
})

interface Seen {
  readonly frame: number
  /** 0 when none was longer than 50 ms: the browser reports no shorter ones. */
  readonly longest: number
  readonly scripting: number
}

async function watched(page: Page, plant: { url: string; machine_ids: string[] }): Promise<Seen> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const sender = fork(join(import.meta.dirname, 'steady-sender.ts'), [
    plant.url,
    plant.machine_ids.join(),
    String(SECONDS + 4),
    String(CHANGES_PER_SECOND),
  ])
  const ended = new Promise((resolve) => sender.once('exit', resolve))
  try {
    await page.evaluate(startWatching)
    // The first second is the sender's own start.
    await page.evaluate(() => new Promise((then) => setTimeout(then, 1_500)))
    await page.evaluate(() => (window as unknown as Watch).clear())
    const before = await scriptSeconds(devtools)
    await page.evaluate((ms) => new Promise((then) => setTimeout(then, ms)), SECONDS * 1_000)
    const after = await scriptSeconds(devtools)
    const { frames, tasks } = await page.evaluate(() => (window as unknown as Watch).read())
    return {
      frame: percentile(frames, 0.95),
      longest: Math.max(0, ...tasks),
      scripting: ((after - before) * 1_000) / SECONDS,
    }
  } finally {
    await ended
    await devtools.detach()
  }
}

interface Watch {
  clear(): void
  read(): { frames: number[]; tasks: number[] }
}

function startWatching(): void {
  let frames: number[] = []
  let tasks: number[] = []
  let last = performance.now()
  const frame = (at: number) => {
    frames.push(at - last)
    last = at
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ entryTypes: ['longtask'] })
  Object.assign(window, {
    clear: () => {
      frames = []
      tasks = []
    },
    read: () => ({ frames, tasks }),
  })
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** A reload as any person does it, files from the browser's cache. */
async function timeToFirstRow(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=row][data-row-key]') === null) return
      document.documentElement.dataset.firstRow = String(performance.now())
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true })
  })
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.goto(`${url}/machines/all`)
    await page.waitForSelector('html[data-first-row]')
    times.push(Number(await page.locator('html').getAttribute('data-first-row')))
  }
  return percentile(times, 0.5)
}

async function peerPage(browser: Browser, own: Page, url: string): Promise<Page> {
  const cookies = await own.context().cookies()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.route(`**${PEER_PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: pollingPeer }))
  await page.goto(`${url}${PEER_PATH}`)
  await page.locator('tbody tr').nth(5).waitFor()
  return page
}
