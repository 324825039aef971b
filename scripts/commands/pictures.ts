import '../pictures/hour.ts'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { createLog } from '@takt/server/ground/log.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { runTakt } from '@takt/server/run/run-takt.ts'
import { example } from '@takt/server/seed/example.ts'
import { findBrowser } from '../browser.ts'
import { buildWebIfChanged } from '../build-web.ts'
import { clockShift, setProcessClock, shiftClock } from '../stages/test-clock.ts'

setProcessClock()
// The simulated plant is a process of its own and lives at the same hour.
const clock = join(import.meta.dirname, '../stages/test-clock.setup.ts')
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import ${clock}`].filter(Boolean).join(' ')

/** Pictures of the running product for README and guides: `npm run pictures [folder]`. */
const ROOT = join(import.meta.dirname, '../..')
const OUT = process.argv[2] ?? join(ROOT, 'docs/pictures')

interface Picture {
  readonly name: string
  readonly user: string
  readonly path: string
  readonly size: keyof typeof sizes
  readonly dark?: true
  /** What must stand before the picture is taken. */
  readonly shows: string
}

const sizes = {
  terminal: { width: 1280, height: 800 },
  wall: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const

const pictures: Picture[] = [
  { name: 'overview', user: 'supervisor', path: '/machines/all', size: 'terminal', shows: 'A401' },
  { name: 'overview-dark', user: 'supervisor', path: '/machines/all', size: 'terminal', dark: true, shows: 'A401' },
  { name: 'overview-phone', user: 'supervisor', path: '/machines/all', size: 'phone', shows: 'A401' },
  { name: 'cockpit', user: 'operator', path: '/interface/M101', size: 'terminal', shows: 'M101' },
  { name: 'cockpit-phone', user: 'operator', path: '/interface/M101', size: 'phone', dark: true, shows: 'M101' },
  { name: 'stop-codes', user: 'operator', path: '/interface/M101/stopcode', size: 'terminal', shows: 'M101' },
  {
    name: 'report-quantity',
    user: 'operator',
    path: '/interface/M104/report-quantity',
    size: 'terminal',
    shows: 'M104',
  },
  {
    name: 'time-history',
    user: 'supervisor',
    path: '/machines/zone/A1/time-history?period=h48',
    size: 'terminal',
    shows: 'M101',
  },
  { name: 'live-view', user: 'operator', path: '/liveview/all-machines', size: 'wall', dark: true, shows: 'M101' },
  { name: 'wall', user: 'admin', path: '/dashboards/factory-overview', size: 'wall', shows: 'M101' },
  { name: 'wall-dark', user: 'admin', path: '/dashboards/factory-overview', size: 'wall', dark: true, shows: 'M101' },
  {
    name: 'builder',
    user: 'admin',
    path: '/admin/config/dashboards/factory-overview',
    size: 'wall',
    shows: 'Packing 1',
  },
]

/** Machines say something first, people code and report: timers of one second and empty cards show nothing. */
const ALIVE_AFTER_MS = 2.5 * 60_000
/** A picture of something that still loads is none. */
const LOADED_WITHIN_MS = 30_000

async function take(browser: Browser, url: string, picture: Picture): Promise<void> {
  const page = await browser.newPage({
    viewport: sizes[picture.size],
    colorScheme: picture.dark ? 'dark' : 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  await page.addInitScript(shiftClock, clockShift)
  await page.goto(`${url}${picture.path}`)
  await page.getByLabel('Company key').fill(example.company_key)
  await page.getByLabel('Username').fill(picture.user)
  await page.getByLabel('Password', { exact: true }).fill(example.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(picture.shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], [class*="skeleton" i], [class*="spinner" i]') === null,
    undefined,
    { timeout: LOADED_WITHIN_MS },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(OUT, `${picture.name}.png`) })
  console.log(`  ${picture.name}.png`)
  await page.close()
}

async function run(): Promise<void> {
  await buildWebIfChanged(console.log)
  const dataFolder = mkdtempSync(join(tmpdir(), 'takt-pictures-'))
  // As root PostgreSQL runs as another user, who must get in.
  chmodSync(dataFolder, 0o755)
  const takt = await runTakt(
    {
      dataFolder,
      database: {},
      withExample: true,
      withSimulator: true,
      backups: null,
      backupBeforeUpgrade: false,
      server: serverSettings(
        {},
        { port: 0, webFolder: join(ROOT, 'apps/web/dist'), signInRate: { perSecond: 10, burst: 50 } },
      ),
    },
    { say: console.log, log: createLog(() => {}) },
  )
  console.log(`the plant runs for ${ALIVE_AFTER_MS / 60_000} minutes first ...`)
  await new Promise((then) => setTimeout(then, ALIVE_AFTER_MS))
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args })
  mkdirSync(OUT, { recursive: true })
  try {
    for (const picture of pictures) await take(browser, takt.url, picture)
  } finally {
    await browser.close()
    await takt.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
