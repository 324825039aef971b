/** What is asked between Start on a planned order and the start itself. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'

/** The kind of setup, and before it the insert where the order's tool takes one. */
export async function answerSetup(page: Page, type = 'TOOL'): Promise<void> {
  const insert = page.getByRole('dialog', { name: 'Choose the tool insert' })
  const setup = page.getByRole('dialog', { name: 'Choose the setup type' })
  await expect(insert.or(setup)).toBeVisible()
  if (await insert.isVisible()) {
    await insert.getByRole('button', { name: /-I\d/ }).first().click()
  }
  await setup.getByRole('button', { name: new RegExp(`^${type}`) }).click()
}

export async function sayWhoStarts(page: Page, number = '0102'): Promise<void> {
  const who = page.getByRole('dialog', { name: 'Who starts the order?' })
  const start = who.getByRole('button', { name: 'Start', exact: true })
  await expect(who).toBeVisible()
  await who.getByRole('textbox').fill(number)
  await who.getByRole('textbox').press('Enter')
  await expect(start).toBeEnabled()
  await start.click()
}
