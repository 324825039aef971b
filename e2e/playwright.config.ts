import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  globalSetup: './fixtures/postgres.ts',
  fullyParallel: false,
  // One more than the cores: a page that waits for its server leaves a core to another.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // On a shared machine one slow second is no fault of the product; a second failure is.
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
      args: [...browser.args, '--js-flags=--no-opt --no-maglev'],
    },
  },
})
