import { expect, test } from '../fixtures/takt.ts'

test('the screen tells that the server is away, keeps its data, and is right again by itself', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await signIn('operator', { path: '/machines/all' })
  const row = page.getByRole('row', { name: /C304/ })
  await expect(row).toContainText('Running')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  await plant.stopServer()
  try {
    await expect(page.getByText(/connection lost/).first()).toBeVisible()
    await expect(row).toContainText('C304')
  } finally {
    await plant.startServer()
  }
  await plant.signal('C304', 'stopped')
  // It knocks every 1.5 s at the longest (link-state.test.ts),.
  await expect(row).toContainText('Uncoded stop')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await plant.signal('C304', 'running')
})

test('what was missed while the link was cut is there when it is back, without reload', async ({
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
  await context.setOffline(true)
  await expect(page.getByText(/connection lost/).first()).toBeVisible()
  await plant.signal('C305', 'stopped')
  await context.setOffline(false)
  await expect(row).toContainText('Uncoded stop')
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
  await plant.signal('C305', 'running')
})
