import { expect, test } from '../../fixtures/takt.ts'
import { machineRow, selectMachine } from '../../pages/overview.ts'
import { expectPath, expectSameDocument, markDocument, openMenu, openUserMenu, withSetting } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'

test('T-SHELL-01 D-SHELL-01 the main layout has its bars and menu, and popups belong to the one application', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  await expect(page.getByRole('banner')).toBeVisible()
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: 'Machines', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('banner').getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toHaveCount(0)
  const bar = await selectMachine(page, 'A401')
  await expect(bar.getByRole('button', { name: 'Open machine' })).toBeVisible()
  await page.keyboard.press('Control+Alt+q')
  await expect(page.getByText('Everything is reloaded.')).toBeVisible()
  await openUserMenu(page)
  const roots = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$')))
      .map((element) => element.id),
  )
  expect(roots).toEqual(['root'])
})

test('T-SHELL-03 T-SHELL-03-X the clock of the bar is a setting, and shows the plant’s time whatever the PC’s clock says', async ({
  page,
  plant,
  signIn,
}) => {
  const clock = page.getByRole('banner').locator('time')
  // A PC that is three hours and a day wrong, in a plant that is elsewhere.
  await page.clock.install({ time: Date.now() - 27 * 3_600_000 })
  for (const [value, shown] of [
    ['Yes', true],
    ['0', false],
    ['TRUE', true],
  ] as const) {
    await withSetting(plant, 'showBannerClock', value, async () => {
      await signIn('operator', { path: '/machines/all' })
      await expect(machineRow(page, 'A401')).toBeVisible()
      await expect(clock).toHaveCount(shown ? 1 : 0)
    })
  }
  await plant.sql("update company set time_zone = 'Asia/Tokyo' where company_id = 1000")
  try {
    await page.reload()
    await expect(clock).toBeVisible()
    const there = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', ...parts }).format(Date.now())
    await expect(clock).toContainText(there({ weekday: 'short', day: 'numeric', month: 'short' }))
    const seconds = async () => {
      const [h = 0, m = 0, s = 0] = ((await clock.textContent())?.match(/\d\d:\d\d:\d\d/)?.[0] ?? '')
        .split(':')
        .map(Number)
      return h * 3600 + m * 60 + s
    }
    const [h = 0, m = 0, s = 0] = there({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
      .split(':')
      .map(Number)
    const first = await seconds()
    expect(Math.abs(first - (h * 3600 + m * 60 + s))).toBeLessThan(5)
    await expect.poll(seconds).toBeGreaterThan(first)
  } finally {
    await plant.sql("update company set time_zone = 'Europe/Stockholm' where company_id = 1000")
  }
})

test('T-SHELL-09 a dashboard fills the screen, its bar goes when nobody is there, and a lost link stays on the screen', async ({
  page,
  signIn,
  context,
}) => {
  await page.clock.install()
  await signIn('supervisor', { path: '/dashboards/factory-overview' })
  const bar = page.getByRole('banner').first()
  await expect(bar.getByRole('heading', { name: 'Factory overview' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Edit dashboard' })).toBeVisible()
  await expect(page.getByText('M101').first()).toBeVisible()
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 0, width: 1280 })
  await page.clock.runFor(6_000)
  await expect(bar).not.toBeInViewport()
  await page.mouse.move(300, 300)
  await expect(bar).toBeInViewport()
  await context.setOffline(true)
  await page.clock.runFor(12_000)
  await expect(bar).not.toBeInViewport()
  await expect(page.getByText(/connection lost/).last()).toBeInViewport()
  await context.setOffline(false)
})

test('T-SHELL-15 T-SHELL-15-X Ctrl+Alt+Q asks the server for everything anew, and keeps the page and what is typed', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C301', 'stopped')
  await signIn('operator', { path: '/interface/C301/stopcode' })
  const search = page.getByLabel('Search stop codes')
  await search.fill('operator')
  await expect(page.getByRole('button', { name: /^501 ?No operator/ })).toBeVisible()
  await markDocument(page)
  const describe = (words: string) =>
    plant.sql(
      "update stop_code set names = names || jsonb_build_object('en', $1::text) where company_id = 1000 and stop_code = '501'",
      [words],
    )
  await describe('No operator at hand')
  const [machine] = await plant.sql<{ machine_description: string }>(
    "update machine set machine_description = 'Renamed' where company_id = 1000 and machine_id = 'C301' returning machine_description",
  )
  expect(machine?.machine_description).toBe('Renamed')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session')) asked.push('session')
    if (request.url().endsWith('/api/call')) asked.push(request.postDataJSON().name)
  })
  try {
    await search.press('Control+Alt+q')
    await expect(page.getByText('Everything is reloaded.')).toBeVisible()
    // Permissions and settings come with the session, orders and special functions with the machines.
    const everything = ['session', 'get_machines', 'get_stop_codes_for_machine', 'get_uncoded_stops']
    await expect.poll(() => asked).toEqual(expect.arrayContaining(everything))
    await expect(page.getByRole('button', { name: /No operator at hand/ })).toBeVisible()
    await expect(page.getByRole('banner').getByText('Renamed')).toBeVisible()
    await expect(search).toHaveValue('operator')
    await expect(search).toBeFocused()
    await expectSameDocument(page)
  } finally {
    await describe('No operator')
    await plant.sql(
      "update machine set machine_description = 'Mazak Integrex i-200' where company_id = 1000 and machine_id = 'C301'",
    )
    await plant.signal('C301', 'running')
  }
})

test('T-SHELL-16 T-SHELL-17 T-SHELL-18 T-SHELL-18-X keys: whose right click it is, what Escape closes first, and the way to a machine', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  const bar = await selectMachine(page, 'A402')
  const menu = page.getByRole('menu')
  const heading = page.getByRole('heading', { name: 'Machines – today' })
  await page.evaluate(() => {
    window.addEventListener('contextmenu', (event) => {
      document.body.dataset.ownMenu = event.defaultPrevented ? 'no' : 'yes'
    })
    window.addEventListener('keydown', (event) => {
      document.body.dataset.ownKey = event.defaultPrevented ? 'no' : 'yes'
    })
  })
  // The context menu first, then the bar.
  await heading.click({ button: 'right' })
  await expect(menu).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-own-menu', 'no')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(bar).toBeVisible()
  // A popup before both.
  const user = await openUserMenu(page)
  await expect(user).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(user).toBeHidden()
  await expect(bar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)

  const swap = page.getByRole('combobox', { name: 'Find machine' })
  await page.keyboard.press('Control+m')
  await expect(swap).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-own-key', 'no')
  await swap.fill('A40')
  // Inside a field the keys with a modifier work too.
  await page.keyboard.press('Control+Alt+t')
  await expect(page.getByText('The right-click menu is the browser’s now.')).toBeVisible()
  await expect(swap).toHaveValue('A40')
  await heading.click({ button: 'right' })
  await expect(page.locator('body')).toHaveAttribute('data-own-menu', 'yes')
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Alt+t')
  await expect(page.getByText('The right-click menu is ours again.')).toBeVisible()
  await heading.click({ button: 'right' })
  await expect(menu).toBeVisible()
})

test('T-ERROR-21-X T-PLANT-425 a notice is said once, read out, covers neither title nor buttons and leaves in its time; a failure stays until it is closed', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C302', 'stopped')
  await page.clock.install()
  await signIn('operator', { path: '/interface/C302/stopcode' })
  const bar = await chooseCode(page, '501')
  const region = page.getByRole('region', { name: 'Messages' })
  const success = region.getByRole('status').getByText('Stop coded: 501 No operator')
  // As soon as possible: on a busy machine the nearest moments are over before the page hears of them.
  const stopTime = async () => {
    for (const ahead of [100, 300, 900]) {
      const at = (await page.evaluate(() => Date.now())) + ahead
      const stopped = await page.clock.pauseAt(at).then(
        () => true,
        () => false,
      )
      if (stopped) return
    }
    throw new Error('the clock of the page could not be stopped')
  }
  await bar.getByRole('button', { name: 'Save stop code' }).click()
  await expect(success).toBeVisible()
  await stopTime()
  // What can be undone stays long enough to be found.
  await page.clock.runFor(18_000)
  await expect(success).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(success).toHaveCount(0)
  await page.clock.resume()

  // The same failure, twice within two seconds.
  const failure = region.getByRole('alert').getByText('No contact with the server. Check the connection and try again.')
  await page.route('**/api/session', (route) => route.abort())
  await page.keyboard.press('Control+Alt+q')
  await page.keyboard.press('Control+Alt+q')
  await expect(failure).toHaveCount(1)
  await stopTime()
  await page.clock.runFor(60_000)
  await expect(failure).toHaveCount(1)
  await page.clock.resume()
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const { x, y, width, height } = (await failure.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const part of [page.getByRole('banner'), page.getByRole('button', { name: 'Report quantity' })]) {
      const other = (await part.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const beside = x >= other.x + other.width || other.x >= x + width
      expect(beside || y >= other.y + other.height || other.y >= y + height, `${size.width}`).toBe(true)
    }
  }
  await expect(failure).toHaveCount(1)
  await region.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toHaveCount(0)
  await expectPath(page, '/interface/C302')
  await plant.signal('C302', 'running')
})

test('D-SHELL-04 D-SHELL-05-B an error nobody caught is told to our own server: where and what, never who or with which values', async ({
  page,
  signIn,
}) => {
  const sent: Record<string, string>[] = []
  const hosts = new Set<string>()
  page.on('request', (request) => {
    hosts.add(new URL(request.url()).host)
    const body = request.postData()?.includes('report_client_error') ? request.postDataJSON() : null
    if (body) sent.push(body.payload)
  })
  await signIn('operator', { path: '/machines/all?ticket=secret-ticket' })
  await expect(machineRow(page, 'A401')).toBeVisible()
  const fail = (numbers: readonly number[]) =>
    page.evaluate((list) => {
      for (const number of list) {
        const error = new Error(`a part broke ${number}`)
        error.stack = `Error: a part broke\n at ${location.href}:1:1`
        window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
      }
    }, numbers)
  await fail([0])
  await expect.poll(() => sent.length).toBe(1)
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['app_version', 'message', 'path', 'stack'])
  expect(sent[0]).toMatchObject({ message: 'a part broke 0', path: '/machines/all' })
  expect(sent[0]?.app_version).toMatch(/^\d+\.\d+/)
  expect(JSON.stringify(sent)).not.toMatch(/secret-ticket|operator|Lindqvist|example/)
  // Not more than ten a minute, and a report that cannot be sent is no error of its own.
  await page.route('**/api/call', (route) =>
    route.request().postData()?.includes('report_client_error') ? route.abort() : route.fallback(),
  )
  await fail(Array.from({ length: 20 }, (_, at) => at + 1))
  const names = () => new Set(sent.map((report) => report.message)).size
  await expect.poll(names).toBe(10)
  await selectMachine(page, 'A401')
  expect(names()).toBe(10)
  expect([...hosts]).toEqual([new URL(page.url()).host])
})
