import type { Locator, Page } from '@playwright/test'

/** The form that is open, and the button that saves it. */
export function formOf(page: Page): { form: Locator; save: Locator } {
  const form = page.getByRole('dialog')
  return { form, save: form.getByRole('button', { name: 'Save' }) }
}
