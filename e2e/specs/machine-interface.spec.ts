import { expect, test } from '../fixtures/takt.ts'
import { expectPath } from '../pages/shell.ts'

test('T-ROUTE-35 the cockpit shows the people, the order with scrap and what is left, and a button for each menu that is switched on', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const [order] = await plant.sql<{ card_no: string; scrap_qty: number }>(
    `select c.card_no, c.scrap_qty::float as scrap_qty from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = 'M106' and r.end_time is null`,
  )
  const scrap = (quantity: number) =>
    plant.sql('update card set scrap_qty = $2 where company_id = 1000 and card_no = $1', [order?.card_no, quantity])
  const notesMenu = (flag: number) =>
    plant.sql(
      `update machine set touch_config = jsonb_set(touch_config, '{notes_menu}', to_jsonb($1::int))
       where company_id = 1000 and machine_id = 'M106'`,
      [flag],
    )
  await scrap(37)
  try {
    await signIn('supervisor', { path: '/interface/M106' })
    const main = page.getByRole('main')
    await expect(main.getByRole('region', { name: 'Running orders' })).toContainText(/37 scrap.*left/)
    const people = main.getByRole('region', { name: /^Signed in/ })
    await expect(people).toContainText('Maria Bergström')
    await expect(people).toContainText('Manning 0.33')
    const menu = main.getByRole('navigation', { name: 'More of this machine' })
    await expect(menu.getByRole('button')).toHaveText(['Notes', 'Cavities'])
    await people.getByRole('button', { name: 'People' }).click()
    await expectPath(page, '/interface/M106/signed-in')
    await notesMenu(0)
    await page.goto(`${plant.url}/interface/M106`)
    await expect(menu.getByRole('button')).toHaveText(['Cavities'])
  } finally {
    await notesMenu(1)
    await scrap(order?.scrap_qty ?? 0)
  }
})
