import type { Locator, Page } from '@playwright/test'
import { expect, signInThroughForm, test } from '../../fixtures/takt.ts'
import { machineRow } from '../../pages/overview.ts'
import { expectPath, expectSameDocument, holdCalls, markDocument, openUserMenu, visit } from '../../pages/shell.ts'

const slider = (menu: Locator) => menu.getByRole('slider', { name: 'Zoom' })
const heightOf = async (page: Page, text: string) => (await page.getByText(text).first().boundingBox())?.height ?? 0

test('T-SHELL-24 T-SHELL-25-X the zoom goes from 10 to 150 in steps of 5, scales the page and never the bars', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  await expect(machineRow(page, 'A401')).toBeVisible()
  const barHeight = (await page.getByRole('banner').first().boundingBox())?.height
  const before = await heightOf(page, 'A401')
  const menu = await openUserMenu(page)
  const menuWidth = (await menu.boundingBox())?.width
  await expect(slider(menu)).toHaveValue('100')
  await expect(slider(menu)).toHaveAttribute('min', '10')
  await expect(slider(menu)).toHaveAttribute('max', '150')
  await expect(menu.getByRole('textbox', { name: 'Zoom' })).toHaveValue('100')
  await expect(menu.getByText('%')).toBeVisible()
  await slider(menu).press('ArrowRight')
  await expect(slider(menu)).toHaveValue('105')
  await slider(menu).press('End')
  await expect(slider(menu)).toHaveValue('150')
  await expect.poll(async () => (await heightOf(page, 'A401')) / before).toBeCloseTo(1.5, 1)
  await slider(menu).press('Home')
  await expect(slider(menu)).toHaveValue('10')
  // At 10 percent the way back is as large as ever.
  expect((await page.getByRole('banner').first().boundingBox())?.height).toBe(barHeight)
  expect((await menu.boundingBox())?.width).toBe(menuWidth)
  await menu.getByText('Zoom').dblclick()
  await expect(slider(menu)).toHaveValue('100')
})

test('T-SHELL-25 every dashboard keeps its own zoom, all other pages share one, per company', async ({
  page,
  signIn,
}) => {
  let here = ''
  const zoomAt = async (username: string, path: string, company = 'example') => {
    await page.keyboard.press('Escape')
    if (here === username + company) await visit(page, path)
    else await signIn(username, { path, company })
    here = username + company
    const menu = await openUserMenu(page)
    await expect(slider(menu)).toBeVisible()
    return slider(menu)
  }
  await (await zoomAt('operator', '/machines/all')).press('ArrowRight')
  await (await zoomAt('operator', '/dashboards/factory-overview')).press('ArrowLeft')
  await expect(await zoomAt('supervisor', '/interface/M101')).toHaveValue('105')
  await expect(await zoomAt('operator', '/dashboards/factory-overview')).toHaveValue('95')
  await expect(await zoomAt('operator', '/dashboards/moulding')).toHaveValue('100')
  await expect(await zoomAt('operator', '/machines/all', 'third')).toHaveValue('100')
})

test('T-SHELL-26 T-SHELL-26-X logging out ends the session on the server, closes the link and keeps only the device’s settings', async ({
  page,
  plant,
  signIn,
}) => {
  const closed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('close'))
  await signIn('operator', { path: '/interface/M102' })
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  let menu = await openUserMenu(page)
  await slider(menu).press('ArrowRight')
  await page.evaluate(() => localStorage.setItem('takt:1000:printer', '"Zebra dispatch"'))
  const cookies = await page.context().cookies()
  await menu.getByRole('button', { name: 'Log out' }).click()
  await expectPath(page, '/login-form')
  await expect(page.getByLabel('Username')).toBeVisible()
  await closed
  expect(await page.evaluate(() => localStorage.getItem('takt:1000:printer'))).toBe('"Zebra dispatch"')
  // The old cookie opens nothing any more.
  await page.context().addCookies(cookies)
  expect((await page.request.get(`${plant.url}/api/session`)).status()).toBe(401)
  await page.goBack()
  await expectPath(page, /^\/login-form/)
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByText('Running orders')).toHaveCount(0)
  await signIn('operator', { path: '/login-form' })
  await expectPath(page, '/interface/M102')
  menu = await openUserMenu(page)
  await expect(slider(menu)).toHaveValue('105')

  // The next person at this screen sees nothing of what was loaded for the one before.
  await page.keyboard.press('Escape')
  await visit(page, '/interface/C301/notes')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await (await openUserMenu(page)).getByRole('button', { name: 'Log out' }).click()
  await expectPath(page, '/login-form')
  const held = await holdCalls(page, 'get_machine_notes')
  await signInThroughForm(page, { username: 'supervisor' })
  await expectPath(page, '/home')
  await visit(page, '/interface/C301/notes')
  await expect.poll(held.count).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(0)
  held.release()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()

  await signIn('device', { path: '/interface/M103' })
  await page.getByRole('button', { name: 'Only watch' }).click()
  await (await openUserMenu(page)).getByRole('button', { name: 'Log out' }).click()
  await expectPath(page, '/login-form')
  expect(await page.evaluate(() => localStorage.getItem('takt:1000:device:last-path'))).toBeNull()
})

test('T-LOOK-16 from a machine’s own screen the menu under one’s name leads home', async ({ page, signIn }) => {
  await signIn('operator', { path: '/interface/M102' })
  await (await openUserMenu(page)).getByRole('link', { name: 'Home' }).click()
  await expectPath(page, '/home')
  await expect(page.getByRole('heading', { name: 'My machines' })).toBeVisible()
})

test('T-ERROR-22-X T-PLANT-470 the language switches in place, and no key or bare number is ever shown', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C307', 'stopped')
  await signIn('operator', { path: '/machines/zone/B2' })
  await expect(page.getByRole('heading', { name: 'Machines – today' })).toBeVisible()
  await markDocument(page)
  const menu = await openUserMenu(page)
  await menu.getByText('Deutsch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(machineRow(page, 'C307')).toContainText('Stillstand ohne Grund')
  await menu.getByText('Svenska').click()
  await expect(page.getByRole('heading', { name: 'Maskiner – i dag' })).toBeVisible()
  await expect(page).toHaveTitle('Maskiner')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(menu.getByRole('button', { name: 'Logga ut' })).toBeVisible()
  await expect(machineRow(page, 'C307')).toContainText('Okodat stopp')
  await expectSameDocument(page)
  for (const path of ['/machines/zone/B2', '/interface/C307', '/interface/C307/stopcode', '/dashboards/moulding']) {
    await visit(page, path)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(
      page.getByText(/^(title|shell|machines|cockpit|stop|panel|state|swap|user|menu)\.[a-z-]+$/),
    ).toHaveCount(0)
    await expect(page.getByText(/^(7244|2319|6052|7028)$/)).toHaveCount(0)
    await expect(page.getByText(/\{\w+\}/)).toHaveCount(0)
  }
  // Also what the server says, and after a restart.
  await visit(page, '/interface/C307/stopcode')
  await expect(page.getByRole('button', { name: /Operatör saknas/ })).toBeVisible()
  await plant.signal('C307', 'running')
})
