import { expect, signInThroughForm, test } from '../../fixtures/takt.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-SCREEN-05 T-ROUTE-05 a machine that stops changes its row without reload, uncoded', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  const row = page.getByRole('row', { name: /C301/ })
  await expect(row).toContainText('Running')
  await plant.signal('C301', 'stopped')
  await expect(row).toContainText('Uncoded stop')
  await plant.signal('C301', 'running')
  await expect(row).toContainText('Running')
})

test('T-PANEL-18 T-PANEL-18-X T-SCREEN-04 T-NAV-26 one codes a stop from the bottom bar and everybody sees it', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await plant.signal('C302', 'stopped')
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await other.goto(`${plant.url}/machines/all`)
  await signInThroughForm(other, { username: 'supervisor' })
  const seen = other.getByRole('row', { name: /C302/ })
  await expect(seen).toContainText('Uncoded stop')

  await signIn('operator', { path: '/machines/all' })
  await page.getByRole('row', { name: /C302/ }).click()
  await page.getByRole('button', { name: 'Code stop' }).click()
  await expect(page).toHaveURL(/\/machines\/all\/stopcode\/C302$/)
  const [code] = await plant.sql<{ stop_code: string; stop_description: string }>(
    "select stop_code, names ->> 'en' as stop_description from stop_code where company_id = 1000 and active and stop_text_flag = 0 and help_texts <> '{}' and machines is null and setup_time = 0 order by record_no limit 1",
  )
  await page
    .getByRole('button', { name: new RegExp(code?.stop_description ?? '') })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect(page).toHaveURL(/\/machines\/all$/)
  await expect(page.getByText(`Stop coded: ${code?.stop_code} ${code?.stop_description}`)).toBeVisible()
  await expect(seen).toContainText(code?.stop_description ?? '')
  const [stop] = await plant.sql(
    "select stop_reason from stop where company_id = 1000 and machine_id = 'C302' order by start_time desc limit 1",
  )
  expect(stop).toEqual({ stop_reason: code?.stop_code })
  await other.context().close()
})

test('T-ROUTE-40 W-ROUTE-03 W-WIZARD-01 W-WIZARD-02 W-WIZARD-10 W-WIZARD-12 W-CALL-21-X quantity is reported through the wizard and the overview follows', async ({
  page,
  plant,
  signIn,
}) => {
  const [order] = await plant.sql<{ machine_id: string; card_no: string; good_qty: number }>(
    `select r.machine_id, r.card_no, c.good_qty::int from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.end_time is null
       and (select count(*) from order_run x where x.company_id = 1000 and x.machine_id = r.machine_id and x.end_time is null) = 1
       and exists (select from machine m where m.company_id = 1000 and m.machine_id = r.machine_id and m.touch_config is not null
         and not m.special_functions && '{209,178,61}') order by r.machine_id limit 1`,
  )
  const [employee] = await plant.sql<{ employee_number: string }>(
    'select employee_number from employee where company_id = 1000 and allow_sign_in order by employee_number limit 1',
  )
  await signIn('operator', { path: `/interface/${order?.machine_id}/report-quantity` })
  // The single running order is passed over by itself.
  await expect(page.getByText('2/5')).toBeVisible()
  await page.getByLabel('Employee number').fill(employee?.employee_number ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Next/ }).click()
  await expect(page.getByText('3/5')).toBeVisible()
  await page.keyboard.type('25')
  await page.getByRole('button', { name: /Next/ }).click()
  await page.getByRole('button', { name: /Next/ }).click()
  await expect(page.getByText('5/5')).toBeVisible()
  await page.getByRole('button', { name: 'Complete' }).last().click()
  await expect(page).toHaveURL(new RegExp(`/interface/${order?.machine_id}$`))
  const [after] = await plant.sql<{ good_qty: number }>(
    'select good_qty::int from card where company_id = 1000 and card_no = $1',
    [order?.card_no],
  )
  expect(after?.good_qty).toBe((order?.good_qty ?? 0) + 25)
})
