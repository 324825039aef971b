import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'

export function builderPath(slug: string): string {
  return `/admin/config/dashboards/${slug}`
}

export function canvas(page: Page): Locator {
  return page.getByRole('region', { name: 'Canvas' })
}

/** A widget one can take hold of; its name tells where it lies: 'Gauge, 6 by 4 at 0, 0'. */
export function handle(page: Page, name: string | RegExp): Locator {
  return canvas(page).getByRole('button', { name })
}

export function settings(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Settings' })
}

export function add(page: Page, widget: string): Promise<void> {
  return page.getByRole('button', { name: `Add ${widget}` }).click()
}

export function saveButton(page: Page): Locator {
  return page.getByRole('banner').or(page.locator('header')).getByRole('button', { name: 'Save', exact: true }).last()
}

export async function save(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page.getByText('Dashboard saved.').last()).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
}

/** Chooses in one of the form's dropdowns. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await settings(page).getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click()
}

export function section(page: Page, name: string): Locator {
  return settings(page).getByRole('button', { name: new RegExp(`^${name}`) })
}

/** Drags from the middle of one thing by so many cells of the canvas. */
export async function dragBy(
  page: Page,
  from: Locator,
  by: { readonly columns: number; readonly rows: number; readonly of: { x: number; y: number } },
): Promise<void> {
  const [box, area] = await Promise.all([from.boundingBox(), canvas(page).locator('[data-mode]').boundingBox()])
  if (box === null || area === null) throw new Error('Nothing to drag.')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + (by.columns * area.width) / by.of.x, at.y + (by.rows * area.height) / by.of.y, {
    steps: 4,
  })
  await page.mouse.up()
}

/** Brings the pointer over a place of the canvas, in cells. */
export async function hoverCell(
  page: Page,
  to: { readonly x: number; readonly y: number; readonly of: { x: number; y: number } },
): Promise<void> {
  const area = await canvas(page).locator('[data-mode]').boundingBox()
  if (area === null) throw new Error('There is no canvas.')
  await page.mouse.move(area.x + (to.x * area.width) / to.of.x, area.y + (to.y * area.height) / to.of.y, { steps: 4 })
}
