import { expect, test } from '../../fixtures/takt.ts'
import { machineRow, selectMachine } from '../../pages/overview.ts'
import { expectPath, visit } from '../../pages/shell.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-PANEL-14 T-PANEL-14-X T-SCREEN-07 a chosen machine’s panel has a link for each menu that is switched on, and what its pages need is loaded with it', async ({
  page,
  signIn,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/call')) return
    const { name, payload } = request.postDataJSON() as { name: string; payload: { machine_id?: string } }
    if (payload.machine_id === 'M105') asked.push(name)
  })
  await signIn('supervisor', { path: '/machines/zone/A1' })
  const bar = await selectMachine(page, 'M105')
  const link = (name: string) => bar.getByRole('button', { name, exact: true })
  for (const name of [
    'Uncoded stops',
    'Stop history',
    'Report quantity',
    'Notes',
    'Cavities',
    'Planned orders',
    'Open machine',
  ]) {
    await expect(link(name)).toBeVisible()
  }
  await link('More').click()
  for (const name of ['Running orders', 'Finished orders', 'Signal test']) await expect(link(name)).toBeVisible()
  await expect
    .poll(() => asked)
    .toEqual(
      expect.arrayContaining([
        'get_stop_codes_for_machine',
        'get_touch_config_for_machine',
        'get_special_functions_for_machine',
      ]),
    )
  // Closed and chosen again in one breath: the bar that was still fading away is a new one.
  await expect(link('Less')).toBeVisible()
  const row = await machineRow(page, 'M105').elementHandle()
  await link('Close the bar').evaluate(async (close: HTMLElement, again) => {
    close.click()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    ;(again as HTMLElement).click()
  }, row)
  await expect(link('More')).toBeVisible()
  await link('Planned orders').click()
  await expectPath(page, '/interface/M105/planned-orders')
})

test('T-PANEL-14-X a menu that is switched off has no link', async ({ page, plant, signIn }) => {
  const flag = (name: string, value: 0 | 1) =>
    plant.sql(
      `update machine set touch_config = jsonb_set(touch_config, array[$1], to_jsonb($2::int))
       where company_id = 1000 and machine_id = 'M105'`,
      [name, value],
    )
  const flags = {
    notes_menu: 'Notes',
    good_qty_menu: 'Report quantity',
    order_menu: 'Running orders',
    history_menu: 'Stop history',
    cavities_menu: 'Cavities',
    machine_list_menu: 'Open machine',
    other_menu: 'Signal test',
  }
  try {
    for (const name of Object.keys(flags)) await flag(name, 0)
    await signIn('supervisor', { path: '/machines/zone/A1' })
    const bar = await selectMachine(page, 'M105')
    const link = (name: string) => bar.getByRole('button', { name, exact: true })
    await link('More').click()
    await expect(link('Uncoded stops')).toBeVisible()
    for (const name of Object.values(flags)) await expect(link(name)).toHaveCount(0)
  } finally {
    for (const name of Object.keys(flags)) await flag(name, 1)
  }
})

test('T-PANEL-32-X the panel puts a machine among one’s own and takes it out again, and writes a note about it', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql("delete from favourite_machine where company_id = 1000 and machine_id = 'C305'")
  await signIn('operator', { path: '/machines/zone/B2' })
  const bar = await selectMachine(page, 'C305')
  await bar.getByRole('button', { name: 'More' }).click()
  await bar.getByRole('button', { name: 'Add to my machines' }).click()
  await expect(page.getByText('C305 is among your machines.')).toBeVisible()
  await bar.getByRole('button', { name: 'Remove from my machines' }).click()
  await expect(page.getByText('C305 is no longer among your machines.')).toBeVisible()
  await bar.getByRole('button', { name: 'Write note' }).click()
  const dialog = page.getByRole('dialog', { name: 'New note about C305' })
  await expect(dialog.getByRole('button', { name: 'Use note' })).toBeDisabled()
  await dialog.getByLabel('Note').fill('Chip conveyor noisy')
  await dialog.getByRole('button', { name: 'Use note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await bar.getByRole('button', { name: 'Notes', exact: true }).click()
  await expectPath(page, '/machines/zone/B2/notes/C305')
  await expect(page.getByRole('listitem').first()).toContainText('Chip conveyor noisy')
})

test('T-ROUTE-31 T-ROUTE-07-X stop coding opened from an overview codes the current stop and leads back to that overview', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('C305', 'stopped')
  try {
    await signIn('operator', { path: '/actives/zone/B2/stopcode/C305' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /C305/ })).toBeVisible()
    await expect(main).toContainText('Uncoded stop')
    await main.getByRole('button', { name: 'Back' }).click()
    await expectPath(page, '/actives/zone/B2')
    await visit(page, '/machine-widgets/zone/B2/stopcode/C305')
    await main
      .getByRole('button', { name: /^201\b/ })
      .first()
      .click()
    await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Save' }).click()
    await expectPath(page, '/machine-widgets/zone/B2')
    const [stop] = await plant.sql<{ stop_reason: string }>(
      "select stop_reason from stop where company_id = 1000 and machine_id = 'C305' order by start_time desc limit 1",
    )
    expect(stop?.stop_reason).toBe('201')
  } finally {
    await plant.signal('C305', 'running')
  }
})

test('T-ROUTE-76-X T-PLANT-228 a machine or an order that does not exist is said to be none, with a way on; with no machine at all that is said', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('supervisor', { path: '/interface/X999/planned-orders' })
  for (const path of ['/interface/X999/planned-orders', '/history/X999/week', '/machines/all/stopcode/X999']) {
    await visit(page, path)
    await expect(page.getByText('There is no machine X999')).toBeVisible()
    await expectPath(page, path)
  }
  await page.getByRole('link', { name: 'All machines' }).last().click()
  await expectPath(page, '/machines/all')
  for (const path of ['order-confirmation/999999', 'order-details/999999', 'order-details/999999/scrap']) {
    await visit(page, `/interface/M101/${path}`)
    await expect(page.getByText('There is no order 999999 on machine M101.')).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0)
  // Somebody for whom there is no machine at all.
  await signIn('operator', { path: '/interface/M101' })
  await plant.sql(
    "update app_user set machine_restrictions = '{NONE}' where company_id = 1000 and username = 'operator'",
  )
  try {
    await page.goto('/interface/NONE')
    await expect(page.getByText('No machines available')).toBeVisible()
  } finally {
    await plant.sql("update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'operator'")
  }
})
