import { type Browser, chromium, type Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { findBrowser } from '../scripts/browser.ts'

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  return await chromium.launch({ executablePath, args })
}

/** A person at a terminal, signed in, on the machine overview. */
export async function signedInPage(
  browser: Browser,
  url: string,
  { username = 'operator', viewport = { width: 1280, height: 800 } } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'en-GB' })
  await page.goto(`${url}/machines/all`)
  await page.getByLabel('Company key').fill(example.company_key)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(example.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('row').nth(3).waitFor()
  return page
}
