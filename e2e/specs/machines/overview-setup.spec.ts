import { expect, test } from '../../fixtures/takt.ts'
import { selectMachine, shownMachines } from '../../pages/overview.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})
test.afterEach(async ({ plant }) => {
  await plant.sql("delete from config where company_id = 1000 and system_function in ('machine-sorting', 'webcolumns')")
})

for (const width of [1280, 390]) {
  test(`T-SCREEN-01 T-LOOK-115 on ${width} px the title carries the period of the figures, which is chosen beside it and asked for again`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const asked: string[] = []
    await page.route('**/api/call', (route) => {
      const { name, payload } = route.request().postDataJSON() as { name: string; payload: { period?: string } }
      if (name === 'get_machine_figures') asked.push(payload.period ?? '')
      return route.fallback()
    })
    await signIn('operator', { path: '/machines/zone/B2' })
    for (const [choice, title, period] of [
      ['This shift', 'Machines – this shift', 'shift'],
      ['Last 24 hours', 'Machines – last 24 hours', '24h'],
      ['Planned time of today', 'Machines – planned time of today', 'calendar'],
      ['Today', 'Machines – today', 'today'],
    ] as const) {
      await page.getByRole('button', { name: 'Period of the figures' }).click()
      await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect.poll(() => asked.at(-1)).toBe(period)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

// The plant is shared by the specs of a worker: which machine comes first must not depend on who ran before.
test.afterEach(async ({ plant }) => {
  await plant.sql("delete from config where company_id = 1000 and system_function = 'machine-sorting'")
  await plant.sql('update machine set priority = 0 where company_id = 1000')
})

test('T-SCREEN-02-X machines are sorted by priority, and the choice is the person’s on another device', async ({
  browser,
  page,
  plant,
  signIn,
}) => {
  await plant.sql("update machine set priority = 9 where company_id = 1000 and zone = 'B2'")
  await plant.sql("update machine set priority = 1 where company_id = 1000 and machine_id = 'C306'")
  await plant.sql("update machine set priority = 2 where company_id = 1000 and machine_id = 'C303'")
  await signIn('operator', { path: '/machines/zone/B2' })
  await page.getByRole('button', { name: /^Sort by/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Priority' }).click()
  await expect.poll(async () => (await shownMachines(page)).slice(0, 2)).toEqual(['C306', 'C303'])
  const sorting = () =>
    plant.sql("select config from config where company_id = 1000 and system_function = 'machine-sorting'")
  await expect.poll(sorting).toEqual([{ config: { sort_by: 'priority', sort_order: 'asc' } }])
  const other = await browser.newPage()
  await other.request.post(`${plant.url}/api/session`, {
    headers: { origin: plant.url },
    data: { company_key: 'example', username: 'operator', password: 'takt-example' },
  })
  await other.goto(`${plant.url}/machines/zone/B2`)
  await expect(other.getByRole('button', { name: /^Sort by: Priority/ })).toBeVisible()
  await expect.poll(async () => (await shownMachines(other)).slice(0, 2)).toEqual(['C306', 'C303'])
  await other.close()
})

test('T-SCREEN-04-X the usual columns are there; order, width and visibility are the person’s own or everybody’s', async ({
  page,
  plant,
  signIn,
}) => {
  // Six sign-ins: three times the time of a plain spec.
  test.slow()
  const headers = page.getByRole('columnheader')
  const usual = [
    '',
    'State',
    'Time',
    'Machine',
    'Last 8 hours',
    'Order',
    'Tool',
    'Order: good / planned, pcs',
    'Good, today',
    'Scrap, today',
    'OEE, today',
    'Employee',
    'Uncoded',
  ]
  // All of them have room there.
  await page.setViewportSize({ width: 1920, height: 1000 })
  await signIn('operator', { path: '/machines/zone/B2' })
  await expect(headers).toHaveText(usual)
  await expect(page.getByRole('button', { name: 'Columns' })).toHaveCount(0)

  await signIn('supervisor', { path: '/machines/zone/B2' })
  await page.getByRole('button', { name: 'Columns' }).click()
  const setup = page.getByRole('dialog', { name: 'Columns of the machine overview' })
  await setup.getByRole('checkbox', { name: 'Tool' }).click()
  await setup.getByRole('checkbox', { name: 'Zone' }).click()
  await setup.getByRole('button', { name: 'OEE further to the front' }).click()
  await setup.getByLabel('Width of OEE').fill('160')
  // By the handle: the machine before the state.
  await setup.getByRole('button', { name: 'Move State' }).scrollIntoViewIfNeeded()
  const from = await setup.getByRole('button', { name: 'Move Machine' }).boundingBox()
  const onto = await setup.getByRole('button', { name: 'Move State' }).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((onto?.x ?? 0) + 10, (onto?.y ?? 0) + 20, { steps: 6 })
  await page.mouse.up()
  await setup.getByRole('button', { name: 'Save for me' }).click()
  await expect(setup).toBeHidden()
  const own = [
    '',
    'Machine',
    'State',
    'Time',
    'Last 8 hours',
    'Order',
    'Order: good / planned, pcs',
    'Good, today',
    'OEE, today',
    'Scrap, today',
    'Employee',
    'Uncoded',
    'Zone',
  ]
  await expect(headers).toHaveText(own)
  expect((await headers.nth(8).boundingBox())?.width).toBeCloseTo(160, 0)
  await page.reload()
  await expect(headers).toHaveText(own)

  await signIn('admin', { path: '/machines/zone/B2' })
  await expect(headers).toHaveText(usual)
  await page.getByRole('button', { name: 'Columns' }).click()
  await setup.getByRole('checkbox', { name: 'Scrap' }).click()
  await setup.getByRole('button', { name: 'Save for everybody' }).click()
  await expect(headers).toHaveText(usual.filter((name) => name !== 'Scrap, today'))
  await signIn('operator', { path: '/machines/zone/B2' })
  await expect(headers).toHaveText(usual.filter((name) => name !== 'Scrap, today'))
  // The supervisor's own columns still count there, until they are given up.
  await signIn('supervisor', { path: '/machines/zone/B2' })
  await expect(headers).toHaveText(own)
  await page.getByRole('button', { name: 'Columns' }).click()
  await setup.getByRole('button', { name: 'Usual columns' }).click()
  await expect(headers).toHaveText(usual.filter((name) => name !== 'Scrap, today'))
  await plant.sql("delete from config where company_id = 1000 and system_function = 'webcolumns'")
})

test('T-SCREEN-06 T-SCREEN-20 a chosen row has the bar of its machine; without touch parameters it says so and offers coding alone', async ({
  page,
  plant,
  signIn,
}) => {
  const configure = (touch: unknown) =>
    plant.sql("update machine set touch_config = $1 where company_id = 1000 and machine_id = 'C304'", [touch])
  const [before] = await plant.sql<{ touch_config: unknown }>(
    "select touch_config from machine where company_id = 1000 and machine_id = 'C304'",
  )
  const missing = 'touch parameters are missing for this machine'
  await plant.signal('C304', 'stopped')
  await signIn('operator', { path: '/machines/zone/B2' })
  const bar = await selectMachine(page, 'C304')
  await expect(bar.getByRole('button', { name: 'Report quantity' })).toBeVisible()
  await expect(bar.getByText(missing)).toHaveCount(0)
  await configure(null)
  try {
    await page.reload()
    await selectMachine(page, 'C304')
    await expect(bar.getByText(missing)).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Code stop' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Report quantity' })).toHaveCount(0)
  } finally {
    await configure(JSON.stringify(before?.touch_config))
    await plant.signal('C304', 'running')
  }
})
