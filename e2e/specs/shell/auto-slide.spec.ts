import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, openUserMenu, withSetting } from '../../pages/shell.ts'

test('T-SHELL-27 T-SHELL-27-B a company that wants it slides through the dashboards, but never under somebody’s hands', async ({
  page,
  plant,
  signIn,
}) => {
  await page.clock.install()
  const toggle = page.getByRole('switch', { name: 'Slide through dashboards' })
  await signIn('operator', { path: '/settings' })
  await expect((await openUserMenu(page)).getByText('Zoom').first()).toBeVisible()
  await expect(toggle).toHaveCount(0)

  await withSetting(plant, 'autoSlide', '1', async () => {
    await signIn('operator', { path: '/settings' })
    await openUserMenu(page)
    await toggle.click()
    await page.keyboard.press('Escape')
    await page.clock.fastForward(50_000)
    await expectPath(page, '/settings')
    await page.clock.fastForward(15_000)
    await expectPath(page, /^\/dashboards\//)
    const title = page.getByRole('banner').getByRole('heading', { level: 1 })
    // Its time begins when it is shown, not when it is asked for.
    await expect(title).toHaveText(/./)
    const first = new URL(page.url()).pathname
    const shown = await title.innerText()
    await page.clock.fastForward(20_000)
    await expectPath(page, first)
    await page.clock.fastForward(15_000)
    await expect(title).not.toHaveText(shown)

    // Somebody is there again.
    const second = new URL(page.url()).pathname
    expect(second).toMatch(/^\/dashboards\//)
    await page.mouse.move(400, 400)
    await page.clock.fastForward(50_000)
    await expectPath(page, second)
  })
})
