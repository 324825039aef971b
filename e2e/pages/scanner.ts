import type { Page } from '@playwright/test'

/** As a wedge scanner does it: the characters as fast as they can be typed, then Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
