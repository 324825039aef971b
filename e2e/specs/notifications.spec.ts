import { expect, test } from '../fixtures/takt.ts'
import { expectPath } from '../pages/shell.ts'

test('T-ROUTE-14 notifications newest first, read one by one or all, new ones by themselves, and the machine a press away', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const add = (machine: string, text: string, minutes: number) =>
    plant.sql(
      `insert into notification (company_id, machine_id, kind, message, at)
       values (1000, $1, 'alarm', $2, now() - make_interval(mins => $3))`,
      [machine, text, minutes],
    )
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
  await page.goto(`${plant.url}/interface/C301/notifications`)
  await expect(row('Coolant low')).toBeVisible()
  await expect(row('Door open')).toHaveCount(0)

  // Nothing is heard of C302 any more: told without a reload.
  await page.goto(`${plant.url}/machines/notifications`)
  await expect(row('Coolant low')).toBeVisible()
  await plant.sql(
    "update machine_state set last_signal = now() - interval '11 minutes' where company_id = 1000 and machine_id = 'C302'",
  )
  await plant.sql("update job set next_run = 'epoch' where name = 'notice-silent-machines'")
  const silent = row('C302').filter({ hasText: 'No data from machine' })
  await expect(silent).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Everything is read.')).toBeVisible()
  await page.getByRole('radio', { name: 'All', exact: true }).click()
  await silent.getByRole('link', { name: 'C302' }).click()
  await expectPath(page, '/interface/C302')
  await plant.signal('C302', 'running')
})
