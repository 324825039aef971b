import { aZone } from '@takt/server/setup/setup.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { machineRow, selectMachine, shownMachines } from '../../pages/overview.ts'
import { holdCalls, openUserMenu, visit } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})
test.afterEach(async ({ plant }) => {
  await plant.sql("delete from config where company_id = 1000 and system_function in ('machine-sorting', 'webcolumns')")
})

test('T-SCREEN-01 T-SCREEN-02 T-ROUTE-05 all machines or those of a place, under the period’s name, in the chosen order', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/machines' })
  await expect(page.getByRole('heading', { name: 'Machines – today' })).toBeVisible()
  await expect(page.getByText('38 machines')).toBeVisible()
  await visit(page, '/machines/zone/B2')
  await expect(page.getByText('8 machines')).toBeVisible()
  expect(await shownMachines(page)).toEqual(['C301', 'C302', 'C303', 'C304', 'C305', 'C306', 'C307', 'I801'])
  const sort = page.getByRole('button', { name: /^Sort by/ })
  await sort.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Description' }).click()
  await expect.poll(() => shownMachines(page)).toEqual(['C304', 'C303', 'C306', 'C307', 'I801', 'C301', 'C302', 'C305'])
  await page.getByRole('button', { name: 'Ascending' }).click()
  await expect.poll(() => shownMachines(page)).toEqual(['C305', 'C302', 'C301', 'I801', 'C306', 'C307', 'C303', 'C304'])
  // What needs somebody comes first, also when it happens later; a header sorts too.
  await page.getByRole('columnheader', { name: 'State' }).click()
  await plant.signal('C303', 'stopped')
  await expect.poll(async () => (await shownMachines(page))[0]).toBe('C303')
  await page.reload()
  await expect(sort).toHaveText(/State/)
  await expect.poll(async () => (await shownMachines(page))[0]).toBe('C303')
  await plant.signal('C303', 'running')
  await signIn('supervisor', { path: '/machines/zone/B2' })
  await expect(sort).toHaveText(/Sort by: Machine/)
})

test('T-SCREEN-03 my machines are chosen in a selector and by their stars, and stay', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('planner', { path: '/machines/mine/all' })
  await expect(page.getByText('You have no favourites yet')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Choose machines' }).last().click()
  const selector = page.getByRole('dialog', { name: 'My machines' })
  for (const name of ['C302 Mazak QT-250', 'K501 Carton packer']) {
    await selector.getByRole('checkbox', { name }).click()
    await expect(selector.getByRole('checkbox', { name })).toBeChecked()
  }
  await selector.getByRole('button', { name: 'Done' }).click()
  await expect(machineRow(page, 'K501')).toBeVisible()
  expect(await shownMachines(page)).toEqual(['C302', 'K501'])
  await page.reload()
  await expect(machineRow(page, 'C302')).toBeVisible()
  await page.getByRole('button', { name: 'Remove C302 from my machines' }).click()
  await expect(machineRow(page, 'C302')).toBeHidden()
  await visit(page, '/machines/all')
  await page.getByRole('button', { name: 'Add A401 to my machines' }).click()
  await expect(page.getByRole('button', { name: 'Remove A401 from my machines' })).toBeVisible()
  const mine = await plant.sql<{ machine_id: string }>(
    `select machine_id from favourite_machine join app_user using (company_id, user_id)
     where company_id = 1000 and username = 'planner' order by 1`,
  )
  expect(mine.map((row) => row.machine_id)).toEqual(['A401', 'K501'])
  await plant.sql(
    `delete from favourite_machine where company_id = 1000
     and user_id = (select user_id from app_user where company_id = 1000 and username = 'planner')`,
  )
})

test('T-SCREEN-04 T-SCREEN-05 one row is selected at a time, by its machine, and tells state, order, person and stop', async ({
  page,
  plant,
  signIn,
}) => {
  const [order] = await plant.sql<{ work_order_no: string; employee_name: string }>(
    `select c.work_order_no, e.employee_name from order_run r join card c using (company_id, card_no)
       join attendance a on a.until is null and a.company_id = r.company_id and a.machine_id = r.machine_id
       join employee e on e.company_id = a.company_id and e.employee_number = a.employee_number
     where r.company_id = 1000 and r.machine_id = 'C304' and r.end_time is null`,
  )
  await plant.allRunning()
  await plant.signal('C304', 'stopped')
  const since = await plant.sql<{ since: string }>("select since::text from machine_state where machine_id = 'C302'")
  await plant.sql("update machine_state set since = now() - interval '13 hours' where machine_id = 'C302'")
  await signIn('operator', { path: '/machines/zone/B2' })
  // What everybody looks at is never cut off on a 1280 px panel.
  const time = machineRow(page, 'C302').getByText(/^13:\d\d:\d\d$/)
  await expect(time).toBeVisible()
  const isWhole = await time.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const { left, right } = words.getBoundingClientRect()
    for (let box: Element | null = element; box && box.role !== 'row'; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue
      const edge = box.getBoundingClientRect()
      if (left < edge.left - 0.5 || right > edge.right + 0.5) return false
    }
    return true
  })
  expect(isWhole).toBe(true)
  await plant.sql("update machine_state set since = $1 where machine_id = 'C302'", [since[0]?.since])
  // How many columns have room on a panel follows from what is in all of its rows: the person is one press away there.
  await page.setViewportSize({ width: 1920, height: 1080 })
  const row = machineRow(page, 'C304')
  await expect(row).toContainText('DMG Mori DMU 50')
  await expect(row).toContainText('Uncoded stop')
  await expect(row).toContainText(order?.work_order_no ?? '-')
  await expect(row).toContainText(order?.employee_name ?? '-')

  const selected = page.getByRole('row', { selected: true })
  await selectMachine(page, 'C302')
  await expect(selected).toHaveCount(1)
  const bar = await selectMachine(page, 'C304')
  await expect(selected).toHaveCount(1)
  await expect(selected).toContainText('C304')
  await expect(bar).not.toContainText('C302')
  // It stays with its machine when the row changes or moves.
  await plant.signal('C304', 'running')
  await expect(row).toContainText('Running')
  await page.getByRole('button', { name: 'Ascending' }).click()
  await expect(selected).toContainText('C304')
  await row.click()
  await expect(selected).toHaveCount(0)
  await expect(bar).toHaveCount(0)
})

test('T-LOOK-145 when the bar goes with the focus in it, Tab goes on in the page', async ({ page, signIn }) => {
  await signIn('operator', { path: '/machines/zone/B2' })
  const bar = await selectMachine(page, 'C302')
  await bar.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true)
})

test('T-ROUTE-06 T-ROUTE-06-X the preview path is the same overview, with its machine chosen when it is there', async ({
  page,
  signIn,
}) => {
  const bar = page.getByRole('complementary')
  await signIn('operator', { path: '/machines/department/10/preview-for' })
  await expect(page.getByText('14 machines')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await visit(page, '/machines/department/10/preview-for/M114')
  await expect(bar).toContainText('M114')
  await expect(page.getByRole('row', { selected: true })).toContainText('M114')
  await expect(machineRow(page, 'M114')).toBeInViewport()
  for (const other of ['C301', 'NONE']) {
    await visit(page, `/machines/department/10/preview-for/${other}`)
    await expect(machineRow(page, 'M101')).toBeVisible()
    await expect(bar).toHaveCount(0)
  }
})

async function paint(plant: Plant, code: string, colour: string): Promise<void> {
  await plant.sql('update stop_code set stop_reason_color = $2 where company_id = 1000 and stop_code = $1', [
    code,
    colour,
  ])
}

test('T-ENTITY-03-X a stop’s tag has its reason’s colour with readable text; unknown colours fall back to the stop red', async ({
  page,
  plant,
  signIn,
}) => {
  const tag = () =>
    machineRow(page, 'C305')
      .locator('[data-tone]')
      .evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return [backgroundColor, color]
      })
  await plant.signal('C305', 'stopped')
  await signIn('operator', { path: '/machines/zone/B2/stopcode/C305' })
  await (await chooseCode(page, '501')).getByRole('button', { name: 'Save stop code' }).click()
  await expect(machineRow(page, 'C305')).toContainText('501 No operator')
  await expect(machineRow(page, 'C305').locator('[data-tone]')).toHaveText('Stopped')
  const stopRed = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--state-stopped)'
    return getComputedStyle(probe).backgroundColor
  })
  try {
    for (const [colour, background, text] of [
      ['gold', 'rgb(217, 164, 6)', 'rgb(0, 0, 0)'],
      ['Automatic', stopRed, 'lab(100 0 0)'],
      ['navy', 'rgb(27, 42, 82)', 'rgb(255, 255, 255)'],
      ['red;background:url(//evil.example)', stopRed, 'lab(100 0 0)'],
    ]) {
      await paint(plant, '501', colour ?? '')
      await page.keyboard.press('Control+Alt+q')
      await expect.poll(tag).toEqual([background, text])
    }
  } finally {
    await paint(plant, '501', 'teal')
    await plant.signal('C305', 'running')
  }
})

test('T-SCREEN-21-X loading, empty, failed and phone look each like what they are', async ({ page, plant, signIn }) => {
  const held = await holdCalls(page, 'get_machines')
  await signIn('operator', { path: '/machines/all' })
  await expect.poll(() => held.count()).toBeGreaterThan(0)
  await expect(page.getByRole('grid', { name: 'Machine overview' })).toHaveAttribute('aria-busy', 'true')
  // Before they have come nobody knows how many there are.
  await expect(page.getByText('0 machines')).toHaveCount(0)
  await expect(page.getByText('no machines in this location')).toHaveCount(0)
  held.release()
  await expect(machineRow(page, 'A401')).toBeVisible()

  // A load that fails leaves the rows, greyed, with their age and a way to try again.
  const stale = page.locator('[data-stale]')
  await expect(stale).toHaveCount(0)
  let failing = true
  await page.route('**/api/call', (route) =>
    failing && route.request().postData()?.includes('get_machines') ? route.abort() : route.fallback(),
  )
  await page.keyboard.press('Control+Alt+q')
  await expect(page.getByText(/^Data \d+ s old$/)).toBeVisible()
  await expect(stale).toContainText('A401')
  expect(await stale.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(1)
  failing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(stale).toHaveCount(0)
  await expect(page.getByText(/^Data .* old$/)).toHaveCount(0)

  // A hall that has nothing but a planning resource.
  const planIn = (zone: string) =>
    plant.sql("update machine set zone = $1 where company_id = 1000 and machine_id = 'R902'", [zone])
  await aZone(plant, { code: 'E9', description: 'Empty hall' })
  await planIn('E9')
  await visit(page, '/machines/zone/E9')
  await expect(page.getByText('no machines in this location')).toBeVisible()
  await planIn('B2')
  await plant.sql("delete from zone where company_id = 1000 and code = 'E9'")

  await plant.signal('C306', 'stopped')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/machines/zone/B2')
  const card = page.getByRole('listitem').filter({ hasText: 'C306' })
  await expect(card.getByText('Uncoded stop')).toHaveCount(1)
  await expect(page.getByRole('grid')).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  // In the top bar the place's name ends before its arrow.
  const location = page.getByRole('button', { name: 'Location: Hall B, cells' })
  const [words, arrow] = await Promise.all([
    location.getByText('Hall B, cells').boundingBox(),
    location.locator('svg').boundingBox(),
  ])
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(arrow?.x ?? 0)
  await expect(await openUserMenu(page)).toBeInViewport({ ratio: 1 })
  await plant.signal('C306', 'running')
})
