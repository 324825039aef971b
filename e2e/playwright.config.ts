import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { cores, patience } from '../scripts/stages/machine.ts'
import { setProcessClock } from '../scripts/stages/test-clock.ts'

setProcessClock()

const browser = await findBrowser()

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  globalSetup: './fixtures/postgres.ts',
  // Node reads our sources as they are. Playwright's own compiler took six seconds of each worker for those of the server,
  // which it compiles anew in every one.
  build: { external: ['**/*.ts'] },
  // A spec leans on none before it, and a long file does not keep one worker busy when the others are done.
  fullyParallel: true,
  // One more than the cores: a page that waits for its server leaves a core to another.
  workers: cores + 1,
  timeout: patience(180_000),
  expect: { timeout: patience(40_000) },
  forbidOnly: true,
  // A second try tells what fails always from what fails at times; both fail the run (scripts/stages/reports.ts).
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // What fades and slides is drawn sixty times a second, a tenth of a run's time.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Stockholm',
    trace: 'off',
    // Installing it for every page costs seconds; the spec about updates lets it in.
    serviceWorkers: 'block',
    // A page lives for seconds here: to optimise what it runs costs a twentieth of a run and pays nothing back.
    launchOptions: {
      executablePath: browser.executablePath,
      // Without a language of its own a machine cannot write the ö of a downloaded file's name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [...browser.args, '--js-flags=--no-opt --no-maglev'],
    },
  },
})
