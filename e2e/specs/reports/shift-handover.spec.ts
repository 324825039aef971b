import { randomUUID } from 'node:crypto'
import { clockTime, localMinutes } from '@takt/domain/ground/zone-time.ts'
import { aMachine } from '@takt/server/machines/machines.fixture.ts'
import { example } from '@takt/server/seed/example.ts'
import { aDepartment } from '@takt/server/setup/setup.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'

// What is signed cannot be deleted.
test.use({ ownPlant: 'handovers' })

const MINUTE = 60_000

/** Another leader signs the present shift of a department by another program. */
async function signElsewhere(plant: Plant, username: string, place: string): Promise<void> {
  const post = async (path: string, body: object, bearer = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
    const response = await fetch(`${plant.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { data: Record<string, string>[] }
  }
  const signature = example.password
  const { data } = await post('/api/session', { company_key: example.company_key, username, password: signature })
  const bearer = data[0]?.bearer
  const of = { place_type: 'department', place }
  const [shift] = (await post('/api/call', { name: 'get_handover_shifts', payload: of }, bearer)).data
  const payload = {
    ...of,
    day: shift?.day,
    shift: shift?.shift,
    part: shift?.part,
    remark: 'Mine came first.',
    remarks: [],
  }
  const signed = await post(
    '/api/call',
    { name: 'hand_over_shift', payload, request_id: randomUUID(), signature },
    bearer,
  )
  expect(signed.data).toHaveLength(1)
}

/** Without a shift plan the shift is the plant day; this one ends in half an hour. */
test('T-LOOK-48 T-LOOK-43 a leader codes what is left, writes, loses the connection and the page and nothing that was typed, signs and prints; the next takes over, and only an addendum follows', async ({
  page,
  plant,
  context,
  signIn,
}) => {
  const soon = Math.floor(localMinutes(Date.now() + 30 * MINUTE, 'Europe/Stockholm'))
  await aDepartment(plant, { code: 'HO', description: 'Hand-over hall' })
  await aMachine(plant, { machine_id: 'HO1', department: 'HO', calendar_id: null, day_start: clockTime(soon) })
  await plant.signal('HO1', 'running', Date.now() - 90 * MINUTE)
  await plant.signal('HO1', 'stopped', Date.now() - 60 * MINUTE)
  await plant.signal('HO1', 'running', Date.now() - 40 * MINUTE)
  await signIn('supervisor', { path: '/home' })
  await page.getByRole('main').getByRole('link', { name: 'Shift hand-overs' }).click()
  await expect(page.getByText('No shift was handed over yet')).toBeVisible()
  await page.getByRole('combobox', { name: 'Write for' }).click()
  await page.getByRole('option', { name: 'Hand-over hall · Department' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('To hand over')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Largest losses' })).toContainText('20 min')

  // Coded from here, and back here.
  await main.getByRole('button', { name: /^Code the stop of HO1/ }).click()
  const bar = await chooseCode(page, '502')
  await bar.getByRole('button', { name: 'Save stop code' }).click()
  await expect(main.getByText('Every stop has a reason.')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Largest losses' })).toContainText('Break')

  const remark = page.getByLabel('What the next shift should know')
  await remark.fill('The pump is loud.')
  await main.getByRole('combobox', { name: 'Add a remark on a machine' }).click()
  await page.getByRole('option', { name: 'HO1' }).click()
  await page.getByLabel('Remark on HO1').fill('Oil level is fine')
  await page.reload()
  await expect(remark).toHaveValue('The pump is loud.')
  const sign = main.getByRole('button', { name: 'Hand over and sign' })
  await context.setOffline(true)
  await expect(main.getByText('Signing needs the connection to the server.')).toBeVisible()
  await expect(sign).toBeDisabled()
  await remark.fill('The pump is loud, maintenance knows.')
  await context.setOffline(false)
  await expect(sign).toBeEnabled()

  await sign.click()
  const dialog = page.getByRole('dialog', { name: 'Signature' })
  await expect(
    dialog.getByText(/^This has to be signed: Hand-over hall, Morning shift .* uncoded stops: 0\.$/),
  ).toBeVisible()
  await expect(dialog.getByText('I hand this shift over.')).toBeVisible()
  await dialog.getByLabel('Your password').fill('takt-example')
  await dialog.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByText('The shift is handed over.')).toBeVisible()
  await expect(main.getByText('The pump is loud, maintenance knows.')).toBeVisible()
  await expect(main.getByText('Whoever handed the shift over cannot take it over too.')).toBeVisible()
  await expect(main.getByText('As signed', { exact: true })).toBeVisible()

  // On paper stands all of it and nothing of the screen around it.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await main.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article')
  await expect(paper.getByRole('cell', { name: 'Oil level is fine' })).toBeVisible()
  await expect(paper).toContainText('Emma Engström')
  await expect(sign).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await signIn('admin', { path: '/handovers' })
  await page.getByRole('row').filter({ hasText: 'To take over' }).click()
  await main.getByRole('button', { name: 'Take over and sign' }).click()
  await dialog.getByLabel('Your password').fill('takt-example')
  await dialog.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByText('The shift is taken over.')).toBeVisible()
  await page.getByLabel('Correction or addition').fill('It was the fan, not the pump.')
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(main.getByText('Astrid Löfgren').first()).toBeVisible()
  await expect(main.getByText('It was the fan, not the pump.')).toBeVisible()
  await visit(page, '/handovers')
  await expect(page.getByRole('row').filter({ hasText: 'Closed' })).toContainText('Emma Engström')
})

test('T-LOOK-48 what somebody typed when another leader signed first stands ready as an addendum; who may not sign reads why', async ({
  page,
  plant,
  signIn,
}) => {
  const soon = Math.floor(localMinutes(Date.now() + 30 * MINUTE, 'Europe/Stockholm'))
  await aDepartment(plant, { code: 'HP', description: 'Second hall' })
  await aMachine(plant, { machine_id: 'HP1', department: 'HP', calendar_id: null, day_start: clockTime(soon) })
  await signIn('supervisor', { path: '/handovers/department/HP' })
  await page.getByLabel('What the next shift should know').fill('Mine was longer.')
  await signElsewhere(plant, 'admin', 'HP')
  await page.reload()
  await expect(page.getByRole('main').getByText('Mine came first.')).toBeVisible()
  await expect(page.getByLabel('Correction or addition')).toHaveValue('Mine was longer.')
  await signIn('operator', { path: '/handovers/department/HP' })
  await expect(page.getByText('Signing needs the permission to sign shift hand-overs.')).toBeVisible()
})
