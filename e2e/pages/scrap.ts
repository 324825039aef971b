import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

/** The parts of the scrap wizards as an operator names them. */
export function scrapOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const parts = {
    next: button('Next'),
    back: button('Back'),
    cancel: button('Cancel'),
    complete: button('Complete'),
    row: (name: string | RegExp) => page.getByRole('row', { name }),
    quantity: page.getByRole('group', { name: 'Scrap quantity' }).locator('output'),
    notice: (text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text),
    isAt: (step: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(new RegExp(`: ${step}$`)),
    steps: page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem'),
    async reason(code: string) {
      await parts.isAt('Scrap reason')
      await page.getByRole('searchbox', { name: 'Search' }).fill(code)
      await parts.row(new RegExp(`^${code} `)).click()
      await parts.next.click()
    },
    async pieces(count: string) {
      await parts.isAt('Scrap quantity')
      await page.keyboard.type(count)
      await parts.next.click()
    },
    async employee(number = '0101') {
      await parts.isAt('Employee')
      await page.getByLabel('Employee number').fill(number)
      await page.getByLabel('Employee number').press('Enter')
      await parts.next.click()
    },
  }
  return parts
}

export interface ScrapBooked {
  readonly scrap_reason: string
  readonly scrap_qty: number
  readonly scrap_text: string
  readonly at: string
}

/** What was booked on a card since a moment, oldest first. */
export function scrapOf(plant: Plant, card_no: string): Promise<ScrapBooked[]> {
  return plant.sql<ScrapBooked>(
    `select scrap_reason, scrap_qty::float, scrap_text, to_char(trans_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI') as at
     from scrap_transaction where company_id = 1000 and card_no = $1 order by record_no`,
    [card_no],
  )
}
