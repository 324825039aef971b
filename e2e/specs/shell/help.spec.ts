import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'

const menu = (page: Page) => page.getByRole('menu', { name: 'Help' })
const entry = (page: Page, name: string) => menu(page).getByRole('menuitem', { name })

test('T-SHELL-14 T-SHELL-14-X a right click leads to help for the thing under it, else for the page, and copies marked text', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('operator', { path: '/machines/all' })
  const heading = page.getByRole('heading', { level: 1 })
  await heading.click({ button: 'right' })
  await expect(menu(page).getByRole('menuitem')).toHaveText(['What is this?', 'Keyboard shortcuts', 'Scan codes'])
  await entry(page, 'What is this?').click()
  const popup = page.getByRole('dialog', { name: 'What is this?' })
  await expect(popup).toContainText('Every machine of the place you have chosen')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()

  await page.getByRole('link', { name: /uncoded stops?$/ }).click({ button: 'right' })
  await entry(page, 'What is this?').click()
  await expect(popup).toContainText('How many stops have no reason yet')
  await page.keyboard.press('Escape')

  await heading.click({ button: 'right' })
  await entry(page, 'Scan codes').click()
  await expect(page.getByRole('dialog', { name: 'Scan codes' })).toContainText('bzfunction.set.printer.7')
  await page.keyboard.press('Escape')

  await heading.evaluate((element) => window.getSelection()?.selectAllChildren(element))
  await heading.click({ button: 'right' })
  await entry(page, 'Copy').click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await heading.innerText())
})

test('T-SHELL-14 T-SHELL-14-X two seconds in one place are a long press; a shorter or a moving one is not', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('operator', { path: '/machines/all' })
  const row = page.getByRole('row', { name: /A401/ })
  await expect(row).toBeVisible()
  // From here only the spec moves the clock: on a slow machine a short press would become a long one.
  await page.clock.pauseAt(Date.now() + 60_000)
  // The page says now how old its data are, and lies lower.
  await expect(page.getByText(/^Data \d+ min old$/)).toBeVisible()
  const box = await row.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.clock.runFor(1_900)
  await page.mouse.up()
  await page.clock.runFor(500)
  // That was a plain press.
  await expect(page.getByRole('complementary')).toContainText('A401')
  await expect(menu(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)
  await expect(page.getByRole('complementary')).toHaveCount(0)

  await page.mouse.down()
  await page.mouse.move(x + 12, y)
  await page.clock.runFor(2_500)
  await page.mouse.up()
  await expect(page.getByRole('complementary')).toContainText('A401')
  await expect(menu(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.clock.runFor(2_100)
  await page.mouse.up()
  await page.clock.resume()
  await expect(entry(page, 'What is this?')).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
