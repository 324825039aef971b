import { example } from '@takt/server/seed/example.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, withSetting } from '../../pages/shell.ts'
import { chooseCode, latestStop } from '../../pages/stop-code.ts'

test('T-SAFE-33 T-PLANT-562 whoever was away for too long is told why they are signed out, nobody reads the page meanwhile, and what was typed is still there', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C303', 'stopped')
  await withSetting(plant, 'idleSignOutMinutes', '15', async () => {
    await signIn('operator', { path: '/machines/all/stopcode/C303' })
    const told = page.waitForResponse((response) => response.url().endsWith('/api/session/use'))
    const bar = await chooseCode(page, '402')
    expect((await told).status()).toBe(200)
    await page.getByLabel('Note').fill('Burr on cavity 2')
    await page.getByRole('button', { name: 'Use note' }).click()
    await plant.sql("update session set last_used_at = last_used_at - interval '15 minutes'")
    await bar.getByRole('button', { name: 'Save stop code' }).click()

    const over = page.getByRole('dialog', { name: 'You have been signed out' })
    await expect(over).toContainText('You were not here for 15 minutes, so you were signed out.')
    const behind = await page.evaluate(() => {
      const [at] = document.elementsFromPoint(5, 300)
      return at ? getComputedStyle(at).backgroundColor : ''
    })
    expect(behind).not.toMatch(/\/ 0?\.\d+\)|rgba\(.*, 0?\.\d+\)/)
    await expectPath(page, '/machines/all/stopcode/C303')
    await expect(over.getByRole('button', { name: 'Sign in as somebody else' })).toBeVisible()
    await over.getByLabel('Password', { exact: true }).fill('wrong')
    await over.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(over.getByText('The password is wrong.')).toBeVisible()
    await over.getByLabel('Password', { exact: true }).fill(example.password)
    await over.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(over).toBeHidden()
    await expect(bar).toContainText('Burr on cavity 2')
    await bar.getByRole('button', { name: 'Save stop code' }).click()
    await expectPath(page, '/machines/all')
  })
  expect(await latestStop(plant, 'C303')).toEqual({ stop_reason: '402', note: 'Burr on cavity 2' })
  await plant.signal('C303', 'running')
})

test('T-PLANT-562 who will soon be signed out is warned with the seconds that are left, and any touch or key keeps them', async ({
  page,
  plant,
  signIn,
}) => {
  await withSetting(plant, 'idleSignOutMinutes', '1', async () => {
    await signIn('operator', { path: '/machines/all' })
    await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
    const warning = page.getByRole('alertdialog', { name: 'Are you still here?' })
    const nearlyOver = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith(':last-use')) ?? ''
        localStorage.setItem(key, String(Number(localStorage.getItem(key)) - 46_000))
      })
    for (const touch of [
      () => warning.getByRole('button', { name: 'I am here' }).click(),
      () => page.mouse.click(5, 300),
      () => page.keyboard.press('a'),
    ]) {
      await nearlyOver()
      await expect(warning).toContainText(/You are signed out in \d+ seconds?\./)
      const told = page.waitForResponse((response) => response.url().endsWith('/api/session/use'))
      await touch()
      expect((await told).status()).toBe(200)
      await expect(warning).toHaveCount(0)
    }
  })
})
