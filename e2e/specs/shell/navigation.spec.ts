import { expect, test } from '../../fixtures/takt.ts'
import { addressesOfNothing } from '../../pages/addresses-of-nothing.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { machineRow, selectMachine } from '../../pages/overview.ts'
import { expectPath, expectSameDocument, markDocument, openMenu, visit, withUser } from '../../pages/shell.ts'

test('T-NAV-01 T-NAV-02 T-PLANT-228 T-NAV-03 a place that does not exist becomes the first that does and is named until the page is left, none at all becomes all machines; going where one already is neither reloads nor adds to the history', async ({
  page,
  signIn,
}) => {
  await test.step('a place that does not exist becomes the first that does and is named until the page is left, none at all becomes all machines', async () => {
    const told = page.getByText(/^There is no (department|zone|place) /)
    await signIn('operator', { path: '/machines/department/99' })
    for (const [path, place, sentence] of [
      ['/machines/department/99', '/machines/department/30', 'There is no department 99. You see Assembly.'],
      ['/machines/zone/nowhere', '/machines/zone/A1', /^There is no zone nowhere\. You see /],
      ['/machines/building/10', '/machines/department/30', 'There is no place 10. You see Assembly.'],
      ['/machines/department/20', '/machines/department/20', null],
      ['/machines/mine/all', '/machines/mine/all', null],
      ['/machines/undefined/undefined', '/machines/all', null],
    ] as const) {
      await visit(page, path)
      await expectPath(page, place)
      await expect(page.getByRole('grid')).toBeVisible()
      if (sentence === null) await expect(told).toHaveCount(0)
      else await expect(page.getByText(sentence)).toBeVisible()
    }
  })

  await test.step('going where one already is neither reloads nor adds to the history', async () => {
    await visit(page, '/machines/all')
    await expect(machineRow(page, 'A401')).toBeVisible()
    await markDocument(page)
    // Not history.length: a browser keeps fifty entries, and the page may have as many from specs before.
    const entry = () => page.evaluate(() => [navigation.currentEntry?.key, navigation.entries().at(-2)?.key])
    const [before] = await entry()
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Machines', exact: true }).click()
    await expectPath(page, '/machines/all')
    expect((await entry())[0]).toBe(before)
    await (await openMenu(page)).getByRole('link', { name: 'My machines' }).click()
    await expectPath(page, '/machines/mine/all')
    expect((await entry())[1]).toBe(before)
    await expectSameDocument(page)
  })
})

test('T-LOOK-86 whoever goes on by keyboard begins at the new page, not at the top of the window', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/A401' })
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      return element?.id === 'content' ? 'page' : element?.closest('main') ? 'in the page' : element?.tagName
    })
  await (await moreActions(page)).getByRole('button', { name: 'Notes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/A401\/notes/)
  await expect.poll(focused).toBe('page')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('in the page')
})

test('T-NAV-05 T-NAV-14 T-NAV-14-X the last list page, machine and area are remembered per user and open again after a restart', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await signIn('operator', { path: '/login-form' })
  await expectPath(page, '/home')
  await visit(page, '/interface/M107')
  await expect(page.getByText('Running orders')).toBeVisible()
  // A page of one action is not one to come back to.
  await visit(page, '/interface/M108/stopcode')
  await expect(page.getByRole('heading', { name: 'Why did M108 stop?' })).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('takt:1000:operator:last-path'))
  expect(JSON.parse(stored ?? 'null')).toEqual({ path: '/interface/M107', machine: 'M107', superType: 'interface' })
  // The logo leads to the area one was in.
  await page.getByRole('link', { name: /Takt/ }).click()
  await expectPath(page, '/interface/M107')

  const restarted = await browser.newContext({ storageState: await page.context().storageState(), locale: 'en-GB' })
  const again = await restarted.newPage()
  await again.goto(`${plant.url}/login-form`)
  await expectPath(again, '/interface/M107')
  await expect(again.getByText('Running orders')).toBeVisible()
  await again.reload()
  await expectPath(again, '/interface/M107')
  // The same browser, another person: their own memory, which is empty.
  await again.request.post(`${plant.url}/api/session`, {
    headers: { origin: plant.url },
    data: { company_key: 'example', username: 'supervisor', password: 'takt-example' },
  })
  await again.goto(`${plant.url}/login-form`)
  await expectPath(again, '/home')
  await restarted.close()
})

test('T-NAV-08 T-NAV-12 who has only the machine interface stays in it, and on the machines allowed', async ({
  page,
  signIn,
}) => {
  await signIn('interface', { path: '/machines/all' })
  await expectPath(page, '/interface/M104')
  await signIn('interface', { path: '/interface/M105' })
  await expectPath(page, '/interface/M105')
  await signIn('interface', { path: '/interface/M101/report-quantity' })
  await expectPath(page, '/interface/M104/report-quantity')
})

test('T-NAV-11 T-NAV-11-C without can-access-dashboard dashboards lead to the machines, except for who has nothing else', async ({
  page,
  plant,
  signIn,
}) => {
  await withUser(plant, 'operator', { removed: ['can-access-dashboard'] }, async () => {
    await signIn('operator', { path: '/dashboards/factory-overview' })
    await expectPath(page, '/machines/all')
  })
  await withUser(plant, 'dashboards', { removed: ['can-access-dashboard'] }, async () => {
    await signIn('dashboards', { path: '/machines/all' })
    // /dashboards/default goes on at once to the dashboard that opens first.
    await expectPath(page, '/dashboards/factory-overview')
    await expect(page.getByText('M101').first()).toBeVisible()
  })
  // Two rules that would send the person in a circle end on a page that says so.
  await withUser(plant, 'interface', { only_dashboards: true }, async () => {
    await signIn('interface', { path: '/machines/all' })
    await expect(page.getByText('You do not have permission')).toBeVisible()
  })
})

test('T-NAV-13 T-NAV-13-X titles are the page’s, in the person’s language, with the machine or the dashboard’s name', async ({
  page,
  signIn,
}) => {
  await page.goto('/login-form')
  await expect(page).toHaveTitle('Sign In')
  await signIn('supervisor', { path: '/machines/all' })
  await expect(page).toHaveTitle('Machines')
  await visit(page, '/interface/M101/stopcode')
  await expect(page).toHaveTitle('Stop code - M101')
  await visit(page, '/dashboards/factory-overview')
  await expect(page).toHaveTitle('Factory overview')
  await signIn('operator', { company: 'second', path: '/interface/F1/stopcode' })
  await expect(page).toHaveTitle('Stoppkod - F1')
})

test('T-NAV-15 T-NAV-15-B a page that needs a permission shows only with it', async ({ page, plant, signIn }) => {
  await signIn('operator', { path: '/admin/config/dashboards/factory-overview' })
  await expect(page.getByText('You do not have permission')).toBeVisible()
  await expect(page.getByText('Missing permission: Open the dashboard builder to read.')).toBeVisible()
  await page.getByRole('link', { name: 'To the start page', exact: true }).click()
  await expectPath(page, '/home')
  await withUser(plant, 'operator', { removed: ['code-stops'] }, async () => {
    await signIn('operator', { path: '/interface/M101/stopcode' })
    await expect(page.getByText('Missing permission: Code stops and write notes on them.')).toBeVisible()
    await expect(page.getByLabel('Search stop codes')).toHaveCount(0)
  })
})

test('T-NAV-18 a planning resource has no machine page: the first machine in the chosen order opens instead', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/R901' })
  await expectPath(page, '/interface/A401')
  await signIn('operator', { path: '/machines/all' })
  await expect(machineRow(page, 'A401')).toBeVisible()
  await expect(page.getByText('R901')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ascending' }).click()
  await signIn('operator', { path: '/interface/R901/stopcode' })
  await expectPath(page, '/interface/P206/stopcode')
  await plant.sql("delete from config where company_id = 1000 and system_function = 'machine-sorting'")
})

test('T-ROUTE-04 T-PLANT-235 the root leads home and an unknown path to all machines, with a word', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/' })
  await expectPath(page, '/home')
  for (const path of [
    '/statistics/machine/NOPE',
    '/admin/machines/P205',
    '/interface',
    '/whatever/department/10/stopcode/M101',
  ]) {
    await visit(page, path)
    await expectPath(page, '/machines/all')
    await expect(page.getByText(`There is no page ${path}. You see all machines.`)).toBeVisible()
  }
})

test('T-PLANT-235 a page that is opened for something that is not there says so', async ({ page, signIn }) => {
  await signIn('admin', { path: '/home' })
  for (const { path, says } of Object.values(addressesOfNothing)) {
    await visit(page, path)
    await expect(page.getByText(says).first(), path).toBeVisible()
  }
})

test('T-ROUTE-04-X an unknown path ends on the person’s own start page, and files that do not exist are not found', async ({
  page,
  plant,
  signIn,
}) => {
  for (const [username, start] of [
    ['wall', '/isolation/db/factory-overview'],
    ['ia', '/isolation/ia'],
    ['dashboards', '/dashboards/factory-overview'],
    ['interface', '/interface/M104'],
  ] as const) {
    await signIn(username, { path: '/no/such/page' })
    await expectPath(page, start)
    await expect(page.getByText('There is no page /no/such/page. You see your start page.')).toBeVisible()
  }
  // Said once, while the page opens: in the language of the person, not in that of the browser.
  await withUser(plant, 'interface', { language: 'sv' }, async () => {
    // The Swedish words come last of all: whoever does not wait for them has spoken before.
    const known = page.waitForResponse((response) => response.url().endsWith('/api/session'))
    await page.route(/first-sv/, async (route) => {
      await known
      await page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
      })
      await route.continue()
    })
    await signIn('interface', { path: '/no/such/page' })
    await expect(page.getByText('Det finns ingen sida /no/such/page. Du ser din startsida.')).toBeVisible()
    await page.unroute(/first-sv/)
  })
  for (const path of ['/api/nothing', '/serverfiles/none.pdf', '/assets/none.js', '/favicon.gif']) {
    expect([path, (await page.request.get(`${plant.url}${path}`)).status()]).toEqual([path, 404])
  }
})

test('T-NAV-23 T-NAV-24 T-NAV-26 T-NAV-26-X links keep overview and place, inside the interface they stay there, and what is not granted is not there', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C304', 'stopped')
  await signIn('operator', { path: '/machines/zone/B2' })
  const bar = await selectMachine(page, 'C304')
  await bar.getByRole('button', { name: 'Code stop' }).click()
  await expectPath(page, '/machines/zone/B2/stopcode/C304')
  await page.getByRole('button', { name: 'Back' }).click()
  await expectPath(page, '/machines/zone/B2')
  await selectMachine(page, 'C304')
  await bar.getByRole('button', { name: 'More' }).click()
  // Where each of them leads is a table of the domain (panel-links.test.ts).
  for (const name of ['Report on a finished order', 'Scrap on a finished order']) {
    await expect(bar.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await bar.getByRole('button', { name: 'Materials', exact: true }).click()
  await expectPath(page, '/interface/C304/materials')
  for (const when of ['Planned', 'Finished']) {
    await page.getByRole('radio', { name: when }).click()
    await expectPath(page, `/interface/C304/materials-${when.toLowerCase()}`)
  }
  await visit(page, '/machines/zone/B2')
  await selectMachine(page, 'C304')
  await bar.getByRole('button', { name: 'Open machine' }).click()
  await expectPath(page, '/interface/C304')
  await page.getByRole('button', { name: 'Code stop' }).click()
  await expectPath(page, '/interface/C304/stopcode')
  await page.getByRole('button', { name: 'Back' }).click()
  await expectPath(page, '/interface/C304')

  await withUser(plant, 'operator', { removed: ['code-stops', 'report-quantity'] }, async () => {
    await signIn('operator', { path: '/machines/zone/B2' })
    await selectMachine(page, 'C304')
    await expect(bar.getByRole('button', { name: 'Open machine' })).toBeVisible()
    await expect(bar.getByRole('button', { name: /Code stop|Report quantity/ })).toHaveCount(0)
  })
  const [{ touch_config } = { touch_config: null }] = await plant.sql<{ touch_config: object | null }>(
    "select touch_config from machine where company_id = 1000 and machine_id = 'C304'",
  )
  const configure = (config: object | null) =>
    plant.sql("update machine set touch_config = $1 where company_id = 1000 and machine_id = 'C304'", [config])
  await configure({ ...touch_config, stop_reason_menu: 0 })
  try {
    await signIn('operator', { path: '/machines/zone/B2' })
    await selectMachine(page, 'C304')
    await expect(bar.getByRole('button', { name: 'Report quantity' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Code stop' })).toHaveCount(0)
  } finally {
    await configure(touch_config)
    await plant.signal('C304', 'running')
  }
})
