import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { selectMachine } from '../../pages/overview.ts'
import { visit } from '../../pages/shell.ts'

/** What the installation's file says, for this page. */
async function settingsFile(page: Page, body: string, status = 200): Promise<void> {
  await page.route('**/settings.json', (route) => route.fulfill({ status, contentType: 'application/json', body }))
}

const theme = (company: object) => JSON.stringify({ themes: { company } })
const html = (page: Page) => page.locator('html')
const accent = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))
const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily)

test('T-SHELL-12 T-SHELL-13-X the installation’s file gives colour, font, layout, bottom bar and tabs', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C305', 'stopped')
  await plant.sql("update company set theme = '{}' where company_id = 1000")
  try {
    await settingsFile(
      page,
      theme({ color: '#8a2be2', font: 'mono', layout: 'compact', bottomnav: 'side', tabbeddisplay: true }),
    )
    await page.goto('/login-form')
    await expect(html(page)).toHaveAttribute('data-layout', 'compact')
    expect(await accent(page)).toBe('#8a2be2')
    const mono = await fontOf(page)
    await signIn('operator', { path: '/machines/zone/B2' })
    const bar = await selectMachine(page, 'C305')
    const place = await bar.boundingBox()
    expect(place?.x).toBeGreaterThan(700)
    expect(place?.height).toBeGreaterThan(600)
    const row = await page.getByRole('row').nth(1).boundingBox()
    await visit(page, '/interface/C305/stopcode')
    await expect(page.getByRole('tab', { name: 'Technical fault' })).toBeVisible()
    await page.getByRole('tab', { name: 'Technical fault' }).click()
    await expect(page.getByRole('button', { name: /^201/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^301/ })).toBeHidden()

    // The same without a file: the product's own looks.
    await page.unroute('**/settings.json')
    await signIn('operator', { path: '/machines/zone/B2' })
    await selectMachine(page, 'C305')
    expect(await accent(page)).toBe('')
    expect(await fontOf(page)).not.toBe(mono)
    const wide = await bar.boundingBox()
    expect(wide?.x).toBe(0)
    expect((await page.getByRole('row').nth(1).boundingBox())?.height).toBeGreaterThan(row?.height ?? 0)
    await visit(page, '/interface/C305/stopcode')
    await expect(page.getByRole('button', { name: /^201/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^301/ })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  } finally {
    await plant.sql(`update company set theme = '{"color": "#0b5cad"}' where company_id = 1000`)
    await plant.signal('C305', 'running')
  }
})

test('T-SHELL-12-X a file that is missing, broken or wrong in part is ignored value by value, and the app starts', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('settings.json')) warnings.push(message.text())
  })
  const start = async () => {
    await page.goto('/login-form')
    await expect(page.getByRole('heading', { name: 'Sign in to your plant' })).toBeVisible()
  }
  await settingsFile(page, 'not found', 404)
  await start()
  await expect(html(page)).toHaveAttribute('data-layout', 'comfortable')
  await page.unroute('**/settings.json')
  await settingsFile(page, '{ "themes": ')
  await start()
  await expect.poll(() => warnings.length).toBe(1)
  await page.unroute('**/settings.json')
  await settingsFile(page, theme({ color: 'url(x)', font: 'comic', layout: 'compact', bottomnav: 7 }))
  await start()
  await expect.poll(() => warnings.at(-1)).toBe('settings.json: ignored color, font, bottomnav')
  expect(warnings).toHaveLength(2)
  await expect(html(page)).toHaveAttribute('data-layout', 'compact')
  await expect(html(page)).toHaveAttribute('data-font', 'inter')
  await expect(html(page)).toHaveAttribute('data-bottomnav', 'bottom')
  expect(await accent(page)).toBe('')
})

test('T-SHELL-12-C the file is the installation’s default; a company’s own theme overrides it after sign-in, a person’s both', async ({
  page,
  signIn,
}) => {
  await settingsFile(page, theme({ color: '#8a2be2', layout: 'compact' }))
  await page.goto('/login-form')
  await expect(html(page)).toHaveAttribute('data-layout', 'compact')
  expect(await accent(page)).toBe('#8a2be2')
  await signIn('operator', { path: '/machines/all' })
  await expect.poll(() => accent(page)).toBe('#0b5cad')
  await expect(html(page)).toHaveAttribute('data-layout', 'compact')
  await signIn('operator', { company: 'third', path: '/machines/all' })
  await expect.poll(() => accent(page)).toBe('#8a2be2')
  await page.evaluate(() => localStorage.setItem('takt:1020:operator:theme', '{"color":"#123456"}'))
  await page.reload()
  await expect.poll(() => accent(page)).toBe('#123456')
})

test('T-SHELL-13 T-SHELL-13-X warning animations are switched by the theme, and never shown to who wants less motion', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C306', 'stopped')
  const sign = page
    .getByRole('main')
    .locator('p', { hasText: /^Uncoded stop/ })
    .locator('svg')
  const seconds = () => sign.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn('operator', { path: '/interface/C306' })
  await expect(sign).toBeVisible()
  expect(await seconds()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await seconds()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settingsFile(page, theme({ showWarningAnimations: false }))
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-animations', 'off')
  await expect(sign).toBeVisible()
  expect(await seconds()).toBe(0)
  await plant.signal('C306', 'running')
})
