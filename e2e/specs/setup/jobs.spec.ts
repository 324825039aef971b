import { expect, test } from '../../fixtures/takt.ts'
import { withUser } from '../../pages/shell.ts'

test.afterEach(async ({ plant }) => {
  await plant.sql("update job set failures = 0, last_failure = null, last_error = '' where name = 'deliver-reports'")
})

test('T-PLANT-434 an administrator sees what the server does by itself, why a job failed, and runs one', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql(
    `update job set failures = 3, last_failure = next_run, last_error = 'the disk is full', failed_in = 0,
       next_run = 'epoch'::timestamptz + interval '500 years' where name = 'deliver-reports'`,
  )
  await signIn('admin', { path: '/admin' })
  await page.getByRole('link', { name: 'Background jobs' }).click()
  await expect(page.getByRole('heading', { name: 'Background jobs' })).toBeVisible()
  const row = page.getByRole('row', { name: /Delivers ordered reports/ })
  await expect(row.getByText('Failed 3 times in a row')).toBeVisible()
  await expect(row.getByText('the disk is full')).toBeVisible()
  await expect(row.getByText('every 30 s')).toBeVisible()
  await expect(page.getByText('1 job fails')).toBeVisible()
  await page.getByRole('button', { name: 'Run now: Delivers ordered reports' }).click()
  await expect(page.getByText('Delivers ordered reports: runs now.')).toBeVisible()
  await expect(row.getByText('Fine')).toBeVisible()
  await expect(page.getByText('No job fails')).toBeVisible()
  // What went wrong can still be read.
  await expect(row.getByText('the disk is full')).toBeVisible()
})

test('T-PLANT-434 T-PLANT-458 while no job has failed, names of jobs stand whole at 1280 in German, which has the longest', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql("update job set failures = 0, last_failure = null, last_error = ''")
  await withUser(plant, 'admin', { language: 'de' }, async () => {
    await signIn('admin', { path: '/admin/jobs' })
    const table = page.getByRole('grid')
    await expect(table.getByRole('columnheader', { name: 'Nächster Lauf' })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Letzter Fehler' })).toHaveCount(0)
    const cut = await table
      .locator('[role="row"] [role="gridcell"]:first-child span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
  })
})

test('T-PLANT-525 T-PLANT-538 on a phone every job tells its state, its last and its next run, and can be run, in the language with the longest words', async ({
  page,
  plant,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withUser(plant, 'admin', { language: 'de' }, async () => {
    await signIn('admin', { path: '/admin/jobs' })
    const job = page.getByRole('listitem').filter({ hasText: 'bestellte Berichte' })
    await expect(job.getByText('In Ordnung')).toBeVisible()
    for (const fact of ['Letzter Lauf', 'Nächster Lauf']) {
      await expect(job.locator('dl > div').filter({ hasText: fact }).locator('dd')).toHaveText(
        /\d{4}-\d{2}-\d{2}|Noch nicht/,
      )
    }
    const run = job.getByRole('button')
    const edge = await run.evaluate((button) => button.getBoundingClientRect().right)
    expect(edge).toBeLessThanOrEqual(390)
    const cut = await page
      .getByRole('main')
      .getByRole('listitem')
      .locator('span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
  })
})
