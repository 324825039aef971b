import type { Page } from '@playwright/test'

/** Chooses what the picker of a page offers, by its name. */
export async function choosePeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Period', exact: true }).click()
  await page.getByRole('option', { name, exact: true }).click()
}
