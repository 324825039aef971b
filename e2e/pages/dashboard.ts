import type { Locator, Page } from '@playwright/test'
import { Dashboard, type DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { aConfig } from '@takt/server/setup/setup.fixture.ts'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

/** Dashboards of specs: taken away again by `dropDashboards`. */
const OWN = 'e2e-'

export type Given = { readonly slug: `${typeof OWN}${string}` } & Partial<Omit<Dashboard, 'slug'>>

/** Puts a dashboard into the database as if somebody had saved it. */
export async function givenDashboard(plant: Plant, given: Given): Promise<void> {
  const config = Dashboard.parse({ title: given.slug, ...given })
  await aConfig(plant, { system_function: 'dashboards', template: config.slug, config })
}

export async function storedDashboard(plant: Plant, slug: string): Promise<Dashboard | undefined> {
  const [row] = await plant.sql<{ config: Dashboard }>(
    "select config from config where company_id = 1000 and system_function = 'dashboards' and template = $1",
    [slug],
  )
  return row?.config
}

export async function dropDashboards(plant: Plant): Promise<void> {
  await plant.sql(`delete from config where company_id = 1000 and template like '${OWN}%'`)
}

type Place = readonly [x: number, y: number, w: number, h: number, z?: number]

export function widget(
  component: string,
  place: Place,
  config: DashboardWidget['config'] = {},
  id = `${component}-${place.join('-')}`,
): DashboardWidget {
  const [x, y, w, h, z] = place
  return { id, component, pos: { x, y, w, h, ...(z === undefined ? {} : { z }) }, config }
}

export const machinesSource = {
  slug: 'machines',
  name: 'Machines',
  source: 'machines',
  multimachine: true,
  interval: 60,
  events: [],
  parameters: {},
}

/** A table of them. All that is known of the machines would be nine thousand elements, which a page takes seconds to draw. */
export const machinesTable = {
  dataSource: 'machines',
  table: ['machine_id', 'machine_description', 'status'].map((key) => ({ id: key, key })),
}

/** The drawn dashboard, live or in the builder. */
export function grid(page: Page): Locator {
  return page.locator('[data-mode="active"], [data-mode="preview"]').first()
}

/** The boxes of the widgets in the order of the list. */
export function boxes(page: Page): Locator {
  return grid(page).locator(':scope > div')
}

/** A tile of the status widget; what it shows is read as a person reads it. */
export function tile(page: Page, machine_id: string): Locator {
  return grid(page).locator('[data-state]').filter({ hasText: machine_id })
}

/** Where a box lies, in cells of a grid of this size. */
export async function cellsOf(page: Page, box: Locator, size: { x: number; y: number }): Promise<number[]> {
  await expect(box).toBeVisible()
  const [outer, inner] = await Promise.all([grid(page).boundingBox(), box.boundingBox()])
  if (outer === null || inner === null) throw new Error('The dashboard is not drawn.')
  const cell = { w: outer.width / size.x, h: outer.height / size.y }
  return [(inner.x - outer.x) / cell.w, (inner.y - outer.y) / cell.h, inner.width / cell.w, inner.height / cell.h].map(
    (value) => Number(value.toFixed(1)),
  )
}

/** The person's rights by hand, for specs about them; give none to take them back. */
export async function givenRights(
  plant: Plant,
  username: string,
  rights: { readonly granted?: readonly string[]; readonly removed?: readonly string[] } = {},
): Promise<void> {
  await plant.sql('update app_user set granted = $2, removed = $3 where company_id = 1000 and username = $1', [
    username,
    rights.granted ?? [],
    rights.removed ?? [],
  ])
}
