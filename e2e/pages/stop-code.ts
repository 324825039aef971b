import type { Locator, Page } from '@playwright/test'
import type { Plant } from '../fixtures/takt.ts'

export function codeTile(page: Page, code: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${code}\\b`) })
}

export async function chooseCode(page: Page, code: string): Promise<Locator> {
  await codeTile(page, code).first().click()
  return page.getByRole('complementary')
}

/** What the latest stop of a machine says now. */
export async function latestStop(plant: Plant, machine_id: string): Promise<{ stop_reason: string; note: string }> {
  const [stop] = await plant.sql<{ stop_reason: string; note: string }>(
    'select stop_reason, note from stop where company_id = 1000 and machine_id = $1 order by start_time desc limit 1',
    [machine_id],
  )
  return stop ?? { stop_reason: '', note: '' }
}
