import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/takt.ts'

/** Escape and Cancel ask before what was typed is lost: kept it stands there as before, discarded the dialog is gone. */
export async function expectAskedBeforeLoss(page: Page, dialog: Locator, typed: Locator): Promise<void> {
  // A number that is left is written with its thousands.
  const digits = async () => (await typed.inputValue()).replaceAll(/\D/g, '')
  const before = await digits()
  const asked = page.getByRole('alertdialog', { name: 'Discard what you have changed?' })
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(asked).toHaveCount(0)
  expect(await digits()).toBe(before)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
}
