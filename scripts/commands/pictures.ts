import '../pictures/hour.ts'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createLog } from '@takt/server/ground/log.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { runTakt } from '@takt/server/run/run-takt.ts'
import { findBrowser } from '../browser.ts'
import { buildWebIfChanged } from '../build-web.ts'
import { takeCoding } from '../pictures/coding.ts'
import { takePicture } from '../pictures/take.ts'
import { pictures, tourPage } from '../pictures/tour.ts'
import { setProcessClock } from '../stages/test-clock.ts'

setProcessClock()
// The simulated plant is a process of its own and lives at the same hour.
const clock = join(import.meta.dirname, '../stages/test-clock.setup.ts')
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import ${clock}`].filter(Boolean).join(' ')

/** Pictures of the running product and the tour that shows them: `npm run pictures [folder]`. */
const ROOT = join(import.meta.dirname, '../..')
const OUT = process.argv[2] ?? join(ROOT, 'docs/pictures')

/** Machines say something first, people code and report: timers of one second and empty cards show nothing. */
const ALIVE_AFTER_MS = 2.5 * 60_000
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
    const on = { url: takt.url, folder: OUT }
    await takeCoding(browser, on)
    for (const picture of pictures) {
      await takePicture(browser, on, picture)
      console.log(`  ${picture.name}.png`)
    }
    if (process.argv[2] === undefined) writeFileSync(join(ROOT, 'docs/tour.md'), tourPage())
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
