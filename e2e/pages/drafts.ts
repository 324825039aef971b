import type { Page } from '@playwright/test'

/** Whoever opens a page for a new purpose begins anew: a wizard that was left open would ask whether to go on. */
export async function forgetDrafts(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(':draft:')) localStorage.removeItem(key)
  })
}
