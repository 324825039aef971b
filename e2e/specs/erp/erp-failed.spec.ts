import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { failure, keptFailure } from '@takt/domain/ground/failure.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { addFailed, bar, FAILED, recordRow, resetErp } from '../../pages/erp.ts'
import { expectPath, openMenu, withUser } from '../../pages/shell.ts'

const PERIOD_CLOSED = keptFailure(failure('erp-period-closed', { status: 409 }))

test.beforeEach(({ plant }) => resetErp(plant))
test.afterEach(({ plant }) => resetErp(plant))

test('T-PERM-04 T-ROUTE-70 W-ROUTE-42 W-ROUTE-43-X the menu leads to five pages, which are tabs with their numbers', async ({
  page,
  plant,
  signIn,
}) => {
  await addFailed(plant, { subject: 'cancellation', record_no: 501 })
  await addFailed(plant, { subject: 'scrap_transaction', record_no: 502 })
  await addFailed(plant, { subject: 'scrap_transaction', record_no: 503 })
  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Failed reporting' }).click()
  await expectPath(page, `${FAILED}/cancellations`)
  await expect(page).toHaveTitle(/Failed ERP reporting/)
  await expect(recordRow(page, 501)).toBeVisible()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Cancellations1', 'Pallet flags0', 'Material0', 'Scrap2', 'Good quantity0'])
  for (const [name, path] of [
    ['Pallet flags', 'palletflaghistory'],
    ['Material', 'materialreporting'],
    ['Scrap', 'balthzarscraptransactions'],
    ['Good quantity', 'balthzartransactions'],
    ['Cancellations', 'cancellations'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await expectPath(page, `${FAILED}/${path}`)
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
  }
})

test('T-ROUTE-70 W-ROUTE-42 each page has an address of its own, and there is no other', async ({
  page,
  plant,
  signIn,
}) => {
  await addFailed(plant, { subject: 'cancellation', record_no: 501 })
  await addFailed(plant, { subject: 'scrap_transaction', record_no: 502 })
  await signIn('admin', { path: `${FAILED}/balthzarscraptransactions` })
  await expect(recordRow(page, 502)).toBeVisible()
  await expect(recordRow(page, 501)).toHaveCount(0)
  await page.goto(`${plant.url}${FAILED}/orders`)
  await expect(page.getByText(/^There is no page/)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('W-SCREEN-20-X T-PANEL-08 records are found, chosen and sent again, and wait until the ERP has answered', async ({
  page,
  plant,
  signIn,
}) => {
  await addFailed(plant, { record_no: 601, error: '422: Order is locked', minutesAgo: 30, quantity: 7 })
  await addFailed(plant, { record_no: 602, error: PERIOD_CLOSED, minutesAgo: 5 })
  const taken: string[] = []
  const erp = createServer((request, response) => {
    taken.push(String(request.headers['idempotency-key']))
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve))
  try {
    await signIn('admin', { path: `${FAILED}/balthzartransactions` })
    const rows = page.getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText('602')
    const first = recordRow(page, 601)
    await expect(first).toContainText('M101')
    await expect(first.getByRole('gridcell', { name: '7', exact: true })).toBeVisible()
    await expect(first.getByRole('gridcell', { name: '5', exact: true })).toBeVisible()
    await expect(first).toContainText('Not taken: the answer was 422.')
    await page.getByRole('searchbox').fill('PERIOD')
    await expect(rows).toHaveCount(2)
    await page.getByRole('searchbox').fill('')
    await expect(rows).toHaveCount(3)

    await first.click()
    await expect(bar(page)).toContainText('1 record selected · Not taken: the answer was 422.')
    await bar(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('1 record is sent again.')).toBeVisible()
    await expect(first.locator('[data-tone="waiting"]')).toHaveText('Waiting')
    await expect(recordRow(page, 602).locator('[data-tone="bad"]')).toHaveText('Failed')
    // What waits for its result cannot be chosen again.
    await first.click()
    await expect(bar(page)).toHaveCount(0)

    const { port } = erp.address() as AddressInfo
    await plant.sql('update erp_link set address = $1, enabled = true where company_id = 1000', [
      `http://127.0.0.1:${port}/`,
    ])
    await expect(first).toHaveCount(0)
    await expect(recordRow(page, 602)).toBeVisible()
    expect(taken).toHaveLength(1)
  } finally {
    erp.closeAllConnections()
    erp.close()
  }
})

test('T-PANEL-08 T-PANEL-09-X T-ERROR-18 deleting asks with the number, can be declined, and names what could not be deleted', async ({
  page,
  plant,
  signIn,
}) => {
  for (const record_no of [701, 702, 703]) await addFailed(plant, { record_no })
  await signIn('admin', { path: `${FAILED}/balthzartransactions` })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Delete 3 records?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Deletion declined')).toBeVisible()
  await expect(recordRow(page, 702)).toBeVisible()

  // Its message is on the wire this very moment.
  await plant.sql(`update erp_message set sending_until = now() + interval '1 minute' where record_no = 702`)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/2 of 3 records changed\. Not changed: 702 \(Record 702 is being sent/)).toBeVisible()
  await expect(recordRow(page, 701)).toHaveCount(0)
  await expect(recordRow(page, 703)).toHaveCount(0)
  await expect(recordRow(page, 702)).toBeVisible()
  await expect(bar(page)).toContainText('1 record selected')
  const audit = await plant.sql<{ key: string }>(
    `select key from audit where what = 'erp-record.removed' and key like '%/70_' order by key`,
  )
  expect(audit.map(({ key }) => key)).toEqual(['balthzar_transaction/701', 'balthzar_transaction/703'])
})

test('T-PANEL-09 T-PANEL-09-X T-ERROR-05 T-ERROR-05-X a pallet flag that is not answered with true ends the work and the list reloads', async ({
  page,
  plant,
  signIn,
}) => {
  for (const [at, record_no] of [801, 802, 803].entries()) {
    await addFailed(plant, { subject: 'pallet_flag_history', record_no, minutesAgo: at })
  }
  const asked: number[] = []
  await page.route('**/api/call', async (route) => {
    const { name, payload } = route.request().postDataJSON() as { name: string; payload: { record_no: number } }
    if (!name.endsWith('_pallet_flag_erp_reportings_status')) return route.fallback()
    asked.push(payload.record_no)
    if (payload.record_no !== 802 || asked.length > 2) return route.fallback()
    await route.fulfill({ json: { data: [{ value: 'false' }], call_status: [{ call_code: 0, call_message: '' }] } })
  })
  await signIn('admin', { path: `${FAILED}/palletflaghistory` })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await bar(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The record could not be changed: false')).toBeVisible()
  expect(asked).toEqual([801, 802])
  await expect(recordRow(page, 801).locator('[data-tone="waiting"]')).toHaveText('Waiting')
  await expect(recordRow(page, 803).locator('[data-tone="bad"]')).toHaveText('Failed')

  await expect(bar(page)).toContainText('2 records selected')
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 records deleted.')).toBeVisible()
  await expect(recordRow(page, 803)).toHaveCount(0)
  expect(asked).toEqual([801, 802, 802, 803])
})

test('T-PERM-04 T-PERM-04-X W-PERM-29-C W-PERM-25 without a token the entry is gone and the page explains; without the permission there is no access', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql('update company set erp_api_token = null where company_id = 1000')
  await signIn('admin', { path: `${FAILED}/cancellations` })
  await expect(page.getByText('ERP connection is not configured')).toBeVisible()
  await expect((await openMenu(page)).getByRole('link', { name: 'Failed reporting' })).toHaveCount(0)
  await plant.sql(`update company set erp_api_token = 'x' where company_id = 1000`)
  await withUser(plant, 'supervisor', { granted: ['change-failed-erp-status'] }, async () => {
    await signIn('supervisor', { path: `${FAILED}/cancellations` })
    await expect(page.getByRole('tab')).toHaveCount(5)
    await expect((await openMenu(page)).getByRole('link', { name: 'Failed reporting' })).toBeVisible()
  })
  await signIn('supervisor', { path: `${FAILED}/cancellations` })
  await expect(page.getByText(/change-failed-erp-status|Retry or delete failed ERP records/)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect((await openMenu(page)).getByRole('link', { name: 'Failed reporting' })).toHaveCount(0)
})
