import type { Locator, Page } from '@playwright/test'
import { settings } from './builder.ts'

/** A panel of the option form by its legend. */
export function panel(page: Page, name: string): Locator {
  return settings(page).getByRole('group', { name, exact: true })
}

export async function chooseIn(part: Locator, label: string, option: string | RegExp): Promise<void> {
  await part.getByRole('combobox', { name: label, exact: true }).click()
  await part
    .page()
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .click()
}

export function fieldIn(part: Locator, label: string): Locator {
  return part.getByRole('textbox', { name: label, exact: true })
}

/** Everything a closed list offers, in its order. */
export async function offeredIn(part: Locator, label: string): Promise<string[]> {
  await part.getByRole('combobox', { name: label, exact: true }).click()
  const options = part.page().getByRole('option')
  // A list opens a moment after its field was pressed: read before, it offers nothing.
  await options.first().waitFor()
  const all = await options.allTextContents()
  await part.page().keyboard.press('Escape')
  return all
}
