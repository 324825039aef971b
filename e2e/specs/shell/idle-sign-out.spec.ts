import { example } from '@takt/server/seed/example.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, withSetting } from '../../pages/shell.ts'
import { chooseCode, latestStop } from '../../pages/stop-code.ts'

test('T-SAFE-33 whoever was away for too long is told why they are signed out, nobody reads the page meanwhile, and what was typed is still there', async ({
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
    await over.getByLabel('Password', { exact: true }).fill(example.password)
    await over.getByRole('button', { name: 'Sign in' }).click()
    await expect(over).toBeHidden()
    await expect(bar).toContainText('Burr on cavity 2')
    await bar.getByRole('button', { name: 'Save stop code' }).click()
    await expectPath(page, '/machines/all')
  })
  expect(await latestStop(plant, 'C303')).toEqual({ stop_reason: '402', note: 'Burr on cavity 2' })
  await plant.signal('C303', 'running')
})
