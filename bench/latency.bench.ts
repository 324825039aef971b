import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { openBrowser, signedInPage } from './browser-page.ts'
import { defineBench, type Figure, percentile } from './define-bench.ts'
import type { FigureId } from './limits.ts'
import { startPlantServer } from './plant-server.ts'

interface Load {
  readonly id: FigureId
  readonly what: string
  readonly rate: number
  readonly seconds: number
  readonly machines: number
  readonly clients: number
}

const loads: Load[] = [
  { id: 'latency.one', what: '5 signals/s, one client, p95', rate: 5, seconds: 20, machines: 40, clients: 1 },
  {
    id: 'latency.hundred',
    what: '100 signals/s, 500 machines, 100 clients, p95',
    rate: 100,
    seconds: 15,
    machines: 500,
    clients: 100,
  },
]

/** From the moment a signal is posted to the moment its row shows it, the durable commit in between. */
export const latency = defineBench({
  name: 'latency',
  title: 'Signal posted → row changed in the browser',
  run: async () => {
    await buildWebIfChanged(() => {})
    const figures: Figure[] = []
    for (const load of loads) figures.push(await measure(load))
    return figures
  },
})

async function measure(load: Load): Promise<Figure> {
  const plant = await startPlantServer({
    machines: load.machines,
    webFolder: join(import.meta.dirname, '../apps/web/dist'),
  })
  const browser = await openBrowser()
  const listeners = fork(join(import.meta.dirname, 'idle-listeners.ts'), [
    plant.url,
    await plant.signIn(),
    String(load.clients - 1),
  ])
  try {
    await new Promise((resolve) => listeners.once('message', resolve))
    const page = await signedInPage(browser, plant.url)
    const shown = await watchRows(page)
    const machines = spread(shown, plant.machine_ids)
    const posted = await send(plant.url, load, machines)
    const offset = await clockOffset(page)
    await page.waitForFunction(() => (window as unknown as Seen).quietFor() > 500)
    const seen = await page.evaluate(() => (window as unknown as Seen).seen)
    const times = match(posted, seen, new Set(shown), offset)
    return {
      id: load.id,
      what: load.what,
      value: percentile(times, 0.95),
      beside: `p50 ${percentile(times, 0.5).toFixed(1)} ms, ${times.length} changes seen`,
    }
  } finally {
    listeners.kill()
    await browser.close()
    await plant.stop()
  }
}

interface Change {
  readonly machine_id: string
  readonly text: string
  readonly at: number
}

interface Seen {
  seen: Change[]
  quietFor(): number
}

/** Notes the time of every change of a row's state; answers which machines have a row on the screen. */
async function watchRows(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const store = window as unknown as Seen
    store.seen = []
    let last = performance.now()
    store.quietFor = () => performance.now() - last
    const rows = [...document.querySelectorAll<HTMLElement>('[role=row][data-row-key]')]
    for (const row of rows) {
      const state = () => row.querySelector('[data-tone]')?.getAttribute('data-tone') ?? ''
      let before = state()
      new MutationObserver(() => {
        const text = state()
        if (text === before) return
        before = text
        last = performance.now()
        store.seen.push({ machine_id: row.dataset.rowKey ?? '', text, at: Date.now() })
      }).observe(row, { subtree: true, childList: true, characterData: true, attributes: true })
    }
    return rows.map((row) => row.dataset.rowKey ?? '')
  })
}

/** Every second signal goes to a machine whose row can be seen, so that there is something to measure. */
function spread(shown: string[], all: string[]): string[] {
  const hidden = all.filter((machine_id) => !shown.includes(machine_id))
  return hidden.flatMap((machine_id, index) => [machine_id, shown[index % shown.length] as string])
}

function send(url: string, load: Load, machines: string[]): Promise<Change[]> {
  const total = load.rate * load.seconds
  const child = fork(join(import.meta.dirname, 'signal-sender.ts'), [
    url,
    example.ingestKey,
    String(load.rate),
    String(total),
    machines.join(','),
  ])
  return new Promise((resolve, reject) => {
    child.once('message', (posted: { machine_id: string; value: string; at: number }[]) =>
      resolve(posted.map(({ value, ...rest }) => ({ ...rest, text: value }))),
    )
    child.once('exit', (code) => code && reject(new Error(`the sender ended with ${code}`)))
  })
}

async function clockOffset(page: Page): Promise<number> {
  const before = Date.now()
  const there = await page.evaluate(() => Date.now())
  return there - (before + Date.now()) / 2
}

/** The nth change of a row answers the nth signal to its machine. */
function match(posted: Change[], seen: Change[], shown: ReadonlySet<string>, offset: number): number[] {
  const times: number[] = []
  for (const machine_id of shown) {
    const signals = posted.filter((signal) => signal.machine_id === machine_id)
    const changes = seen.filter((change) => change.machine_id === machine_id)
    signals.slice(0, changes.length).forEach((signal, index) => {
      times.push((changes[index] as Change).at - offset - signal.at)
    })
    if (changes.length < signals.length)
      console.log(`  ${machine_id}: ${signals.length - changes.length} changes were never seen`)
  }
  return times
}
