import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { addFailed, bar, FLAGS, recordRow, resetErp } from '../../pages/erp.ts'
import { expectPath, openMenu, withUser } from '../../pages/shell.ts'
import { callsOf } from '../../pages/wizard.ts'

test.beforeEach(({ plant }) => resetErp(plant))
test.afterEach(({ plant }) => resetErp(plant))

test('T-PLANT-64 an administrator sees how the link is and changes it; the token is never shown', async ({
  page,
  plant,
  signIn,
}) => {
  await addFailed(plant, { record_no: 901 })
  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'ERP link' }).click()
  await expectPath(page, '/admin/erp')
  const state = page.getByRole('region', { name: 'The link now' })
  await expect(state).toContainText('Switched off')
  await expect(state.getByRole('link', { name: '1' })).toBeVisible()

  const settings = page.getByRole('region', { name: 'Settings' })
  const save = settings.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await settings.getByLabel('Address').fill('http://me:secret@127.0.0.1:9/')
  await settings.getByRole('switch', { name: /Send to the ERP/ }).click()
  await save.click()
  await expect(settings.getByRole('alert')).toContainText('no user name and no password')
  await settings.getByLabel('Address').fill('http://127.0.0.1:9/nobody')
  await settings.getByLabel('Token').fill('a token of the spec')
  await save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(state).toContainText('Sending')
  await expect(settings.getByLabel('Token')).toHaveValue('')
  await expect(settings.getByLabel('Address')).toHaveValue('http://127.0.0.1:9/nobody')
  const [kept] = await plant.sql<{ erp_api_token: string }>('select erp_api_token from company where company_id = 1000')
  expect(kept?.erp_api_token).toMatch(/^enc1\./)
})

test('T-PLANT-64 a link that reaches nobody says so, and its pause is ended by hand', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql(`update erp_link set address = 'http://127.0.0.1:9/', enabled = true, failures = 3,
    last_error = 'no answer within 10 s', last_error_at = now(), next_try = now() + interval '5 minutes'
    where company_id = 1000`)
  await signIn('admin', { path: '/admin/erp' })
  const state = page.getByRole('region', { name: 'The link now' })
  await expect(state).toContainText('ERP not reached')
  await expect(state).toContainText('No answer in time.')
  await expect(state).toContainText('Next try')
  await state.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('What waits is sent now.')).toBeVisible()
})

test('T-PLANT-574 T-PLANT-64 what another administrator saved meanwhile is not written over', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('admin', { path: '/admin/erp' })
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByLabel('Address').fill('http://127.0.0.1:9/mine')
  await plant.sql(`update erp_link set address = 'http://127.0.0.1:9/other', version = 1 where company_id = 1000`)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByRole('alert')).toContainText('Changed by someone else')
  // What was typed stays; whoever saves it now knows that it is over another's.
  await expect(settings.getByText('Somebody else has changed this meanwhile, too.')).toBeVisible()
  await expect(settings.getByLabel('Address')).toHaveValue('http://127.0.0.1:9/mine')
  await settings.getByRole('button', { name: 'Discard' }).click()
  await expect(settings.getByLabel('Address')).toHaveValue('http://127.0.0.1:9/other')
})

test('T-ROUTE-69 W-ROUTE-41 T-PERM-05 W-PERM-24 W-SCREEN-21-X the overview of pallet flags is there for whom it is meant', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('supervisor', { path: FLAGS })
  await expect(page.getByText(/See the overview of ERP reporting|overview-admin-erp-reporting/)).toBeVisible()
  await expect((await openMenu(page)).getByRole('link', { name: 'Pallet flags' })).toHaveCount(0)

  await withUser(plant, 'supervisor', { granted: ['overview-admin-erp-reporting'] }, async () => {
    await signIn('supervisor', { path: '/machines/all' })
    await (await openMenu(page)).getByRole('link', { name: 'Pallet flags' }).click()
    await expectPath(page, FLAGS)
    await expect(page).toHaveTitle(/ERP reporting of pallet flags/)
    await expect(page.getByText('Not confirmed').first()).toBeVisible()
  })
  await addFailed(plant, { subject: 'pallet_flag_history', record_no: 951, error: '422: no such pallet' })
  await addFailed(plant, { subject: 'pallet_flag_history', record_no: 952 })
  await plant.sql(`update erp_message set status = 'T' where record_no = 952`)
  await signIn('admin', { path: FLAGS })
  await expect(recordRow(page, 951)).toContainText('Failed')
  await expect(recordRow(page, 951)).toContainText('000000000000004711')
  const [order] = await plant.sql<{ card_no: string; work_order_no: string }>(
    `select c.card_no, c.work_order_no from erp_message m join card c using (company_id, card_no) where m.record_no = 951`,
  )
  for (const fact of [order?.card_no, order?.work_order_no, '12', 'Not taken: the answer was 422.', /\d\d:\d\d/]) {
    await expect(recordRow(page, 951)).toContainText(fact ?? '-')
  }
  await expect(recordRow(page, 952)).toContainText('Transferred')
  await recordRow(page, 952).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-activedescendant', /952/)
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Failed' }).click()
  await expect(recordRow(page, 951)).toBeVisible()
  await expect(recordRow(page, 952)).toHaveCount(0)
  await page.getByLabel('From', { exact: true }).fill('2031-01-01')
  await expect(recordRow(page, 951)).toHaveCount(0)
  await page.getByLabel('To', { exact: true }).fill('2031-01-02')
  const today = localDate(Date.now(), 'Europe/Stockholm')
  await page.getByLabel('From', { exact: true }).fill(addDays(today, -1))
  await page.getByLabel('To', { exact: true }).fill(addDays(today, 1))
  await recordRow(page, 951).click()
  const cancelled = callsOf(page, 'balthzar_cancel_pallet_flag_erp_reportings_status')
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 record deleted.')).toBeVisible()
  await expect(recordRow(page, 951)).toHaveCount(0)
  expect(cancelled.map((request) => request.postDataJSON().payload.record_no)).toEqual([951])
})
