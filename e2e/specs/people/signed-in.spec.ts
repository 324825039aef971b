import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { anAttendance } from '@takt/server/people/people.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { withFunctions } from '../../pages/orders.ts'
import { selectMachine } from '../../pages/overview.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, holdCalls, visit } from '../../pages/shell.ts'

/** Where somebody is signed in now, as the database has it. */
async function placesOf(plant: Plant, employee_number: string): Promise<string[]> {
  const rows = await plant.sql<{ machine_id: string }>(
    `select machine_id from attendance where company_id = 1000 and employee_number = $1 and until is null
     order by machine_id`,
    [employee_number],
  )
  return rows.map(({ machine_id }) => machine_id)
}

test('T-ROUTE-38 T-ROUTE-38-X T-PANEL-23 T-LOOK-29 people sign in by number with one question, are listed with their share, and sign out', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await signIn('operator', { path: '/interface/P203/signed-in' })
  const main = page.getByRole('main')
  const table = main.getByRole('grid', { name: 'Signed in' })
  const oberg = table.getByRole('row', { name: /Mikael Öberg/ })
  await expect(oberg).toContainText('0108')
  await expect(oberg).toContainText('0.5')
  await expect(oberg).toContainText(/\d\d:\d\d/)
  await expect(main.getByText('P203 · Manning 0.5')).toBeVisible()

  // A scanner types and ends with Enter, wherever the focus is.
  const field = main.getByLabel('Employee number')
  await expect(field).toBeFocused()
  await scan(page, '9999')
  await expect(main.getByText('9999 is not a valid user.')).toBeVisible()
  expect(await placesOf(plant, '9999')).toEqual([])

  await field.fill('0118')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Oskar Nordin is signed in at P203.')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(table.getByRole('row', { name: /Oskar Nordin/ })).toBeVisible()
  await expect(main.getByText('P203 · Manning 1.5')).toBeVisible()

  // Taken back from the notice that says so, and signed in again.
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Oskar Nordin is not signed in at P203.')).toBeVisible()
  await expect(table.getByRole('row', { name: /Oskar Nordin/ })).toHaveCount(0)
  expect(await placesOf(plant, '0118')).toEqual([])
  await field.fill('0118')
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row', { name: /Oskar Nordin/ })).toBeVisible()

  // Signed in elsewhere: nothing changes before the answer, No stays on both, Yes leaves the other.
  const question = page.getByRole('dialog', { name: 'Signed in at another machine' })
  await field.fill('0112')
  await page.keyboard.press('Enter')
  await expect(question).toContainText('Gunnar Ekström is signed in at A401. Sign out there?')
  expect(await placesOf(plant, '0112')).toEqual(['A401'])
  await question.getByRole('button', { name: 'No, stay on both' }).click()
  await expect(page.getByText('Gunnar Ekström is signed in at P203.')).toBeVisible()
  await expect(table.getByRole('row', { name: /Gunnar Ekström/ })).toContainText('0.5')
  await expect(main.getByText('P203 · Manning 2')).toBeVisible()
  expect(await placesOf(plant, '0112')).toEqual(['A401', 'P203'])

  await field.fill('0114')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await question.getByRole('button', { name: 'Yes, sign out there' }).click()
  await expect(table.getByRole('row', { name: /Ali Rezaei/ })).toBeVisible()
  expect(await placesOf(plant, '0114')).toEqual(['P203'])

  for (const name of ['Ali Rezaei', 'Gunnar Ekström', 'Oskar Nordin']) {
    await table.getByRole('row', { name: new RegExp(name) }).click()
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar).toContainText(name)
    await bar.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Signed out!').first()).toBeVisible()
    await expect(table.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  }
  expect(await placesOf(plant, '0118')).toEqual([])
  expect(await placesOf(plant, '0112')).toEqual(['A401'])
})

test('T-PLANT-244 T-PLANT-236 a person signs in with a PIN at several machines, is asked about others, and sees where that is', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.sql("delete from attendance where company_id = 1000 and employee_number = '0118'")
  await anAttendance(plant, { machine_id: 'A401', employee_number: '0118', since: minutesAgo(60) })
  await signIn('operator', { path: '/interface/P203/signed-in' })
  await page.getByRole('button', { name: 'Sign in with PIN' }).click()
  const clock = page.getByRole('dialog')
  const enter = clock.getByRole('button', { name: 'Sign in', exact: true })
  await expect(enter).toBeDisabled()
  await clock.getByLabel('PIN').fill('9999')
  await enter.click()
  await expect(clock).toContainText('The PIN is wrong.')
  expect(await placesOf(plant, '0118')).toEqual(['A401'])

  await clock.getByLabel('PIN').fill('118118')
  // Forty machines are searched, not scrolled through; nobody stands at what is only planned on.
  const find = clock.getByRole('searchbox')
  await find.fill('R901')
  await expect(clock).toContainText('No machine matches “R901”.')
  await expect(clock.getByRole('checkbox')).toHaveCount(0)
  await find.fill('P201')
  await find.press('Enter')
  await expect(clock.getByText('2 machines: P203, P201')).toBeVisible()
  await expect(clock.getByRole('checkbox', { name: /^P201/ })).toBeChecked()
  await enter.click()
  await expect(clock).toContainText('Oskar Nordin is signed in at A401. Sign out there?')
  await clock.getByRole('button', { name: 'Yes, sign out there' }).click()
  await expect(clock.getByRole('status')).toContainText('Oskar Nordin is signed in at:')
  await expect(clock.getByRole('listitem')).toHaveText([/^P20[13] .*share 0.5/, /^P20[13] .*share 0.5/])
  await clock.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('grid', { name: 'Signed in' }).getByRole('row', { name: /Oskar Nordin/ })).toBeVisible()
  expect(await placesOf(plant, '0118')).toEqual(['P201', 'P203'])
  await plant.sql("delete from attendance where company_id = 1000 and employee_number = '0118'")
})

test('W-SCREEN-40 W-SCREEN-41-X wherever an employee is picked the list is grouped by department or zone, as the person chose it', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.sql(
    "delete from config where company_id = 1000 and system_function = 'widgets' and template like '%employees%'",
  )
  await signIn('operator', { path: '/interface/P204/signed-in' })
  const main = page.getByRole('main')
  const list = page.getByRole('dialog', { name: 'Choose from list' })
  const open = () => page.getByRole('button', { name: 'Choose from list' }).click()
  const inGroup = (group: string, person: RegExp) =>
    list.getByRole('region', { name: group, exact: true }).getByRole('button', { name: person })
  await open()
  await expect(inGroup('All employees', /Oskar Nordin/)).toBeVisible()
  await expect(list.getByRole('radio')).toHaveText(['No groups', 'Department', 'Zone'])
  const kept = page.waitForResponse((response) => response.request().postDataJSON()?.name === 'save_config')
  await list.getByRole('radio', { name: 'Zone' }).click()
  await kept
  await expect(inGroup('Hall A, north', /Oskar Nordin/)).toBeVisible()
  await expect(inGroup('No zone', /Tomasz Kowalski/)).toBeVisible()
  await list.getByRole('searchbox').fill('nordin')
  await expect(list.getByRole('region')).toHaveCount(1)
  await list.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Oskar Nordin is signed in at P204.')).toBeVisible()
  // Hall A before Hall B, whoever came first.
  const rows = main.getByRole('grid', { name: 'Signed in' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/Hall A, north.*Oskar Nordin/)
  await expect(rows.nth(2)).toContainText(/Hall B, presses.*Mikael Öberg/)

  // The person's own grouping, on whichever device; nobody else's.
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/interface/C303/report-quantity')
  await open()
  await inGroup('Hall B, cells', /Elin Forsberg/).click()
  await expect(main.getByText('Elin Forsberg')).toBeVisible()
  await signIn('supervisor', { path: '/machines/all' })
  await selectMachine(page, 'A401')
  await page.getByRole('button', { name: 'Sign in at several machines' }).click()
  await open()
  await list.getByRole('radio', { name: 'Department' }).click()
  await inGroup('Metal working', /Elin Forsberg/).click()
  await expect(page.getByRole('dialog').getByLabel('Employee number')).toHaveValue('0109')
  await plant.sql(
    "update attendance set until = now() where company_id = 1000 and employee_number = '0118' and until is null",
  )
})

test('T-ROUTE-38-X T-NAV-20 when the last one signs out, the page leads back to the machine and the uncoded stop gets the machine’s reason for nobody being there', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const whenNobody = async (code: string) => {
    await plant.sql("update machine set unattended_code = $1 where company_id = 1000 and machine_id = 'K504'", [code])
    await plant.sql('update plant_rules set version = version + 1 where company_id = 1000')
  }
  await whenNobody('501')
  await withFunctions(plant, 'K504', [18], async () => {
    await signIn('operator', { path: '/interface/K504/signed-in' })
    const main = page.getByRole('main')
    const people = main.getByRole('grid', { name: 'Signed in' }).getByRole('row')
    // Two at least, so that the first who leaves leaves somebody behind.
    const free = await plant.sql<{ employee_number: string; employee_name: string }>(
      `select employee_number, employee_name from employee e where company_id = 1000 and allow_sign_in
         and not exists (select from attendance a where a.company_id = 1000 and a.until is null
           and a.employee_number = e.employee_number)
       order by employee_number limit 2`,
    )
    expect(free).toHaveLength(2)
    for (const { employee_number, employee_name } of free) {
      await main.getByLabel('Employee number').fill(employee_number)
      await page.keyboard.press('Enter')
      await expect(people.filter({ hasText: employee_name })).toBeVisible()
    }
    await plant.signal('K504', 'stopped')
    const reason = async () => {
      const [stop] = await plant.sql<{ stop_reason: string }>(
        "select stop_reason from stop where company_id = 1000 and machine_id = 'K504' order by start_time desc limit 1",
      )
      return stop?.stop_reason
    }
    expect(await reason()).toBe('-')
    const signOutFirst = async () => {
      await people.nth(1).click()
      await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Sign out' }).click()
    }
    const atFirst = await people.count()
    expect(atFirst).toBeGreaterThan(2)
    for (let left = atFirst; left > 2; left -= 1) {
      await signOutFirst()
      await expect(people).toHaveCount(left - 1)
      await expectPath(page, '/interface/K504/signed-in')
      expect(await reason()).toBe('-')
    }
    await signOutFirst()
    await expectPath(page, '/interface/K504')
    await expect.poll(reason).toBe('501')
    await plant.signal('K504', 'running')
  })
  await whenNobody('')
})

test('without function 18 people are listed and the check-in is off', async ({ page, plant, signIn }) => {
  const set = (change: string) =>
    plant.sql(`update machine set special_functions = ${change} where company_id = 1000 and machine_id = 'P204'`)
  await set('array_remove(special_functions, 18)')
  try {
    await signIn('operator', { path: '/interface/P204/signed-in' })
    const main = page.getByRole('main')
    await expect(main.getByText('Signing in is not switched on for this machine.')).toBeVisible()
    await expect(main.getByRole('row', { name: /Mikael Öberg/ })).toBeVisible()
    await expect(main.getByLabel('Employee number')).toHaveCount(0)
  } finally {
    await set('array_append(special_functions, 18)')
  }
})

test('T-PANEL-22 T-PANEL-22-X T-VALID-09 T-ERROR-06 T-ERROR-07 T-ERROR-17 T-ERROR-17-B one employee signs in and out at several machines, with one question and a list of what was done', async ({
  page,
  plant,
  signIn,
}) => {
  test.slow()
  await plant.allRunning()
  await signIn('operator', { path: '/machines/all' })
  const bar = await selectMachine(page, 'A401')
  await bar.getByRole('button', { name: 'Sign in at several machines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in at several machines' })
  const [into, out] = [
    dialog.getByRole('button', { name: 'Sign in', exact: true }),
    dialog.getByRole('button', { name: 'Sign out', exact: true }),
  ]
  const number = dialog.getByLabel('Employee number')
  const choose = (machine_id: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${machine_id} `) })
  await expect(choose('A401')).toBeChecked()
  await expect(into).toBeDisabled()
  await expect(out).toBeDisabled()
  await number.fill('9999')
  await into.click()
  await expect(dialog.getByText('9999 is not a valid user.')).toBeVisible()

  // At P203 and P204 already; P203 is chosen, so only P204 is asked about.
  await choose('A401').click()
  for (const machine_id of ['P203', 'K501', 'K502']) await choose(machine_id).click()
  await number.fill('0108')
  await into.click()
  await expect(dialog.getByText('Mikael Öberg is also signed in at P204. Sign out there?')).toBeVisible()
  expect(await placesOf(plant, '0108')).toEqual(['P203', 'P204'])
  const held = await holdCalls(page, 'sign_out_employee_at_machine')
  await dialog.getByRole('button', { name: 'Yes, sign out there' }).click()
  await expect(dialog.getByText('3 of 4')).toBeVisible()
  held.release()
  await expect(page.getByText('Successfully signed in.')).toBeVisible()
  const result = dialog.locator('dl > div')
  await expect(result.filter({ hasText: /^Signed in/ })).toContainText('K501, K502')
  await expect(result.filter({ hasText: 'Was signed in already' })).toContainText('P203')
  expect(await placesOf(plant, '0108')).toEqual(['K501', 'K502', 'P203'])
  await page.unroute('**/api/call')

  // Signing out where the person is not signed in counts as done; a refusal is shown with its machine.
  await number.fill('0108 ')
  await choose('K503').click()
  await page.route('**/api/call', (route) => {
    const { name, payload } = route.request().postDataJSON() as { name: string; payload: { machine_id: string } }
    return name === 'sign_out_employee_at_machine' && payload.machine_id === 'K502'
      ? route.fulfill({ status: 409, json: { call_status: [{ call_code: 1, call_message: 'Locked.' }], data: [] } })
      : route.fallback()
  })
  await out.click()
  await expect(page.getByText('Not signed out of K502: Locked.')).toBeVisible()
  await expect(result.filter({ hasText: /^Signed out/ })).toContainText('P203, K501')
  await expect(result.filter({ hasText: 'Was signed out already' })).toContainText('K503')
  await expect(result.filter({ hasText: 'Not done' })).toContainText('K502: Locked.')
  await page.unroute('**/api/call')
  await number.fill('0108')
  await out.click()
  await expect(page.getByText('Successfully signed out.')).toBeVisible()
  expect(await placesOf(plant, '0108')).toEqual([])
})
