import { execFileSync } from 'node:child_process'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { findBrowser } from '../../scripts/browser.ts'

export interface Terminal {
  readonly page: Page
  readonly context: BrowserContext
  /** Power off: nobody gets to say goodbye. */
  powerCut(): void
}

const PATIENCE_MS = 60_000

async function keepsItsFiles(): Promise<boolean> {
  const [name] = await caches.keys()
  const worker = await (await fetch('/sw.js')).text()
  const files = worker.match(/'\/assets\/[^']+'/g)?.length ?? 0
  return name !== undefined && (await (await caches.open(name)).keys()).length >= files
}

/** A browser with a disk of its own, as a terminal has: what it kept is there when it is switched on again. */
export async function switchOn(disk: string, url: string, path: string): Promise<Terminal> {
  const { executablePath, args } = await findBrowser()
  const context = await chromium.launchPersistentContext(disk, {
    executablePath,
    args,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${url}${path}`)
  const form = page.getByLabel('Username')
  const list = page.getByRole('row').nth(1)
  await form.or(list).first().waitFor()
  if (await form.isVisible()) {
    await page.getByLabel('Company key').fill(example.company_key)
    await form.fill('operator')
    await page.getByLabel('Password', { exact: true }).fill(example.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await form.waitFor({ state: 'detached' })
    if (new URL(page.url()).pathname !== path) await page.goto(`${url}${path}`)
  }
  await list.waitFor()
  // A terminal has been there for longer than some seconds when its network goes away.
  while (!(await page.evaluate(keepsItsFiles))) await new Promise((then) => setTimeout(then, 200))
  return {
    page,
    context,
    powerCut: () => {
      try {
        execFileSync('pkill', ['-9', '-f', `user-data-dir=${disk}`])
      } catch {
        // Nothing was left to kill.
      }
    },
  }
}
