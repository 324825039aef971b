import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aMachineNote } from '@takt/server/machines/machines.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'

test('T-CALL-29-X the screen tells that the server is away, keeps its data, and is right again by itself', async ({
  page,
  plant,
  signIn,
  context,
}) => {
  await plant.allRunning()
  await signIn('operator', { path: '/machines/all' })
  const row = page.getByRole('row', { name: /C304/ })
  await expect(row).toContainText('Running')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  // A list of its own: nobody will tell it what happened before the server was there again.
  const other = await context.newPage()
  await other.goto(`${plant.url}/interface/C301/notes`)
  await expect(other.getByText('Live', { exact: true })).toBeVisible()
  await expect(other.getByRole('listitem').first()).toBeVisible()

  await plant.stopServer()
  try {
    await expect(page.getByText(/connection lost/).first()).toBeVisible()
    await expect(row).toContainText('C304')
    await expect(other.getByText(/connection lost/).first()).toBeVisible()
    await aMachineNote(plant, { machine_id: 'C301', note: 'Written meanwhile', at: minutesAgo(0) })
  } finally {
    await plant.startServer()
  }
  await expect(other.getByText('Written meanwhile')).toBeVisible()
  await other.close()
  await plant.sql("delete from machine_note where company_id = 1000 and note = 'Written meanwhile'")
  await plant.signal('C304', 'stopped')
  // It knocks every 1.5 s at the longest (link-state.test.ts),.
  await expect(row).toContainText('Uncoded stop')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await plant.signal('C304', 'running')
})

test('T-CALL-29-X T-PLANT-560 what was missed while the link was cut is there when it is back, without reload', async ({
  page,
  plant,
  signIn,
  context,
}) => {
  await plant.allRunning()
  await signIn('operator', { path: '/machines/all' })
  const row = page.getByRole('row', { name: /C305/ })
  await expect(row).toContainText('Running')
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes'
  })
  // Opened while the server is away they get no answer; nothing else tells them that there is one now.
  const unanswered = async (path: string, call: string, says: string) => {
    const opened = await context.newPage()
    await opened.route('**/api/call', (route) =>
      route.request().postData()?.includes(call) ? route.abort() : route.fallback(),
    )
    await opened.goto(`${plant.url}${path}`)
    await expect(opened.getByText(says).first()).toBeVisible()
    return opened
  }
  const wizard = await unanswered(
    '/interface/C304/report-quantity',
    'get_running_orders',
    'The running orders could not be loaded.',
  )
  const late = await unanswered('/machine-late-orders/zone/B2', 'get_planned_orders', 'Could not load orders')
  await context.setOffline(true)
  await expect(page.getByText(/connection lost/).first()).toBeVisible()
  await plant.signal('C305', 'stopped')
  await expect(wizard.getByText(/connection lost/).first()).toBeVisible()
  for (const opened of [wizard, late]) await opened.unroute('**/api/call')
  await context.setOffline(false)
  await expect(wizard.getByRole('heading', { level: 1, name: 'Employee' })).toBeVisible()
  await expect(late.getByText('Could not load orders')).toHaveCount(0)
  await expect(row).toContainText('Uncoded stop')
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
  await plant.signal('C305', 'running')
})
