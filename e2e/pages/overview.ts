import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/takt.ts'

/** A machine's row; the name begins at a cell's edge, so that M10 is not M101. */
export function machineRow(page: Page, machine_id: string): Locator {
  return page.getByRole('row', { name: new RegExp(`\\b${machine_id}\\b`) })
}

export async function selectMachine(page: Page, machine_id: string): Promise<Locator> {
  await machineRow(page, machine_id).click()
  const bar = page.getByRole('complementary')
  await expect(bar).toContainText(machine_id)
  return bar
}

/** Ids of the machines on the screen, top to bottom. */
export async function shownMachines(page: Page): Promise<string[]> {
  const texts = await page.getByRole('row').allInnerTexts()
  return texts.flatMap((text) => text.match(/\b[A-Z]\d{3}\b/)?.[0] ?? [])
}
