import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aNotification } from '@takt/server/machines/machines.fixture.ts'
import { example } from '@takt/server/seed/example.ts'
import { aCompanySetting } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { expectPath, visit } from '../../pages/shell.ts'

test('T-PLANT-337 T-PLANT-208 T-ROUTE-14 notifications newest first, read one by one or all, new ones by themselves, and the machine a press away', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const add = (machine_id: string, message: string, minutes: number) =>
    aNotification(plant, { machine_id, message, at: minutesAgo(minutes) })
  await add('C301', 'Coolant low', 2)
  await add('C303', 'Door open', 1)
  await signIn('operator', { path: '/machines/notifications' })
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row('Door open')).toContainText('Alarm')
  const texts = await page.getByRole('row').allInnerTexts()
  const at = (text: string) => texts.findIndex((each) => each.includes(text))
  expect(at('Door open')).toBeLessThan(at('Coolant low'))

  await row('Door open').getByRole('button', { name: 'Mark as read' }).click()
  await expect(row('Door open')).toHaveCount(0)
  await page.getByRole('radio', { name: 'All', exact: true }).click()
  await expect(row('Door open')).toContainText('Read by operator')

  // The one machine's version of the same list.
  await visit(page, '/interface/C301')
  await (await moreActions(page)).getByRole('button', { name: 'Notifications' }).click()
  await expectPath(page, '/interface/C301/notifications')
  await expect(row('Coolant low')).toBeVisible()
  await expect(row('Door open')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expectPath(page, '/interface/C301')

  // Nothing is heard of C302 any more: told without a reload.
  await visit(page, '/machines/notifications')
  await expect(row('Coolant low')).toBeVisible()
  await plant.sql(
    "update machine_state set last_signal = now() - interval '11 minutes' where company_id = 1000 and machine_id = 'C302'",
  )
  await plant.sql("update job set next_run = 'epoch' where name = 'notice-silent-machines'")
  const silent = row('C302').filter({ hasText: 'No data from machine' })
  await expect(silent).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Everything is read.')).toBeVisible()
  await page.getByRole('radio', { name: 'All', exact: true }).click()
  await silent.getByRole('link', { name: 'C302' }).click()
  await expectPath(page, '/interface/C302')
  await plant.signal('C302', 'running')
})

test('T-PLANT-245 T-ROUTE-14-X what a person turns off vanishes and stays away; an administrator says when the plant tells something; a machine that is blocked, released or gives an alarm is told at once', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql('delete from notification_choice where company_id = 1000')
  await aNotification(plant, { machine_id: 'C301', message: 'Oil low', at: minutesAgo(0) })
  await aNotification(plant, { machine_id: 'C301', kind: 'order-ready', message: 'Soon done', at: minutesAgo(0) })
  await signIn('admin', { path: '/machines/notifications' })
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row('Oil low')).toBeVisible()
  await page.getByRole('button', { name: 'Settings for notices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings for notices' })
  await dialog.getByRole('switch', { name: 'Alarm', exact: true }).click()
  await expect(dialog.getByRole('switch', { name: 'Alarm', exact: true })).not.toBeChecked()
  await expect(dialog.getByRole('switch', { name: 'Meant for Production management' })).toBeChecked()
  const soon = dialog.getByLabel('Order soon ready', { exact: true }).last()
  await soon.fill('20')
  // Somebody else was quicker: that is told, and what was saved stands there.
  await aCompanySetting(plant, { name: 'orderReadyMinutes', value: '30' })
  await dialog.getByRole('button', { name: 'Save for everybody' }).click()
  await expect(page.getByText('Changed by someone else, reloaded.')).toBeVisible()
  await expect(soon).toHaveValue('30')
  await soon.fill('25;C301:5')
  await dialog.getByRole('button', { name: 'Save for everybody' }).click()
  await expect(page.getByText('The rules are saved.')).toBeVisible()
  const [setting] = await plant.sql<{ value: string }>(
    "select value from company_setting where company_id = 1000 and name = 'orderReadyMinutes'",
  )
  expect(setting?.value).toBe('25;C301:5')
  await page.keyboard.press('Escape')
  await expect(row('Soon done')).toBeVisible()
  await expect(row('Oil low')).toHaveCount(0)
  await page.reload()
  await expect(row('Soon done')).toBeVisible()
  await expect(row('Oil low')).toHaveCount(0)
  await plant.sql('delete from notification_choice where company_id = 1000')

  // Blocked and released, from the page of whoever looks after the machine.
  const told = await page.context().newPage()
  await told.goto(`${plant.url}/interface/C301/notifications`)
  const line = (text: string) => told.getByRole('row').filter({ hasText: text })
  await expect(line('Soon done')).toBeVisible()
  await visit(page, '/interface/C301/machine-test')
  await page.getByRole('button', { name: 'Block the machine' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block the machine' }).click()
  await expect(page.getByText('The machine has not confirmed it yet.')).toBeVisible()
  await expect(line('Machine blocked')).toContainText('Blocked by admin')
  const key = { authorization: `Bearer ${example.ingestKey}`, 'content-type': 'application/json' }
  const { commands } = (await (await fetch(`${plant.url}/api/commands`, { headers: key })).json()) as {
    commands: { machine_id: string; command_no: number }[]
  }
  const own = commands.find(({ machine_id }) => machine_id === 'C301')
  await fetch(`${plant.url}/api/commands/done`, { method: 'POST', headers: key, body: JSON.stringify(own) })
  await expect(page.getByText('The machine has confirmed it.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel forced stop' }).first().click()
  await expect(line('Machine released')).toContainText('Released by admin')
  await fetch(`${plant.url}/api/ingest`, {
    method: 'POST',
    headers: key,
    body: JSON.stringify({
      connector: 'e2e-alarms',
      signals: [{ seq: Date.now(), machine_id: 'C301', at: new Date().toISOString(), kind: 'alarm', value: 'E-042' }],
    }),
  })
  await expect(line('Alarm E-042')).toBeVisible()
})
