import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, openMenu, withSetting } from '../../pages/shell.ts'

test('T-ROUTE-13 T-ROUTE-13-X the tool overview is there with its setting: where each tool is, searchable', async ({
  page,
  plant,
  signIn,
}) => {
  await withSetting(plant, 'toolOverviewEnabled', '0', async () => {
    await signIn('operator', { path: '/tools/all' })
    await expectPath(page, '/machines/all')
    await expect((await openMenu(page)).getByRole('link', { name: 'Tools' })).toHaveCount(0)
  })
  const [tool] = await plant.sql<{ tool_id: string; machine_id: string; open: string; total: string }>(
    `select m.tool_id, min(m.machine_id) as machine_id, count(*) filter (where i.status <> 0) as open, count(*) as total
     from machine m join tool_insert i using (company_id, tool_id) where company_id = 1000 and m.active
     group by m.tool_id having count(distinct m.machine_id) = 1 order by 1 limit 1`,
  )
  await signIn('operator', { path: '/home' })
  await (await openMenu(page)).getByRole('link', { name: 'Tools' }).click()
  await expectPath(page, '/tools/all')
  await page.getByRole('searchbox', { name: 'Search' }).fill(tool?.tool_id ?? '')
  const row = page.getByRole('row', { name: new RegExp(`^${tool?.tool_id}\\b`) })
  await expect(row).toContainText(`${tool?.open} / ${tool?.total}`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such tool')
  await expect(page.getByText('Nothing matches “no such tool”.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(tool?.machine_id ?? '')
  await row.getByRole('link', { name: tool?.machine_id ?? '' }).click()
  await expectPath(page, `/interface/${tool?.machine_id}`)
})
