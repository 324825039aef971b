import type { Page } from '@playwright/test'
import { aWidgetConfig } from '@takt/server/dashboards/dashboards.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { openMenu, visit, withUser } from '../../pages/shell.ts'

const forget = (plant: Plant) =>
  plant.sql("delete from company_setting where company_id = 1000 and name in ('sideMenu', 'orderDetails')")
test.afterEach(async ({ plant }) => {
  await forget(plant)
})
const saved = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible()

test('W-SCREEN-18-X T-PLANT-640 the side menu is arranged, renamed in any language, hidden and levelled, previewed per level, and put back', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('admin', { path: '/admin/side-menu-settings' })
  const entry = (name: string) => page.getByRole('listitem', { name, exact: true })
  const preview = page.getByRole('navigation', { name: 'Preview' })
  await expect(preview.getByText('Late orders', { exact: true })).toBeVisible()
  await entry('Late orders').getByLabel('Name of Late orders').fill('Overdue')
  await expect(preview.getByText('Overdue', { exact: true })).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Names in' }).getByRole('radio', { name: 'Deutsch' }).click()
  await entry('Late orders').getByLabel('Name of Late orders').fill('Überfällig')
  await expect(preview.getByText('Überfällig', { exact: true })).toBeVisible()
  await entry('Machines').getByRole('button', { name: 'Move Machines down' }).click()
  await expect(preview.getByText('Running orders', { exact: true })).toBeVisible()
  await entry('Running orders').getByRole('checkbox').click()
  await expect(preview.getByText('Running orders', { exact: true })).toHaveCount(0)
  await entry('Time history').getByLabel('Level of Time history').click()
  await expect(preview.getByText('Time history', { exact: true })).toBeVisible()
  await page.getByRole('option', { name: 'From level 3' }).click()
  await expect(preview.getByText('Time history', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await saved(page, 'The side menu is saved.')
  const menu = await openMenu(page)
  await expect(menu.getByRole('link').first()).toHaveText('My machines')
  await expect(menu.getByRole('link', { name: 'Overdue' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Running orders' })).toHaveCount(0)
  await signIn('operator', { path: '/machines/all' })
  const own = await openMenu(page)
  await expect(own.getByRole('link', { name: 'Overdue' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Time history' })).toHaveCount(0)
  // The menu that was left open lies over no page that is loaded anew.
  await signIn('admin', { path: '/admin/side-menu-settings' })
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click()
  await saved(page, 'The side menu is saved.')
  await expect(preview.getByText('Late orders', { exact: true })).toBeVisible()
  const stored = await plant.sql<{ value: string }>(
    "select value from company_setting where company_id = 1000 and name = 'sideMenu'",
  )
  expect(stored).toEqual([{ value: '' }])
})

test('W-SCREEN-05-X W-SCREEN-17-X an order has a head and seven panels with lights; panels and fields are hidden and moved with a preview of a real order, and its page follows', async ({
  page,
  plant,
  signIn,
}) => {
  const [run] = await plant.sql<{ card_no: string; machine_id: string; head: string[] }>(
    `select r.card_no, r.machine_id,
       array[c.work_order_no, c.op_number, c.part_no, p.part_description, r.machine_id] as head
     from order_run r join card c using (company_id, card_no) join part p using (company_id, part_no)
     where r.company_id = 1000 and r.end_time is null limit 1`,
  )
  const [ended] = await plant.sql<{ card_no: string; machine_id: string }>(
    `select card_no, machine_id from order_run r where company_id = 1000 and end_time is not null
       and not exists (select from order_run o where o.company_id = 1000 and o.card_no = r.card_no and o.end_time is null)
     limit 1`,
  )
  await signIn('admin', { path: `/interface/${ended?.machine_id}/order-details/${ended?.card_no}` })
  const head = page.getByRole('region', { name: 'Order', exact: true })
  await expect(head).toContainText('Ended')
  await visit(page, `/interface/${run?.machine_id}/order-details/${run?.card_no}`)
  await expect(head).toContainText('Running')
  for (const fact of run?.head ?? []) await expect(head).toContainText(fact)
  await expect(head).toContainText(/Started\s*\d.*Ended\s*–/)
  const panels = ['OEE of the order', 'Quantity', 'Time', 'Scrap', 'Setup', 'Pallets', 'Material scrap']
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Order', ...panels])
  for (const name of panels) {
    await expect(page.getByRole('region', { name, exact: true })).toContainText(/Good|Watch|Bad|No data/)
  }
  await visit(page, '/admin/order-detail-settings')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByLabel('Preview for card number').fill(run?.card_no ?? '')
  await expect(preview.getByRole('heading', { name: 'Setup', exact: true })).toBeVisible()
  const panel = (name: string) => page.getByRole('listitem', { name, exact: true })
  await panel('Setup').getByRole('checkbox', { name: 'Setup', exact: true }).click()
  await expect(preview.getByRole('heading', { name: 'Setup', exact: true })).toHaveCount(0)
  await expect(preview.getByText('Mother tool')).toBeVisible()
  await panel('Order').getByRole('checkbox', { name: 'Mother tool' }).click()
  await expect(preview.getByText('Mother tool')).toHaveCount(0)
  await panel('OEE of the order').getByRole('button', { name: 'Move OEE of the order up' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await saved(page, 'The order details are saved.')
  await visit(page, `/interface/${run?.machine_id}/order-details/${run?.card_no}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('OEE of the order')
  await expect(page.getByRole('heading', { name: 'Setup', exact: true })).toHaveCount(0)
  await expect(page.getByText('Mother tool')).toHaveCount(0)
  await visit(page, '/admin/order-detail-settings')
  await page.getByRole('button', { name: 'As usual' }).click()
  await expect(preview.getByRole('heading', { name: 'Setup', exact: true })).toBeVisible()
})

test('W-SCREEN-15-X W-SCREEN-19-X a goal is set and shown with what is reached; an action is confirmed, refreshes other screens and is logged', async ({
  page,
  plant,
  signIn,
  context,
}) => {
  await signIn('admin', { path: '/admin/production-goals' })
  await expect(page.getByText(/^reached /).first()).toBeVisible()
  await page.getByRole('button', { name: 'New goal' }).click()
  const form = page.getByRole('dialog', { name: 'New goal' })
  await form.getByLabel('Where').click()
  await page.getByRole('option', { name: /^P206 / }).click()
  await form.getByRole('textbox', { name: 'Good pieces' }).fill('4321')
  await form.getByRole('button', { name: 'Save' }).click()
  await saved(page, 'The goal of P206 is saved.')
  const row = page.getByRole('row', { name: /^P206.*4,321/ })
  await row.click()
  await page.getByRole('button', { name: 'Remove goal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove goal' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)

  const other = await context.newPage()
  await other.goto(`${plant.url}/home`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.install()
  await visit(page, '/admin/admin-actions')
  const actions = page.getByRole('list', { name: 'Admin actions' })
  await expect(actions.getByRole('heading')).toHaveText([
    'Refresh all screens',
    'Clear server caches',
    /^Clear/,
    'Send to the ERP now',
    'Sign a user out',
  ])
  const question = page.getByRole('alertdialog')
  for (const name of ['Clear', 'Send']) {
    await actions.getByRole('button', { name, exact: true }).first().click()
    await question.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(question).toContainText('Refresh all screens')
  // Nobody there is no.
  await page.clock.fastForward(121_000)
  await expect(question).toHaveCount(0)
  await expect(page.getByText('Nothing has been done yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  const loaded = other.waitForEvent('load')
  await question.getByRole('button', { name: 'Refresh' }).click()
  await loaded
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem').first()).toContainText(
    /admin.*Refresh all screens.*All open screens have been told/,
  )
  await plant.sql('delete from admin_action where company_id = 1000')
})

test('D-ROUTE-07-X W-ROUTE-36 W-ROUTE-37 W-ROUTE-38-X W-ROUTE-39 W-CONFIG-05 each template has its editor; snippets without a name are a list', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('admin', { path: '/admin/config/widgets/gauge' })
  await expect(page.getByRole('heading', { level: 1, name: 'Gauge' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' }).locator('svg')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  // A name that nobody saves is none.
  const settings = page.getByRole('region', { name: 'Saved settings' })
  await expect(settings.getByRole('button', { name: /^Save/ })).toBeDisabled()
  await settings.getByLabel('Name').fill('e2e never saved')
  await expect(settings.getByRole('button', { name: /^Save/ })).toBeEnabled()
  await visit(page, '/admin/config/dashboards/snippets')
  expect(await plant.sql("select 1 from widget_config where name = 'e2e never saved'")).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'Snippets' })).toBeVisible()
  const [board] = await plant.sql<{ template: string }>(
    "select template from config where company_id = 1000 and system_function = 'dashboards' order by 1 limit 1",
  )
  for (const path of [`dashboards/${board?.template}`, `dashboards/snippets/${board?.template}`]) {
    await visit(page, `/admin/config/${path}`)
    await expect(page.getByRole('region', { name: 'Widgets' }).or(page.getByText('Widgets')).first()).toBeVisible()
    await expect(page.locator('[data-mode="preview"]')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Widget' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible()
    for (const name of ['Save', 'Discard', 'Preview', 'Delete dashboard']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    }
  }
  await visit(page, '/admin/config/tables/machines')
  await expect(page.getByRole('checkbox', { name: 'OEE' })).toBeChecked()
  await visit(page, '/admin/config/overview/1')
  await expect(page.getByLabel('Name of the overview')).not.toHaveValue('')
})

test('W-ROUTE-40-X W-PERM-13 W-PERM-15 a template that is not there leads to the list; columns need one of two permissions; settings of widgets are seen with one and added with another', async ({
  page,
  plant,
  signIn,
}) => {
  await aWidgetConfig(plant, { compname: 'gauge', name: 'e2e of others' })
  await withUser(plant, 'operator', { granted: ['view-widget-settings'] }, async () => {
    await signIn('operator', { path: '/admin/config/widgets/gauge' })
    const settings = page.getByRole('region', { name: 'Saved settings' })
    await expect(settings.getByText('e2e of others')).toBeVisible()
    await expect(page.getByText('Missing permission: Save and delete widget settings.')).toBeVisible()
    await expect(settings.getByRole('button', { name: /^(Save|Delete)/ })).toHaveCount(0)
    await expect(settings.getByRole('textbox')).toHaveCount(0)
  })
  await plant.sql("delete from widget_config where company_id = 1000 and name = 'e2e of others'")
  await signIn('operator', { path: '/admin/config/tables/machines' })
  await expect(page.getByText('Missing permission: Configure the columns of own tables.')).toBeVisible()
  await visit(page, '/admin/config/widgets/gauge')
  await expect(page.getByText('Missing permission: See saved widget settings.')).toBeVisible()
  await signIn('admin', { path: '/home' })
  for (const [path, list] of [
    ['widgets/nothing', '/admin/config/widgets'],
    ['dashboards/nothing-here', '/admin/config/dashboards'],
    ['tables/nothing', '/admin/config/tables'],
    ['liveviews/nothing', '/admin/config/liveviews'],
    ['overview/4711', '/admin/config/overview'],
  ] as const) {
    await visit(page, `/admin/config/${path}`)
    await expect(page.getByRole('main').getByRole('link', { name: /list/ })).toHaveAttribute('href', list)
  }
})
