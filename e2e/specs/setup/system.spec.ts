import { randomUUID } from 'node:crypto'
import { example } from '@takt/server/seed/example.ts'
import { patience } from '../../../scripts/stages/machine.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { withUser } from '../../pages/shell.ts'

const CONNECTOR = 'e2e-system'

/** A connector that says that it is well. */
async function reports(plant: Plant): Promise<void> {
  const report = {
    ...{ connector: CONNECTOR, kind: 'mqtt-json', sender: randomUUID(), state: 'connected', reason: '', backlog: 0 },
    ...{ last_signal: null, last_error: null },
  }
  const answer = await fetch(`${plant.url}/api/ingest/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${example.ingestKey}` },
    body: JSON.stringify(report),
  })
  expect(answer.ok).toBe(true)
}

test.afterEach(({ plant }) => plant.sql('delete from connector where connector = $1', [CONNECTOR]))

test('T-SAFE-78 T-SAFE-79 an administrator sees how the server does, what is dead with what to do, and that it lives again', async ({
  page,
  plant,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await reports(plant)
  await plant.sql("update connector set reported_at = reported_at - interval '41 seconds' where connector = $1", [
    CONNECTOR,
  ])
  await signIn('admin', { path: '/admin/system' })
  const alert = page
    .getByRole('list', { name: 'What needs attention' })
    .getByRole('listitem')
    .filter({ hasText: CONNECTOR })
  await expect(alert).toContainText('Nothing is heard of')
  await expect(alert).toContainText('Look whether the connector’s program and its machine run')
  await expect(
    page.getByRole('navigation').getByRole('link', { name: /^System: \d+ things? needs? attention$/ }),
  ).toBeVisible()
  for (const title of ['Server', 'Disks', 'Backups', 'Background jobs', 'Printers', 'ERP', 'Mail']) {
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Server' })).toContainText(process.versions.node)
  // Which were the slowest depends on what other specs have called.
  await expect(
    page
      .getByRole('table')
      .getByRole('rowheader', { name: /^\w+_\w+$/ })
      .first(),
  ).toBeVisible()
  // The page asks again by itself.
  await reports(plant)
  await expect(alert).toHaveCount(0, { timeout: patience(30_000) })
  await expect(page.getByRole('region', { name: 'Machine connections' })).toContainText(CONNECTOR)
  await page.getByRole('link', { name: 'Open: Machine connections' }).click()
  await expect(page.getByRole('heading', { name: 'Machine connections', level: 1 })).toBeVisible()
})

test('T-SAFE-82 an administrator of one machine reads why the page tells nothing', async ({ page, plant, signIn }) => {
  const granted = ['can-access-admin-panel', 'can-do-admin-actions']
  await withUser(plant, 'planner', { usertype: 5, machine_restrictions: ['P201'], granted }, async () => {
    await signIn('planner', { path: '/admin/system' })
    await expect(
      page.getByText('This is for the whole plant: it needs a user who may see every machine.'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Disks' })).toHaveCount(0)
  })
})
