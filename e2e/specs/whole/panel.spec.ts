import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { scan } from '../../pages/scanner.ts'
import { visit } from '../../pages/shell.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** What the cells of a column hold that does not fit them. */
async function cutIn(page: Page, column: string): Promise<string[]> {
  await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  const headers = await page.getByRole('columnheader').allInnerTexts()
  const cells = page.locator(`[role="gridcell"]:nth-child(${headers.indexOf(column) + 1})`)
  await expect(cells.first()).toBeVisible()
  return cells.evaluateAll((all) =>
    all.flatMap((cell) =>
      [cell, ...cell.querySelectorAll('*')].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis',
      )
        ? [cell.textContent ?? '']
        : [],
    ),
  )
}

test('T-PLANT-334 T-PLANT-336 on a panel tools and times left are read to their end, and a notice leaves the page’s tools free', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/machines/department/10' })
  await page.getByRole('button', { name: /more columns?$/ }).click()
  expect(await cutIn(page, 'Tool')).toEqual([])
  await visit(page, '/no-such-page')
  const messages = page.getByRole('region', { name: 'Messages' })
  const said = await messages.getByText('There is no page').boundingBox()
  for (const tool of [/Period of the figures/, /Sort by/, 'Columns']) {
    const place = await page.getByRole('button', { name: tool, exact: true }).boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0)
  }
  await messages.getByRole('button', { name: 'OK' }).click()
  await visit(page, '/interface/M101/planned-orders')
  expect(await cutIn(page, 'Time left')).toEqual([])
  expect(await cutIn(page, 'Tool')).toEqual([])
  await scan(page, 'NO-SUCH-CODE')
  const nothing = await messages.getByText('No match for').boundingBox()
  const back = await page.getByRole('button', { name: 'Back' }).boundingBox()
  expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(nothing?.y ?? 0)
})
