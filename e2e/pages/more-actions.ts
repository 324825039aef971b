import type { Locator, Page } from '@playwright/test'

/** Opens what the cockpit keeps behind its one button, and hands it over. */
export async function moreActions(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  return page.getByRole('dialog', { name: 'More of this machine' })
}
