import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { clockShift, shiftClock } from '../stages/test-clock.ts'
import { sizes } from './sizes.ts'
import type { Picture } from './tour.ts'

/** A picture of something that still loads is none. */
const LOADED_WITHIN_MS = 30_000

interface Seen extends Pick<Picture, 'user' | 'path' | 'dark'> {
  readonly size: { readonly width: number; readonly height: number }
}

/** The page as somebody sees it who has just signed in. */
export async function openedPage(browser: Browser, url: string, { user, path, size, dark }: Seen): Promise<Page> {
  const page = await browser.newPage({
    viewport: size,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  await page.addInitScript(shiftClock, clockShift)
  await page.goto(`${url}${path}`)
  await page.getByLabel('Company key').fill(example.company_key)
  await page.getByLabel('Username').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(example.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return page
}

/** Everything is there: nothing loads, no grey box stands for what is to come, letters have their form. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], [class*="skeleton" i], [class*="spinner" i]') === null,
    undefined,
    { timeout: LOADED_WITHIN_MS },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

export async function takePicture(browser: Browser, on: { url: string; folder: string }, picture: Picture) {
  const page = await openedPage(browser, on.url, { ...picture, size: sizes[picture.size] })
  try {
    await loaded(page)
    await picture.press?.(page)
    await page.getByText(picture.shows).first().waitFor()
    await loaded(page)
    await page.screenshot({ path: join(on.folder, `${picture.name}.png`) })
  } catch (problem) {
    throw new Error(`${picture.name}: ${picture.path} is not ready for a picture`, { cause: problem })
  } finally {
    await page.close()
  }
}
