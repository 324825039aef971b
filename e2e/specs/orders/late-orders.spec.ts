import type { Page } from '@playwright/test'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { expectPath, visit } from '../../pages/shell.ts'

const cells = ['C301', 'C302', 'C303', 'C304', 'C305', 'C306', 'C307', 'I801']

/** Of the cells only C302 (two orders) and C304 (one) are late while the steps run. */
async function withLateOrders(plant: Plant, steps: () => Promise<void>): Promise<void> {
  const before = await plant.sql<{ card_no: string; machine_id: string; planned_start_time: Date }>(
    `select card_no, machine_id, planned_start_time from card where company_id = 1000 and status = 'planned'
     and machine_id = any ($1) order by machine_id, card_no`,
    [cells],
  )
  const plan = (card_no: string, at: Date) =>
    plant.sql('update card set planned_start_time = $2 where company_id = 1000 and card_no = $1', [card_no, at])
  const late = [
    ...before.filter(({ machine_id }) => machine_id === 'C302').slice(0, 2),
    ...before.filter(({ machine_id }) => machine_id === 'C304').slice(0, 1),
  ]
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  for (const { card_no } of before) await plan(card_no, days(2))
  for (const { card_no } of late) await plan(card_no, days(-3))
  try {
    await steps()
  } finally {
    for (const { card_no, planned_start_time } of before) await plan(card_no, planned_start_time)
    await plant.sql("delete from config where company_id = 1000 and system_function in ('widgets', 'webcolumns')")
  }
}

const card = (page: Page, machine: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: machine })
const ids = async (page: Page) =>
  (await page.getByRole('main').getByRole('listitem').allInnerTexts()).flatMap(
    (text) => text.match(/[A-Z]\d{3}/)?.[0] ?? [],
  )

/** What a person would call the strip at the top of a card, from its red, green and blue. */
async function colourOf(page: Page, machine: string): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await card(page, machine)
    .getByRole('button', { name: new RegExp(`^${machine}`) })
    .evaluate((button) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      pen.fillStyle = getComputedStyle(button).borderTopColor
      pen.fillRect(0, 0, 1, 1)
      return [...pen.getImageData(0, 0, 1, 1).data]
    })
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'white'
  if (red > 150 && green > 150) return 'yellow'
  return red > green ? 'red' : 'green'
}

test('T-ROUTE-10 T-STATE-04 T-STAT-02-X T-SCREEN-16 T-SCREEN-17 T-STATE-05-X T-ERROR-12 T-ERROR-12-X T-DATA-02 T-PLANT-347 late orders are loaded machine by machine; a failed one is told and tried again', async ({
  page,
  plant,
  signIn,
}) => {
  await withLateOrders(plant, async () => {
    let failing = true
    let atOnce = 0
    let most = 0
    let held: (() => void) | undefined
    await page.route('**/api/call', async (route) => {
      const { name, payload } = route.request().postDataJSON() as { name: string; payload: { machine_id?: string } }
      if (name !== 'get_planned_orders') return route.fallback()
      expect(payload).toMatchObject({ erp_resource: expect.any(String), only_late: true })
      atOnce += 1
      most = Math.max(most, atOnce)
      if (payload.machine_id === 'C302') await new Promise<void>((then) => (held = then))
      if (payload.machine_id === 'C303' && failing) await route.fulfill({ status: 409, json: {} })
      else await route.fulfill({ response: await route.fetch() })
      atOnce -= 1
    })
    await signIn('operator', { path: '/machine-late-orders/zone/B2' })
    await expect(card(page, 'C301')).toContainText('No late starts')
    await expect(card(page, 'C302')).toContainText('Loading…')
    await expect(card(page, 'C302').getByRole('button')).toBeDisabled()
    await expect(card(page, 'C303')).toHaveAttribute('data-look', 'loading')
    expect([await colourOf(page, 'C301'), await colourOf(page, 'C302')]).toEqual(['green', 'white'])
    held?.()
    await expect(card(page, 'C302')).toContainText(/2 late orders\s*\d+ h( \d\d min)? of work left$/)
    await expect(card(page, 'C303')).toContainText('Could not load orders')
    await expect(card(page, 'C303').getByRole('button', { name: /^C303/ })).toBeDisabled()
    await expect(card(page, 'C304')).toContainText('1 late order')
    await expect(card(page, 'I801')).toContainText('No late starts')
    await expect(card(page, 'I801').getByRole('button')).toBeDisabled()
    expect(most).toBe(1)
    expect([await colourOf(page, 'C302'), await colourOf(page, 'C303')]).toEqual(['yellow', 'red'])
    failing = false
    await card(page, 'C303').getByRole('button', { name: 'Try C303 again' }).click()
    await expect(card(page, 'C303')).toContainText('No late starts')

    // Which orders, and when each should have begun.
    await expect(card(page, 'C302').getByText(/^\S+ should have begun \w{3}\s\d+\s\w{3}\s\d\d:\d\d$/)).toHaveCount(2)
    await card(page, 'C302').getByRole('button').click()
    const popup = page.getByRole('dialog', { name: 'Late orders of C302' })
    await expect(popup.getByRole('row')).toHaveCount(3)
    await expect(popup.getByRole('columnheader')).toHaveText([
      'Card',
      'Work order',
      'Part',
      'Operation',
      'Tool',
      'Planned quantity',
      'Planned start',
      'Time left',
    ])
  })
})

test('T-SCREEN-18 T-SCREEN-19 the order and the choice of late machines are saved for the person', async ({
  page,
  plant,
  signIn,
}) => {
  await withLateOrders(plant, async () => {
    await signIn('operator', { path: '/machine-late-orders/zone/B2' })
    await expect(card(page, 'I801')).toContainText('No late starts')
    const lateFirst = ['C302', 'C304', 'C301', 'C303', 'C305', 'C306', 'C307', 'I801']
    await expect.poll(() => ids(page)).toEqual(lateFirst)
    const order = page.getByRole('switch', { name: 'Most late orders first' })
    await order.click()
    await expect.poll(() => ids(page)).toEqual(cells)
    await order.click()
    await expect.poll(() => ids(page)).toEqual(lateFirst)
    await page.getByRole('switch', { name: 'Only machines with late orders' }).click()
    await expect.poll(() => ids(page)).toEqual(['C302', 'C304'])
    const saved = () =>
      plant.sql<{ config: object }>("select config from config where company_id = 1000 and system_function = 'widgets'")
    await expect
      .poll(saved)
      .toMatchObject([{ config: { orderOnNumberOfLateOrder: true, showOnlyMachinesWithLateorder: true } }])
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Only machines with late orders' })).toBeChecked()
    await expect.poll(() => ids(page)).toEqual(['C302', 'C304'])
  })
})

test('T-DATA-01 T-DATA-02-X late orders are loaded again after twenty minutes, and the figure before stands meanwhile', async ({
  page,
  signIn,
}) => {
  let asked = 0
  let answer: (() => void) | undefined
  await page.route('**/api/call', async (route) => {
    const { name, payload } = route.request().postDataJSON() as { name: string; payload: { machine_id?: string } }
    if (name === 'get_planned_orders' && payload.machine_id === 'I801') asked += 1
    if (name === 'get_planned_orders' && asked === 2) await new Promise<void>((then) => (answer = then))
    return route.fallback()
  })
  await page.clock.install()
  await signIn('operator', { path: '/machine-late-orders/zone/B2' })
  await expect(card(page, 'I801')).not.toContainText('Loading…')
  await page.clock.fastForward(1_190_000)
  expect(asked).toBe(1)
  await page.clock.fastForward(20_000)
  await expect.poll(() => asked).toBe(2)
  // At once, without waiting for it: the answer is still held.
  expect(await card(page, 'I801').getAttribute('data-look')).toBe('none')
  answer?.()
})

test('T-ROUTE-73 T-ROUTE-73-X W-PERM-15 the columns of the popup are configured by those who may', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/admin/config/tables/late_orders' })
  await expect(page.getByText('Missing permission: Configure the columns of own tables.')).toBeVisible()
  await withLateOrders(plant, async () => {
    await signIn('supervisor', { path: '/admin/config/tables/late_orders' })
    await expect(page.getByRole('button', { name: 'Save for me' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save for everybody' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Tool' }).click()
    await page.getByRole('button', { name: 'Planned start further to the front' }).click()
    await page.getByRole('button', { name: 'Save for me' }).click()
    await expect(page.getByText('Columns saved.')).toBeVisible()
    await visit(page, '/machine-late-orders/zone/B2')
    await card(page, 'C302').getByRole('button').click()
    await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveText([
      'Card',
      'Work order',
      'Part',
      'Operation',
      'Planned start',
      'Planned quantity',
      'Time left',
    ])
  })
  await expectPath(page, '/machine-late-orders/zone/B2')
})

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`T-LOOK-114 on ${width} px the page has what has not begun, runs late and is at risk, each counted, in the address`, async ({
    page,
    plant,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    await withLateOrders(plant, async () => {
      const [runs] = await plant.sql<{ card_no: string; work_order_no: string; planned_start_time: Date }>(
        `select c.card_no, c.work_order_no, c.planned_start_time from order_run r join card c on c.card_no = r.card_no
           and c.company_id = r.company_id
         where r.company_id = 1000 and r.machine_id = 'C301' and r.end_time is null`,
      )
      if (!runs) throw new Error('nothing runs at C301')
      const plan = (at: Date) =>
        plant.sql('update card set planned_start_time = $2 where company_id = 1000 and card_no = $1', [
          runs.card_no,
          at,
        ])
      await plan(new Date(Date.now() - 90 * 86_400_000))
      try {
        await signIn('operator', { path: '/machine-late-orders/zone/B2' })
        const choice = (name: RegExp) => page.getByRole('radio', { name })
        await expect(choice(/^Not begun · 3$/)).toBeChecked()
        const running = choice(/^Running late · [1-9]\d*$/)
        const label = (await running.textContent()) ?? ''
        await expect(choice(/^At risk · \d+$/)).toBeVisible()
        await running.click()
        await expectPath(page, '/machine-late-orders/zone/B2?show=running-late')
        const orders = page.getByRole('main').getByRole('listitem')
        await expect(orders).toHaveCount(Number(label.match(/\d+$/)?.[0]))
        const own = orders.filter({ hasText: runs.work_order_no })
        await expect(own).toContainText(/C301.*Planned end (\w{3}\s\d+\s\w{3}\s)?\d\d:\d\d/)
        await expect(own.getByText('Late', { exact: true })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await own.getByRole('button').click()
        await expectPath(page, '/interface/C301')
      } finally {
        await plan(runs.planned_start_time)
      }
    })
  })
}
