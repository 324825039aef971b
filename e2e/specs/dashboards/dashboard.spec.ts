import type { Request } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import {
  boxes,
  cellsOf,
  dropDashboards,
  givenDashboard,
  givenRights,
  grid,
  machinesSource,
  machinesTable,
  storedDashboard,
  tile,
  widget,
} from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await givenRights(plant, 'planner')
})

test('D-ROUTE-08-X D-ROUTE-01 D-SCREEN-01 D-SCREEN-02 D-STATE-04 D-SCREEN-03 D-SCREEN-04-X D-NAV-01 D-NAV-02-X T-ENTITY-25-X D-SCREEN-13-X a dashboard is laid out by its own grid, layer above layer, shows its widgets live, is filled from its address, has a banner, and names itself where it is unknown, hidden or for other screens', async ({
  page,
  plant,
  signIn,
}) => {
  await test.step('an unknown dashboard is named, with a way to the first one there is', async () => {
    await signIn('operator', { path: '/dashboards/nowhere' })
    await expect(page.getByText('There is no dashboard “nowhere” for you.')).toBeVisible()
    await expect(grid(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboards\/nowhere$/)
    await page.getByRole('link', { name: 'Open Factory overview' }).click()
    await expect(page).toHaveURL(/\/dashboards\/factory-overview$/)
    await expect(tile(page, 'M101')).toBeVisible()
    await plant.sql(`update config set config = config || '{"display": false}' where company_id = 1000`)
    try {
      await visit(page, '/dashboards/nowhere')
      await page.getByRole('link', { name: 'To all machines' }).click()
      await expect(page).toHaveURL(/\/machines\/all$/)
    } finally {
      await plant.sql(`update config set config = config || '{"display": true}' where company_id = 1000`)
    }
  })

  await test.step('a dashboard lays its widgets out by its own grid and shows them live', async () => {
    await givenDashboard(plant, {
      slug: 'e2e-grid',
      size: { x: 10, y: 5 },
      widgets: [
        widget('status', [0, 0, 4, 2], { machineId: ['C301'] }),
        widget('status', [6.5, 1, 3.5, 4], { machineId: ['C302'] }),
      ],
    })
    await visit(page, '/dashboards/e2e-grid')
    await expect(tile(page, 'C301')).toContainText('Running')
    expect(await cellsOf(page, boxes(page).nth(0), { x: 10, y: 5 })).toEqual([0, 0, 4, 2])
    expect(await cellsOf(page, boxes(page).nth(1), { x: 10, y: 5 })).toEqual([6.5, 1, 3.5, 4])
    await plant.signal('C302', 'stopped')
    await expect(tile(page, 'C302')).toContainText('Uncoded stop')
    await expect(tile(page, 'C301')).toContainText('Running')

    // All there is about a machine, on one grid.
    const machineId = ['M101']
    const link = { label: 'All machines', type: 'app-location', link: '/machines/all', showLink: true, newTab: false }
    const kinds = [
      ['status', { machineId }, /M101/],
      ['production-value', { machineId, label: 'Run time' }, /Run time\d\d:\d\d/],
      ['table', { dataSource: 'machines', machineId }, /M101/],
      ['graph', { machineId, period: '30d' }, /./],
      ['gauge', { machineId, valueKey: 'today_cycles', title: 'Cycles' }, /Cycles/],
      ['mtbf-mttr', { machineList: machineId, machineId, title: 'Failures' }, /Failures.+/],
      ['production-goal', { machineId, goalType: 'week' }, /behind|ahead/],
      ['order-summary', { machineId }, /Remaining/],
      ['report', { machineId, regex: 'nothing' }, /No document fits/],
      ['report', { machineId, dataSource: 1 }, /No report has been generated/],
      ['media-viewer', {}, /./],
      ['sub-dashboard', { dashboard: { slug: 'e2e-grid' } }, /C301/],
      ['navigator', { navigator: { size: 0, buttons: [link] } }, /All machines/],
      ['action-button', { label: 'Call the truck', apiCall: { url: '/api/nowhere' } }, /Call the truck/],
    ] as const
    await givenDashboard(plant, {
      slug: 'e2e-all',
      size: { x: 20, y: 15 },
      dataSources: [machinesSource],
      widgets: kinds.map(([component, config], at) =>
        widget(component, [(at % 5) * 4, Math.floor(at / 5) * 5, 4, 5], config),
      ),
    })
    await visit(page, '/dashboards/e2e-all')
    for (const [at, [, , shows]] of kinds.entries()) await expect(boxes(page).nth(at)).toHaveText(shows)
    await expect(grid(page).getByText(/Unknown widget|Widget failed/)).toHaveCount(0)
  })

  await test.step('a higher layer is drawn above, an equal one in list order, and what leaves the grid is clipped', async () => {
    await givenDashboard(plant, {
      slug: 'e2e-layers',
      size: { x: 10, y: 10 },
      widgets: [
        widget('status', [0, 0, 5, 5, 6], { machineId: ['C301'] }),
        widget('status', [0, 0, 5, 5], { machineId: ['C302'] }),
        widget('status', [5, 0, 5, 5], { machineId: ['C303'] }),
        widget('status', [5, 0, 5, 5], { machineId: ['C304'] }),
        widget('status', [8, 8, 20, 20], { machineId: ['C305'] }),
      ],
    })
    await visit(page, '/dashboards/e2e-layers')
    await expect(tile(page, 'C305')).toContainText('Running')
    const topmost = (x: number, y: number) =>
      grid(page).evaluate(
        (element, at) => {
          const box = element.getBoundingClientRect()
          const hit = document.elementFromPoint(box.left + box.width * at.x, box.top + box.height * at.y)
          return hit?.closest('[data-state]')?.textContent?.slice(0, 4)
        },
        { x, y },
      )
    expect(await topmost(0.25, 0.25)).toBe('C301')
    expect(await topmost(0.75, 0.25)).toBe('C304')
    const scrolls = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement
      return main.scrollWidth > main.clientWidth || main.scrollHeight > main.clientHeight
    })
    expect(scrolls).toBe(false)
  })

  await test.step('a parameter of the address fills widgets and sources, and another value needs no reload', async () => {
    await givenDashboard(plant, {
      slug: 'e2e-line',
      parameters: [{ parameter: 'line' }],
      dataSources: [{ ...machinesSource, parameters: { machine_ids: '[line]' } }],
      widgets: [
        widget('status', [0, 0, 6, 6], { machineId: ['[line]'], title: '[line] and [other]' }),
        widget('table', [6, 0, 18, 12], { dataSource: 'machines' }),
      ],
    })
    await visit(page, '/dashboards/e2e-line')
    await expect(page.getByText('Select line')).toBeVisible()
    await page.evaluate(() => {
      document.body.dataset.same = 'page'
      window.history.pushState({}, '', '?line=C303')
    })
    await expect(tile(page, 'C303')).toContainText('Running')
    await expect(page.getByText('C303 and [other]')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row', { name: /C303/ })).toBeVisible()
    await page.evaluate(() => window.history.pushState({}, '', '?line=C304'))
    await expect(tile(page, 'C304')).toContainText('Running')
    await expect(page.getByRole('row', { name: /C304/ })).toBeVisible()
    await expect(page.getByText('C303')).toHaveCount(0)
    await expect(page.locator('body')).toHaveAttribute('data-same', 'page')
  })

  await test.step('the banner names product, company and time; an event of a source reloads it at once', async () => {
    const [run] = await plant.sql<{ machine_id: string; card_no: string; good_qty: string }>(
      `select r.machine_id, r.card_no, c.good_qty from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.end_time is null order by r.machine_id limit 1`,
    )
    const { machine_id = '', card_no = '', good_qty = '0' } = run ?? {}
    await givenDashboard(plant, {
      slug: 'e2e-banner',
      showBzxBanner: true,
      dataSources: [{ ...machinesSource, source: 'running_orders', interval: 86_400, events: ['MachineChanged'] }],
      widgets: [widget('table', [0, 0, 24, 12], { dataSource: 'machines' })],
    })
    await visit(page, '/dashboards/e2e-banner')
    const banner = page.getByRole('region', { name: 'Banner' })
    await expect(banner).toContainText('Takt')
    await expect(banner).toContainText('Norrvik Plast & Metall')
    await expect(banner).toContainText(/\d\d:\d\d:\d\d/)
    await expect(page.getByRole('row', { name: new RegExp(card_no) })).toBeVisible()
    await plant.sql('update card set good_qty = 7654321 where company_id = 1000 and card_no = $1', [card_no])
    try {
      await plant.signal(machine_id, 'stopped')
      await expect(page.getByRole('row', { name: new RegExp(card_no) })).toContainText('7,654,321')
    } finally {
      await plant.sql('update card set good_qty = $2 where company_id = 1000 and card_no = $1', [card_no, good_qty])
    }
    await visit(page, '/dashboards/factory-overview')
    await expect(tile(page, 'M101')).toBeVisible()
    await expect(banner).toHaveCount(0)
  })

  await test.step('a dashboard above the level or hidden is as good as unknown, one for other screens says so; a phone may scroll it', async () => {
    const tall = { size: { x: 2, y: 60 }, widgets: [widget('status', [1, 30, 1, 30], { machineId: ['C301'] })] }
    await givenDashboard(plant, { slug: 'e2e-level', userlevel: 3 })
    await givenDashboard(plant, { slug: 'e2e-hidden', display: false })
    await givenDashboard(plant, { slug: 'e2e-tall', suitedForDesktops: false, ...tall })
    const third = (at: number, of: string) => widget('status', [at * 8, 0, 8, 6], { machineId: [of] }, `w-${at}`)
    await givenDashboard(plant, {
      slug: 'e2e-wide',
      widgets: [widget('section', [0, 0, 24, 12]), third(2, 'C303'), third(1, 'C302'), third(0, 'C301')],
    })
    for (const slug of ['e2e-level', 'e2e-hidden']) {
      await visit(page, `/dashboards/${slug}`)
      await expect(page.getByText(`There is no dashboard “${slug}” for you.`)).toBeVisible()
    }
    await visit(page, '/dashboards/e2e-tall')
    await expect(page.getByText('Not made for this screen size')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(tile(page, 'C301')).toBeVisible()
    // 60 rows of 24 px; nothing is stacked.
    expect((await grid(page).boundingBox())?.height).toBe(1440)
    expect(await cellsOf(page, boxes(page).first(), { x: 2, y: 60 })).toEqual([1, 30, 1, 30])
    await boxes(page)
      .first()
      .evaluate((box) => box.scrollIntoView({ block: 'end' }))
    await expect(tile(page, 'C301')).toBeInViewport()

    // Three thirds of a wall are one column in reading order, each as wide as the phone, and nothing lies sideways.
    await visit(page, '/dashboards/e2e-wide')
    await expect(tile(page, 'C303')).toBeVisible()
    const [, last, middle, first] = await boxes(page).evaluateAll((all) =>
      all.map((box) => box.getBoundingClientRect()).map(({ top, bottom, width }) => ({ top, bottom, width })),
    )
    expect(first?.bottom).toBeLessThanOrEqual(middle?.top ?? 0)
    expect(middle?.bottom).toBeLessThanOrEqual(last?.top ?? 0)
    expect(first?.width).toBeGreaterThan(350)
    await expect(boxes(page).first()).toBeHidden()
  })
})

test('T-NAV-07 T-NAV-07-X who has only dashboards comes to the default one, and reads it when there is none', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('dashboards', { path: '/machines/all' })
  await expect(page).toHaveURL(/\/dashboards\/factory-overview$/)
  await expect(tile(page, 'M101')).toBeVisible()
  await plant.sql(`update config set config = config || '{"display": false}' where company_id = 1000`)
  try {
    await page.goto('/machines/all')
    await expect(page.getByText('No dashboard available')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboards\/default$/)
    await expect(page.getByRole('button', { name: /Sofia Berglund/ })).toBeVisible()
  } finally {
    await plant.sql(`update config set config = config || '{"display": true}' where company_id = 1000`)
  }
})

test('D-SCREEN-09-X a widget of an unknown kind shows nothing live and the others keep working', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-unknown',
    widgets: [widget('hologram', [0, 0, 6, 4]), widget('status', [6, 0, 6, 4], { machineId: ['C301'] })],
  })
  await signIn('admin', { path: '/dashboards/e2e-unknown' })
  await expect(tile(page, 'C301')).toContainText('Running')
  await expect(boxes(page).first()).toHaveText('')
  await page.getByRole('link', { name: 'Edit dashboard' }).click()
  await expect(page.getByText('Unknown widget: hologram')).toBeVisible()
  await expect(tile(page, 'C301')).toContainText('Running')
})

test.describe('without the memory of a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('D-SCREEN-11-X a widget that fails leaves the others alone, tells more in the builder and tries again', async ({
    context,
    plant,
    signIn,
  }) => {
    await givenDashboard(plant, {
      slug: 'e2e-fails',
      widgets: [
        widget('gauge', [0, 0, 6, 6], { machineId: ['C301'], valueKey: 'today_cycles', title: 'Cycles' }),
        widget('status', [6, 0, 6, 6], { machineId: ['C301'] }),
      ],
    })
    await signIn('admin')
    // On a page of its own: React writes every caught error to the console, and this one is meant.
    const wall = await context.newPage()
    await wall.clock.install()
    await wall.route(/\/assets\/Gauge-.*\.js/, (route) => route.abort())
    await wall.goto(`${plant.url}/dashboards/e2e-fails`)
    await expect(boxes(wall).first().getByRole('alert')).toHaveText('Widget failed: Cycles')
    await expect(tile(wall, 'C301')).toContainText('Running')
    await wall.goto(`${plant.url}/admin/config/dashboards/e2e-fails`)
    await expect(wall.getByText('Widget failed: Cycles')).toBeVisible()
    await expect(wall.getByText(/dynamically imported module/)).toBeVisible()
    await wall.unroute(/\/assets\/Gauge-.*\.js/)
    await wall.clock.fastForward(21_000)
    await expect(wall.getByRole('img', { name: /scale 0–100/ })).toBeVisible()
    await expect(wall.getByText('Widget failed: Cycles')).toHaveCount(0)
    await wall.close()
  })
})

test('D-SCREEN-12-X widgets share a request, a hidden page asks nothing, a shown one at once, a left one no more', async ({
  page,
  plant,
  signIn,
}) => {
  const reads = { dataSource: 'machines', valueKey: 'today_cycles', interval: 60 }
  await givenDashboard(plant, {
    slug: 'e2e-shared',
    dataSources: [machinesSource],
    widgets: [
      widget('gauge', [0, 0, 6, 6], { ...reads, machineId: ['C301'] }),
      widget('gauge', [6, 0, 6, 6], { ...reads, machineId: ['C302'] }),
      widget('table', [12, 0, 12, 12], machinesTable),
    ],
  })
  let [asked, answered] = [0, 0]
  const isLoad = (request: Request) => request.postData()?.includes('get_dashboard_data')
  page.on('request', (request) => {
    if (isLoad(request)) asked += 1
  })
  const end = (request: Request) => {
    if (isLoad(request)) answered += 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  // Twice, each with a way to the server and back: the next load is planned only when the last answer is there.
  const passMinutes = async () => {
    for (let times = 0; times < 2; times += 1) {
      await page.clock.fastForward(100_000)
      await page.evaluate(async () => (await fetch('/api/health')).status)
    }
  }
  await page.clock.install()
  // A link that never speaks: one that a jump of the clock breaks and mends asks for everything again, whenever that is.
  await page.routeWebSocket(/\/api\/live/, () => {})
  await signIn('operator', { path: '/dashboards/e2e-shared' })
  await expect(page.getByRole('row', { name: /C301/ })).toBeVisible()
  expect(asked).toBe(1)
  await page.clock.fastForward(70_000)
  // With its answer: a clock that jumps while one is awaited gives it up, and it is asked again.
  await expect.poll(() => [asked, answered]).toEqual([2, 2])
  await show('hidden')
  await passMinutes()
  expect(asked).toBe(2)
  await show('visible')
  await expect.poll(() => asked).toBeGreaterThan(2)
  await page.evaluate(() => window.history.pushState({}, '', '/machines/all'))
  await expect(grid(page)).toHaveCount(0)
  await expect.poll(() => answered).toBe(asked)
  const before = asked
  await passMinutes()
  expect(asked).toBe(before)
})

test('D-SCREEN-12-X without the server the last data stays, marked with its time, until data flows again', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-lost',
    widgets: [widget('status', [0, 0, 6, 6], { machineId: ['C301'] })],
  })
  await signIn('operator', { path: '/dashboards/e2e-lost' })
  await expect(tile(page, 'C301')).toContainText('Running')
  await plant.stopServer()
  await expect(page.getByText(/Last updated \d\d:\d\d/)).toBeVisible()
  await expect(tile(page, 'C301')).toContainText('Running')
  await plant.startServer()
  await expect(page.getByText(/Last updated/)).toHaveCount(0)
})

test('D-DATA-05-X a saved dashboard reaches every open display within five seconds', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-saved',
    widgets: [widget('status', [0, 0, 6, 6], { machineId: ['C301'] }, 'one')],
  })
  const context = await browser.newContext({ locale: 'en-GB' })
  const wall = await context.newPage()
  await wall.request.post(`${plant.url}/api/session`, {
    headers: { origin: plant.url },
    data: { company_key: 'example', username: 'operator', password: 'takt-example' },
  })
  await wall.goto(`${plant.url}/dashboards/e2e-saved`)
  await expect(tile(wall, 'C301')).toContainText('Running')

  await signIn('admin', { path: '/admin/config/dashboards/e2e-saved' })
  await page.getByRole('button', { name: /^Machine status, 6 by 6/ }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: 'Machine: C301' }).click()
  await page.getByRole('button', { name: /^C302/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Dashboard saved.')).toBeVisible()
  await expect(tile(wall, 'C302')).toContainText('Running')
  await context.close()
})

test('T-PERM-07 T-PERM-08 D-PERM-01 D-PERM-02 who may change dashboards edits them, who may view only looks, the others see none of it', async ({
  page,
  plant,
  signIn,
}) => {
  const edit = page.getByRole('link', { name: 'Edit dashboard' })
  await signIn('operator', { path: '/dashboards/factory-overview' })
  await expect(tile(page, 'M101')).toBeVisible()
  await expect(edit).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Resize|Duplicate|Remove|Lock)$/ })).toHaveCount(0)
  await visit(page, '/admin/config/dashboards/factory-overview')
  await expect(page.getByText('Missing permission: Open the dashboard builder to read.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Widgets' })).toHaveCount(0)

  await givenRights(plant, 'planner', { granted: ['view-dashboard-templates'] })
  await signIn('planner', { path: '/admin/config/dashboards/factory-overview' })
  await expect(page.getByText('You may look at this dashboard but not change it.')).toBeVisible()
  await expect(tile(page, 'M101')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Save|Discard|Undo|New dashboard|Delete dashboard)$/ })).toHaveCount(
    0,
  )
  await expect(page.getByRole('heading', { name: 'Widgets' })).toHaveCount(0)

  await signIn('supervisor', { path: '/dashboards/factory-overview' })
  await edit.click()
  await expect(page).toHaveURL(/\/admin\/config\/dashboards\/factory-overview$/)
  await expect(page.getByRole('heading', { name: 'Widgets' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  // Making and deleting dashboards is another right.
  await expect(page.getByRole('button', { name: /New dashboard|Delete dashboard/ })).toHaveCount(0)
  expect(await storedDashboard(plant, 'factory-overview')).toMatchObject({ title: 'Factory overview' })
})
