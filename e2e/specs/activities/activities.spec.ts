import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate, momentOf } from '@takt/domain/ground/zone-time.ts'
import { anActivityAnswer } from '@takt/server/activities/activities.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import {
  activitiesAfter,
  forgetAfter,
  isAtStep,
  lastActivity,
  makeActivity,
  passEmployee,
  tellActivitiesChanged,
  types,
} from '../../pages/activities.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { expectPath, holdCalls, openMenu, visit, withUser } from '../../pages/shell.ts'
import { callsOf } from '../../pages/wizard.ts'

let before = '0'
test.beforeEach(async ({ plant }) => {
  before = await lastActivity(plant)
})
test.afterEach(async ({ plant }) => await forgetAfter(plant, before))

const button = (page: import('@playwright/test').Page, name: string) => page.getByRole('button', { name, exact: true })

test('T-ROUTE-51 W-ROUTE-15 T-PANEL-04 T-PANEL-04-X T-VALID-02 T-VALID-02-X T-STATE-21 T-STAT-04-B T-ERROR-01 W-WIZARD-39 an activity is created once, however often one presses and whatever the PC’s clock says, and is chosen in the wizard that performs it', async ({
  page,
  plant,
  signIn,
}) => {
  // Two hours wrong: by its own clock the server would refuse what this PC sends.
  await page.clock.install({ time: Date.now() - 2 * 3_600_000 })
  await signIn('operator', { path: '/interface/M102/create-activity' })
  await page.getByRole('row', { name: /Measure a sample/ }).click()
  const bar = page.getByRole('complementary')
  await expect(bar).toContainText('Open for 240 minutes')
  const create = bar.getByRole('button', { name: 'Create', exact: true })
  await expect(create).toBeDisabled()
  const field = bar.getByLabel('Pallet number')
  await field.pressSequentially('1a')
  await expect(field).toHaveValue('1')
  await expect(bar.getByText('Digits only')).toBeVisible()
  await field.press('7')
  await expect(bar.getByText('Digits only')).toHaveCount(0)
  await expect(create).toBeEnabled()

  // A failure says so and creates nothing.
  await page.route('**/api/call', (route) =>
    route.request().postDataJSON().name === 'start_internal_activity'
      ? route.fulfill({ json: { data: [{ res: '' }], call_status: [{ call_code: 0, call_message: '' }] } })
      : route.fallback(),
  )
  await create.click()
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
  await page.unroute('**/api/call')

  const held = await holdCalls(page, 'start_internal_activity')
  await create.click()
  await create.click({ force: true })
  await create.press('Enter')
  await expect.poll(held.count).toBe(1)
  held.release()
  await expect(page.getByText('Activity created', { exact: true })).toBeVisible()
  await expectPath(page, '/interface/M102/run-activity')
  await isAtStep(page, 'Employee')
  expect(await activitiesAfter(plant, before)).toMatchObject([{ machine_id: 'M102', status: 1, extra_info_1: '17' }])
})

test('T-ROUTE-29 W-WIZARD-37-X W-VALID-47-X an activity for two dates is created twice, each due on its date, and the overview leads on to run it; a 31st date is refused', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all/create-activity/M110' })
  await page.getByRole('row', { name: /Weekly cleaning/ }).click()
  const bar = page.getByRole('complementary')
  await bar.getByRole('button', { name: 'When: Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'When' })
  const dayIn = (days: number) => addDays(localDate(Date.now(), 'Europe/Stockholm'), days)
  const inDays = (days: number) => `${dayIn(days)}T08:00`
  for (const days of [9, 2]) {
    await dialog.getByLabel('Due at').fill(inDays(days))
    await dialog.getByRole('button', { name: 'Add a date' }).click()
  }
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByLabel('Note').fill('behind the hopper')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const calls = callsOf(page, 'start_internal_activity')
  await bar.getByRole('button', { name: 'Create', exact: true }).click()
  await expectPath(page, '/machines/all/run-activity/M110')
  await isAtStep(page, 'Employee')
  expect(calls.map((request) => request.postDataJSON().payload.note)).toEqual([
    'behind the hopper',
    'behind the hopper',
  ])
  const due = calls.map((request) => Date.parse(request.postDataJSON().payload.due_date))
  expect(due).toEqual([2, 9].map((days) => momentOf(dayIn(days), 8 * 60, 'Europe/Stockholm')))
  expect(await activitiesAfter(plant, before)).toHaveLength(2)

  await visit(page, '/machines/all/create-activity/M110')
  await page.getByRole('row', { name: /Weekly cleaning/ }).click()
  await bar.getByRole('button', { name: 'When: Now' }).click()
  const add = async (days: number) => {
    await dialog.getByLabel('Due at').fill(inDays(days))
    await dialog.getByRole('button', { name: 'Add a date' }).click()
  }
  for (let days = 30; days > 0; days -= 1) await add(days)
  await add(30)
  await expect(dialog.getByRole('listitem')).toHaveCount(30)
  const full = dialog.getByText('At most 30 dates. The list is unchanged.')
  await expect(full).toHaveCount(0)
  await add(31)
  await expect(full).toBeVisible()
  const listed = await dialog.getByRole('listitem').allTextContents()
  expect(listed).toHaveLength(30)
  expect(listed[0]).toContain(`${dayIn(1)} 08:00`)
  expect(listed[29]).toContain(`${dayIn(30)} 08:00`)
})

test('T-PLANT-283 W-WIZARD-36 W-WIZARD-37-X T-ROUTE-29 an activity is performed with employee, checklist and summary; a deviation needs a remark', async ({
  page,
  plant,
  signIn,
}) => {
  await makeActivity(plant, { machine_id: 'M105', action_id: types.sample })
  const record_no = await makeActivity(plant, { machine_id: 'M105', action_id: types.startCheck })
  // Every tenth time it asks for a moment too.
  await plant.sql('update internal_activity set creation_no = 10 where record_no = $1', [record_no])
  await signIn('operator', { path: '/machines/all/run-activity/M105' })
  await page.getByRole('row', { name: /Start-of-shift check/ }).click()
  await passEmployee(page)
  await isAtStep(page, 'Checklist')
  await expect(button(page, 'Next')).toBeDisabled()
  const card = (question: string) => page.getByRole('listitem').filter({ hasText: question })
  // Beside "A guard was missing" a No would say the opposite of what is meant: the question stays.
  const guards = card('Are all guards in place?')
  await guards.getByRole('radio', { name: 'No' }).click()
  await expect(guards).toContainText('A guard was missing')
  await guards.getByRole('radio', { name: 'Yes' }).click()
  await page.getByLabel('Filter changed at').fill('2030-06-12T09:30')
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('M105 · Start-of-shift check')
  const oil = page.getByLabel('Oil temperature')
  await oil.fill('130')
  await expect(page.getByText('This value cannot be right.')).toBeVisible()
  await oil.fill('52')
  await expect(page.getByText('Outside the control limits')).toBeVisible()
  await oil.fill('60')
  await expect(page.getByText('Outside the limits')).toBeVisible()
  await page.getByRole('combobox', { name: 'State of the floor' }).click()
  await page.getByRole('option', { name: 'Clean' }).click()
  await expect(page.getByText('Write why: “Oil temperature”')).toBeVisible()
  await page.getByLabel('What is wrong?').fill('fan broken')
  await expect(page.getByText('1 answer deviates.')).toBeVisible()
  await button(page, 'Next').click()
  await isAtStep(page, 'Summary')
  await expect(page.getByText('fan broken')).toBeVisible()
  await expect(page.getByText('2030-06-12 09:30')).toBeVisible()
  const calls = callsOf(page, 'perform_internal_activity')
  await button(page, 'Complete').click()
  await expectPath(page, '/machines/all')
  await expect(page.getByText('Start-of-shift check is done: Exception.')).toBeVisible()
  expect(calls[0]?.postDataJSON().payload).toMatchObject({ record_no, machine_id: 'M105', employee: '0101' })
  expect((await activitiesAfter(plant, before)).find((row) => row.record_no === record_no)).toMatchObject({ status: 4 })
})

test('W-VALID-28 W-VALID-29-X W-STEP-44-X W-VALID-31 the SSCC says when it is valid, and a note that is asked for must be written', async ({
  page,
  plant,
  signIn,
}) => {
  await makeActivity(plant, { machine_id: 'M107', action_id: types.pallet })
  const clean = await makeActivity(plant, { machine_id: 'M107', action_id: types.clean, due: 90 })
  await signIn('operator', { path: '/interface/M107/run-activity' })
  await page.getByRole('row', { name: /Hand over a pallet/ }).click()
  await passEmployee(page)
  await isAtStep(page, 'SSCC')
  const field = page.getByLabel('SSCC number')
  await field.fill('106141412345678909')
  await expect(page.getByText('Invalid SSCC number.')).toBeVisible()
  await expect(button(page, 'Next')).toBeDisabled()
  await field.fill('10614141234567890')
  await expect(page.getByText('Invalid SSCC number.')).toHaveCount(0)
  await field.fill('(00)106141412345678908')
  await expect(page.getByText('Valid SSCC number.', { exact: true })).toBeVisible()
  await button(page, 'Next').click()
  await expect(page.getByText('106141412345678908', { exact: true })).toBeVisible()
  await button(page, 'Complete').click()
  await expectPath(page, '/interface/M107')
  // What is left to do stands in the cockpit.
  await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('row', { name: /Weekly cleaning/ }).click()
  await passEmployee(page)
  await isAtStep(page, 'Note')
  await expect(button(page, 'Next')).toBeDisabled()
  await page.getByRole('textbox').fill('swept')
  await button(page, 'Next').click()
  const left = page.waitForResponse((response) => response.request().postDataJSON()?.name === 'get_internal_activities')
  await button(page, 'Complete').click()
  await expectPath(page, '/interface/M107')
  await left
  await expect(page.getByText(/^Weekly cleaning is done/)).toBeVisible()
  await expect(page.getByText('Open activities')).toHaveCount(0)
  const [row] = await plant.sql<{ note: string }>('select note from internal_activity where record_no = $1', [clean])
  expect(row?.note).toBe('swept')
})

test('W-ERROR-04 W-VALID-32 W-PERM-09 W-PERM-10-X an activity that may not be performed says so; who may deletes it after a question', async ({
  page,
  plant,
  signIn,
}) => {
  await makeActivity(plant, { machine_id: 'A404', action_id: types.repair })
  await signIn('operator', { path: '/interface/A404/run-activity' })
  const row = page.getByRole('row', { name: /Maintenance looks after/ })
  // Sounds are on at this device: what would be heard is counted.
  await page.evaluate(() => {
    localStorage.setItem('takt:device:sound', 'true')
    const heard: number[] = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...given) {
      heard.push(this.frequency.value)
      return start.apply(this, given)
    }
    Object.assign(window, { heard })
  })
  await row.click()
  const popup = page.getByRole('dialog', { name: 'Notice' })
  await expect(popup).toContainText('This activity cannot be performed now.')
  expect(await page.evaluate(() => (window as unknown as { heard: number[] }).heard)).toEqual([])
  await popup.getByRole('button', { name: 'Close' }).last().click()
  await isAtStep(page, 'Activity')
  await expect(button(page, 'Delete')).toHaveCount(0)

  await signIn('supervisor', { path: '/interface/A404/run-activity' })
  await row.click()
  await popup.getByRole('button', { name: 'Close' }).last().click()
  await button(page, 'Delete').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('on A404?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toHaveCount(0)
  await expect(row).toHaveCount(0)
  expect(await activitiesAfter(plant, before)).toEqual([])
})

test('T-PLANT-306 T-ROUTE-12 T-ROUTE-12-X T-PANEL-03 T-PANEL-03-X the open activities of a place: live, yellow before and red after their time, run and certified from here', async ({
  page,
  plant,
  signIn,
}) => {
  const late = await makeActivity(plant, { machine_id: 'M108', action_id: types.clean, due: -10 })
  const soon = await makeActivity(plant, { machine_id: 'M108', action_id: types.safety, due: 30 })
  const done = await makeActivity(plant, { machine_id: 'M108', action_id: types.sample, status: 2 })
  const numbered = (record_no: string) => page.getByRole('row').filter({ hasText: new RegExp(`^${record_no}\\D`) })
  await signIn('supervisor', { path: '/a-actives/all' })
  await expect(numbered(late)).toContainText('Overdue')
  await expect(numbered(soon)).toContainText('Due soon')
  for (const text of ['Weekly cleaning', 'M108', 'e2e', 'Created']) await expect(numbered(late)).toContainText(text)
  const colour = (record_no: string) =>
    numbered(record_no).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(new Set([await colour(late), await colour(soon), await colour(done)]).size).toBe(3)

  const [place] = await plant.sql<{ zone: string }>(
    "select zone from machine where company_id = 1000 and machine_id <> 'M108' and zone <> (select zone from machine where company_id = 1000 and machine_id = 'M108') limit 1",
  )
  await visit(page, `/a-actives/zone/${place?.zone}`)
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible()
  await expect(numbered(late)).toHaveCount(0)
  await visit(page, '/a-actives')
  const another = await makeActivity(plant, { machine_id: 'M108', action_id: types.clean })
  await tellActivitiesChanged(plant, 'M108')
  await expect(numbered(another)).toBeVisible()

  await numbered(done).click()
  const bar = page.getByRole('complementary')
  for (const text of ['Measure a sample', 'M108', 'Anna Lindqvist']) await expect(bar).toContainText(text)
  const held = await holdCalls(page, 'certify_internal_activity')
  await bar.getByRole('button', { name: 'Certify' }).click()
  for (const name of ['Certify', 'Reject']) {
    await expect(bar.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
  held.release()
  await expect(page.getByText('The activity is certified.')).toBeVisible()
  await expect(numbered(done)).toHaveCount(0)

  await numbered(soon).click()
  await bar.getByRole('button', { name: 'Run', exact: true }).click()
  await expectPath(page, '/interface/M108/run-activity')
  await isAtStep(page, 'Employee')
  // At an emergency stop people say themselves who they are: not even whoever is signed in is offered.
  await expect(page.getByLabel('Employee number')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: / · \d+$/ })).toHaveCount(0)
})

test('T-ROUTE-29 T-PANEL-03-X W-WIZARD-37-X certifying at a machine shows the answers; a rejection says why; the history keeps both', async ({
  page,
  plant,
  signIn,
}) => {
  const record_no = await makeActivity(plant, { machine_id: 'A405', action_id: types.sample, status: 2 })
  await anActivityAnswer(plant, {
    ...{ machine_id: 'A405', record_no: Number(record_no), row_no: 10, question: 'Diameter' },
    ...{ entered_value: '25.02', unit: 'mm', status: 2 },
  })
  await signIn('supervisor', { path: '/machines/all/certify-activity/A405' })
  await page.getByRole('row', { name: /Measure a sample/ }).click()
  await expect(page.getByText('25.02 mm')).toBeVisible()
  const bar = page.getByRole('complementary')
  await bar.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Why is it rejected?' })
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled()
  await dialog.getByLabel('Remark').fill('measured cold')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('The activity is rejected.')).toBeVisible()
  await expect(page.getByText('Nothing is waiting to be certified.')).toBeVisible()

  await visit(page, '/interface/A405/history-activity')
  await page.getByRole('row', { name: /Measure a sample/ }).click()
  await page.getByRole('row', { name: /Rejected/ }).click()
  await expect(page.getByText('measured cold')).toBeVisible()
})

test('T-PERM-13 W-WIZARD-38-C without the user’s setting or the machine’s function there are no links and no pages', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/P201/run-activity' })
  for (const name of ['run', 'create', 'certify', 'history']) {
    await visit(page, `/interface/P201/${name}-activity`)
    await expect(page.getByText('Activities are not available for this machine.')).toBeVisible()
  }
  await visit(page, '/interface/M101')
  await expect((await moreActions(page)).getByRole('button', { name: 'Activities' })).toBeVisible()
  await page.keyboard.press('Escape')
  await visit(page, '/interface/P201')
  const without = await moreActions(page)
  await expect(without.getByRole('button', { name: 'Notes' })).toBeVisible()
  await expect(without.getByRole('button', { name: 'Activities' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await withUser(plant, 'operator', { internal_activity: 0 }, async () => {
    await page.goto('/a-actives')
    await expectPath(page, '/machines/all')
    await expect(await openMenu(page)).not.toContainText('Activities')
    await visit(page, '/interface/M101/run-activity')
    await expect(page.getByText('Activities are not available for this machine.')).toBeVisible()
  })
})

test('T-SHELL-06 T-ROUTE-71-X somebody who works with activities only has them and nothing else: sees, creates, performs and certifies', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('ia', { path: '/machines/all' })
  await expectPath(page, '/isolation/ia')
  await expect(page.getByRole('row', { name: /Lubricate|Weekly cleaning/ }).first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await visit(page, '/interface/M101/run-activity')
  await expectPath(page, '/isolation/ia')
  await button(page, 'Create activity').click()
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: /^M109/ }).click()
  await page.getByRole('row', { name: /Weekly cleaning/ }).click()
  await page.getByRole('complementary').getByRole('button', { name: 'Create', exact: true }).click()
  await passEmployee(page, '0120')
  await page.getByRole('textbox').fill('done')
  await button(page, 'Next').click()
  await button(page, 'Complete').click()
  await expect(page.getByText('Weekly cleaning is done: OK.')).toBeVisible()
  await expectPath(page, '/isolation/ia')
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible()
  expect(await activitiesAfter(plant, before)).toMatchObject([{ machine_id: 'M109', status: 2 }])
})
