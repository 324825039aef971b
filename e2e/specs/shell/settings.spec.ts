import { expect, signInByCookie, test } from '../../fixtures/takt.ts'
import { expectNotSaid } from '../../pages/notices.ts'
import { expectPath, openUserMenu, visit, withUser } from '../../pages/shell.ts'

test('T-ROUTE-62 T-ROUTE-62-X T-PLANT-229 each setting takes effect at once and is kept; what is the person’s holds on the next device', async ({
  browser,
  page,
  plant,
  signIn,
}) => {
  await signIn('admin', { path: '/machines/all' })
  const menu = await openUserMenu(page)
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expectPath(page, '/settings')
  await expect(page).toHaveTitle('Settings')

  await page.getByRole('combobox', { name: 'Printer of this device' }).click()
  await page.getByRole('option', { name: 'Office A4' }).click()
  // Whoever may choose a printer finds the device's preset.
  await visit(page, '/interface/M102/print-label')
  await expect(page.getByRole('combobox', { name: 'Printer' })).toContainText('Office A4')
  await visit(page, '/settings')
  await page.getByRole('combobox', { name: 'Start page' }).click()
  await page.getByRole('option', { name: 'My machines' }).click()
  const help = page.getByRole('heading', { name: 'For you' })
  await help.click({ button: 'right' })
  await expect(page.getByRole('menu', { name: 'Help' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Help on right-click' }).click()
  await page.evaluate(() => {
    window.addEventListener('contextmenu', ({ defaultPrevented }) => {
      document.body.dataset.browsersOwnMenu = String(!defaultPrevented)
    })
  })
  await help.click({ button: 'right' })
  await expect(page.locator('body')).toHaveAttribute('data-browsers-own-menu', 'true')
  await expect(page.getByRole('menu', { name: 'Help' })).toHaveCount(0)

  await page.getByRole('main').getByText('Svenska').click()
  await expect(page.getByRole('heading', { name: 'Inställningar' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Inställningar' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Enhetens skrivare' })).toContainText('Office A4')
  await expect(page.getByRole('switch', { name: 'Hjälp vid högerklick' })).not.toBeChecked()
  // Not where the user was last: the chosen start page.
  await page.goto('/login-form')
  await expectPath(page, '/machines/mine/all')

  // Another device: a browser that has kept nothing, and that speaks English by itself.
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await other.goto('/login-form')
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signInByCookie(other, plant, { username: 'admin', path: '/settings' })
  await expect(other.getByRole('heading', { name: 'Inställningar' })).toBeVisible()
  await expect(other.getByText('Sparas i ditt konto')).toBeVisible()
  await expect(other.getByRole('combobox', { name: 'Startsida' })).toContainText('Mina maskiner')
  await expect(other.getByRole('switch', { name: 'Hjälp vid högerklick' })).not.toBeChecked()
  await expect(other.getByRole('combobox', { name: 'Enhetens skrivare' })).not.toContainText('Office A4')
  await (await openUserMenu(other)).getByText('Mörkt').click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.keyboard.press('Escape')
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // A server that is not there keeps nothing, and the page doesn't pretend that it did.
  await other.route('**/api/call', (route) => route.abort())
  await other.getByRole('main').getByText('English').click()
  await expect(other.getByText('No contact with the server. Check the connection')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Inställningar' })).toBeVisible()
  await other.context().close()
})

test('T-PLANT-229 T-LOOK-15 a shared terminal keeps its own choices, and while nobody is signed in a browser shows the last ones', async ({
  page,
  plant,
  signIn,
}) => {
  const shared = { deviceuser: true, language: 'en' }
  await withUser(plant, 'operator', shared, async () => {
    await signIn('operator', { path: '/settings' })
    await page.getByRole('button', { name: 'Only watch' }).click()
    await expect(page.getByText('This is a shared device')).toBeVisible()
    await page.getByRole('main').getByText('Svenska').click()
    await expect(page.getByText('Det här är en delad enhet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Det här är en delad enhet')).toBeVisible()
    const [stored] = await plant.sql<{ language: string }>(
      "select language from app_user where company_id = 1000 and username = 'operator'",
    )
    expect(stored?.language).toBe('en')
    await page.context().clearCookies()
    await page.goto('/login-form')
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
  })
  // What is pressed beside the form is meant by whoever signs in, also where the form has it already.
  await withUser(plant, 'planner', { language: 'en' }, async () => {
    await page.getByText('SV', { exact: true }).click()
    // A company's own sign-in leaves the page and comes back to it.
    await page.reload()
    await page.getByLabel('Företagsnyckel').fill('example')
    await page.getByLabel('Användarnamn').fill('planner')
    await page.getByLabel('Lösenord', { exact: true }).fill('takt-example')
    const told = page.waitForResponse((one) => one.request().postData()?.includes('set_own_choices') ?? false)
    await page.getByRole('button', { name: 'Logga in' }).click()
    await told
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    const kept = await plant.sql("select language from app_user where company_id = 1000 and username = 'planner'")
    expect(kept).toEqual([{ language: 'sv' }])
  })
})

test('T-SHELL-20 T-SHELL-20-X a browser without notifications says so once, and only when they are asked for', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'))
  await signIn('operator', { path: '/settings' })
  const wanted = page.getByRole('switch', { name: 'Browser notifications' })
  const said = page.getByText('This browser does not support notifications.')
  await expect(wanted).toBeVisible()
  await expect(said).toHaveCount(0)
  await wanted.click()
  await expect(said).toBeVisible()
  await expect(wanted).not.toBeChecked()
  await page.reload()
  await wanted.click()
  await expect(wanted).not.toBeChecked()
  await expectNotSaid(said)
})

test('T-SHELL-20-X where they are supported the permission is asked for when they are switched on', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const counted = window as { asked?: number }
    Notification.requestPermission = async () => {
      counted.asked = (counted.asked ?? 0) + 1
      return 'granted'
    }
  })
  await signIn('operator', { path: '/settings' })
  const wanted = page.getByRole('switch', { name: 'Browser notifications' })
  await expect(wanted).toBeVisible()
  expect(await page.evaluate(() => (window as { asked?: number }).asked ?? 0)).toBe(0)
  await wanted.click()
  await expect(wanted).toBeChecked()
  expect(await page.evaluate(() => (window as { asked?: number }).asked)).toBe(1)
})

test('T-ROUTE-62 T-ROUTE-77-X T-SHELL-13-X one’s own look counts at once, is kept, and goes back to the company’s', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/theme' })
  await expect(page.getByText('Missing permission: Open the theme page.')).toBeVisible()

  await signIn('admin', { path: '/theme' })
  const html = page.locator('html')
  const accent = () => html.evaluate((element) => element.style.getPropertyValue('--accent'))
  const company = await accent()
  const reset = page.getByRole('button', { name: 'Back to the company’s look' })
  await expect(reset).toBeDisabled()
  await page.getByLabel('Colour', { exact: true }).fill('#b3261e')
  await page.getByText('Compact').click()
  await page.getByText('Equal widths').click()
  await page.getByText('At the side').click()
  await page.getByRole('switch', { name: 'Groups as tabs' }).click()
  await page.getByRole('switch', { name: 'Warnings move' }).click()
  const own = { 'data-layout': 'compact', 'data-font': 'mono', 'data-bottomnav': 'side', 'data-animations': 'off' }
  for (const [name, value] of Object.entries(own)) await expect(html).toHaveAttribute(name, value)
  expect(await accent()).toBe('#b3261e')
  await page.reload()
  await expect(html).toHaveAttribute('data-layout', 'compact')
  await expect.poll(accent).toBe('#b3261e')
  await expect(page.getByRole('switch', { name: 'Groups as tabs' })).toBeChecked()

  // Groups of machine cards stand one behind the other.
  await visit(page, '/machine-widgets/all')
  await page.getByRole('combobox', { name: 'Group by' }).click()
  await page.getByRole('option', { name: 'Department' }).click()
  await page.getByRole('tab', { name: /^Metal working/ }).click()
  await expect(page.locator('[data-machine="C301"]')).toBeVisible()
  await expect(page.locator('[data-machine="M101"]')).toHaveCount(0)
  await page.getByRole('tab', { name: /^Injection moulding/ }).click()
  await expect(page.locator('[data-machine="M101"]')).toBeVisible()
  await page.getByRole('combobox', { name: 'Group by' }).click()
  await page.getByRole('option', { name: 'No groups' }).click()
  await expect(page.locator('[data-machine="C301"]')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await visit(page, '/theme')
  await reset.click()
  await expect(html).toHaveAttribute('data-layout', 'comfortable')
  await expect.poll(accent).toBe(company)
  await expect(reset).toBeDisabled()
})

test('T-DATA-06-X what is kept in the browser belongs to the company, and what is personal to the person', async ({
  page,
  signIn,
}) => {
  const chosen = (name: string) => page.getByRole('combobox', { name })
  await signIn('operator', { path: '/settings' })
  await chosen('Printer of this device').click()
  await page.getByRole('option', { name: 'Zebra hall' }).click()
  await chosen('Start page').click()
  await page.getByRole('option', { name: 'My machines' }).click()
  await visit(page, '/interface/M102')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('takt:1000:operator:last-path'))).toContain('M102')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => !/^takt:(device|1000|1000:operator):[^:]+(:\S*)?$/.test(key))).toEqual([])

  // The same screen, another person: the same printer, but their own start page.
  await signIn('supervisor', { path: '/settings' })
  await expect(chosen('Printer of this device')).toContainText('Zebra hall')
  await expect(chosen('Start page')).toContainText('Where I was last')
  // Another company: neither.
  await signIn('operator', { path: '/settings', company: 'third' })
  await expect(chosen('Printer of this device')).toContainText('As the machine says')
  await expect(chosen('Start page')).toContainText('Where I was last')
})
