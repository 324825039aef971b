import { expect, test } from '../../fixtures/takt.ts'
import { expectNotSaid } from '../../pages/notices.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, holdCalls, withUser } from '../../pages/shell.ts'
import { chooseCode, codeTile, latestStop } from '../../pages/stop-code.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-PANEL-18 T-PANEL-18-X T-PLANT-335 the panel names machine and code, helps where there is help, and saves once the note it needs is written', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('A404', 'stopped')
  await signIn('operator', { path: '/machines/zone/C1/stopcode/A404' })
  // From a sheet of codes beside the machine, with the scanner.
  await expect(codeTile(page, '201')).toBeVisible()
  await scan(page, '201')
  await expect(codeTile(page, '201')).toHaveAttribute('aria-pressed', 'true')
  const bar = await chooseCode(page, '501')
  await expect(bar).toContainText('A404')
  await expect(bar).toContainText('501')
  await expect(bar).toContainText('No operator')
  const save = bar.getByRole('button', { name: 'Save stop code' })
  await expect(save).toBeEnabled()
  await expect(bar.getByRole('button', { name: /Help/ })).toHaveCount(0)

  // This one has a help text and needs a note: the popup opens by itself.
  await chooseCode(page, '402')
  const popup = page.getByRole('dialog', { name: '402 Quality problem' })
  await expect(popup.getByRole('button', { name: 'Use note' })).toBeDisabled()
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(save).toBeDisabled()
  await expect(bar).toContainText('This code needs a note.')
  await bar.getByRole('button', { name: 'Help for code 402' }).click()
  await expect(page.getByText('Write which fault was seen and on which cavity.')).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Add note' }).click()
  await popup.getByLabel('Note').fill('   ')
  await expect(popup.getByRole('button', { name: 'Use note' })).toBeDisabled()
  await popup.getByLabel('Note').fill('Short shot, cavity 3')
  await popup.getByRole('button', { name: 'Use note' }).click()
  await expect(bar).toContainText('Short shot, cavity 3')

  const held = await holdCalls(page, 'set_stop_code')
  await save.dblclick()
  await expect.poll(() => held.count()).toBe(1)
  await expect(save).toBeDisabled()
  await expectNotSaid(page.getByText(/^Stop coded/))
  expect(await latestStop(plant, 'A404')).toEqual({ stop_reason: '-', note: '' })
  held.release()
  await expect(page.getByText('Stop coded: 402 Quality problem')).toBeVisible()
  await expectPath(page, '/machines/zone/C1')
  expect(held.count()).toBe(1)
  expect(await latestStop(plant, 'A404')).toEqual({ stop_reason: '402', note: 'Short shot, cavity 3' })
  await plant.signal('A404', 'running')
})

test('T-ROUTE-43 T-STATE-23-X of two who code one stop the second is told, and both see what is true', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await plant.signal('A405', 'stopped')
  await signIn('operator', { path: '/machines/zone/C1/stopcode/A405' })
  const bar = await chooseCode(page, '501')

  const context = await browser.newContext({ locale: 'en-GB' })
  const other = await context.newPage()
  await other.request.post(`${plant.url}/api/session`, {
    headers: { origin: plant.url },
    data: { company_key: 'example', username: 'supervisor', password: 'takt-example' },
  })
  await other.goto(`${plant.url}/interface/A405/stopcode`)
  await (await chooseCode(other, '301')).getByRole('button', { name: 'Save stop code' }).click()
  await expect(other.getByText('Stop coded: 301 No material')).toBeVisible()

  await bar.getByRole('button', { name: 'Save stop code' }).click()
  await expect(page.getByText('changed by someone else, reloaded')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Stopped', { exact: true })).toBeVisible()
  expect((await latestStop(plant, 'A405')).stop_reason).toBe('301')
  // With the new state on the screen they may change it on purpose.
  await (await chooseCode(page, '501')).getByRole('button', { name: 'Save stop code' }).click()
  await expect(page.getByText('Stop coded: 501 No operator')).toBeVisible()
  expect((await latestStop(plant, 'A405')).stop_reason).toBe('501')
  await expect(other.getByRole('main')).toContainText('501 No operator')
  await context.close()
  await plant.signal('A405', 'running')
})

test('T-PERM-15-X T-PLANT-335 a reason above one’s level is there, says so and cannot be chosen; level 9 may choose everything', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('A406', 'stopped')
  for (const [usertype, allowed] of [
    [6, false],
    [7, true],
    [9, true],
  ] as const) {
    await withUser(plant, 'supervisor', { usertype }, async () => {
      await signIn('supervisor', { path: '/interface/A406/stopcode' })
      await expect(codeTile(page, '501')).toBeEnabled()
      const tile = codeTile(page, '701')
      await expect(tile).toBeEnabled({ enabled: allowed })
      await expect(tile.getByText('Needs user level 7')).toHaveCount(allowed ? 0 : 1)
      await scan(page, '201')
      await expect(codeTile(page, '201').first()).toHaveAttribute('aria-pressed', 'true')
      await scan(page, '701')
      if (allowed) await expect(tile).toHaveAttribute('aria-pressed', 'true')
      else await expect(page.getByText('701: Needs user level 7')).toBeVisible()
      await expect(tile).toHaveAttribute('aria-pressed', String(allowed))
      await expect(codeTile(page, '201').first()).toHaveAttribute('aria-pressed', 'false')
    })
  }
  await plant.signal('A406', 'running')
})

test('T-PLANT-420 T-PLANT-421 a stop code scanned at a machine is answered by how it stands, and a scan without a match leaves nothing to save', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('A404', 'running')
  await signIn('operator', { path: '/interface/A404' })
  await expect(page.getByRole('main').getByText('Running', { exact: true }).first()).toBeVisible()
  await scan(page, '201')
  // Whether it has uncoded stops from before is said too.
  const told = page.getByText(/^Stop code 201 .+: A404 is running\./)
  await expect(told).toBeVisible()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).first().click()
  await plant.signal('A404', 'stopped')
  await expect(page.getByRole('main').getByRole('button', { name: 'Code stop' }).first()).toBeVisible()
  await scan(page, '201')
  await expectPath(page, '/interface/A404/stopcode')
  const tile = codeTile(page, '201').first()
  const save = page.getByRole('button', { name: 'Save stop code' })
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  await expect(save).toBeEnabled()
  await scan(page, 'NOPE-7')
  await expect(page.getByText('No match for NOPE-7. Nothing is chosen now.')).toBeVisible()
  await expect(tile).toHaveAttribute('aria-pressed', 'false')
  await expect(save).toHaveCount(0)
  await plant.signal('A404', 'running')
})
