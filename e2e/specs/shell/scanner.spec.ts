import { expect, test } from '../../fixtures/takt.ts'
import { expectNotSaid } from '../../pages/notices.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, visit } from '../../pages/shell.ts'

test('T-PLANT-315 T-TOOL-01 T-TOOL-05-X a scanned machine, card, work order or tool leads to its place; nothing else does', async ({
  page,
  plant,
  signIn,
}) => {
  const [order] = await plant.sql<{ machine_id: string; card_no: string; work_order_no: string }>(
    `select r.machine_id, r.card_no, c.work_order_no from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.end_time is null and r.machine_id <> 'M102' order by r.machine_id limit 1`,
  )
  await signIn('operator', { path: '/machines/all' })
  await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
  await scan(page, 'M102')
  await expectPath(page, '/interface/M102')

  // The screen of a machine says that it shows another one now, and leads back.
  await scan(page, order?.card_no ?? '')
  await expectPath(page, `/interface/${order?.machine_id}/order-details/${order?.card_no}`)
  const moved = page.getByText(
    new RegExp(`^Card ${order?.card_no} .* was scanned\\. This screen now shows ${order?.machine_id} \\S`),
  )
  await expect(moved).toBeVisible()
  // Beside its button the sentence would be a column of single words over half of the page.
  expect((await moved.boundingBox())?.width).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Back to M102' }).click()
  await expectPath(page, '/interface/M102')
  await expect(moved).toBeHidden()
  await visit(page, '/machines/all')
  await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
  await scan(page, order?.work_order_no ?? '')
  await expectPath(page, `/interface/${order?.machine_id}/order-details/${order?.card_no}`)
  const [tool] = await plant.sql<{ machine_id: string; tool_id: string }>(
    `select min(machine_id) as machine_id, tool_id from machine
     where company_id = 1000 and active and tool_id not in ('', '-') and machine_id <> $1
     group by tool_id having count(*) = 1 order by 1 limit 1`,
    [order?.machine_id],
  )
  await scan(page, tool?.tool_id ?? '')
  await expectPath(page, `/interface/${tool?.machine_id}`)

  await scan(page, 'NOPE+1')
  await expect(page.getByText('no match for NOPE+1')).toBeVisible()
  await expectPath(page, /^\/interface\//)
})

test('T-PLANT-315 a card scanned while the screen still goes to another machine says all the same where it led', async ({
  page,
  plant,
  signIn,
}) => {
  const [order] = await plant.sql<{ machine_id: string; card_no: string }>(
    `select machine_id, card_no from order_run
     where company_id = 1000 and end_time is null and machine_id <> 'M102' order by machine_id limit 1`,
  )
  await signIn('operator', { path: '/machines/all' })
  await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
  // The address is that of the machine before its screen is drawn: on a slow terminal for as long as a second.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await scan(page, 'M102')
  await expectPath(page, '/interface/M102')
  await scan(page, order?.card_no ?? '')
  await expectPath(page, `/interface/${order?.machine_id}/order-details/${order?.card_no}`)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByText(`This screen now shows ${order?.machine_id}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to M102' })).toBeVisible()
})

test('T-TOOL-05-X a planned order, a badge and a pallet lead to their places', async ({ page, plant, signIn }) => {
  const [planned] = await plant.sql<{ machine_id: string; card_no: string; work_order_no: string }>(
    `select machine_id, card_no, work_order_no from card where company_id = 1000 and status = 'planned'
       and work_order_no not in (select work_order_no from card where company_id = 1000 and status = 'running')
     order by planned_start_time, card_no limit 1`,
  )
  const [pallet] = await plant.sql<{ machine_id: string; card_no: string; erp_id: string }>(
    `select machine_id, card_no, erp_id from pallet_flag where company_id = 1000 order by record_no limit 1`,
  )
  await signIn('operator', { path: '/machines/all' })
  await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
  await scan(page, planned?.work_order_no ?? '')
  await expectPath(page, `/interface/${planned?.machine_id}/order-details/${planned?.card_no}`)
  await scan(page, `00${pallet?.erp_id}`)
  await expectPath(page, `/interface/${pallet?.machine_id}/order-details/${pallet?.card_no}`)
  await visit(page, '/machines/all')
  await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
  await scan(page, '0101')
  await expect(page.getByText('The badge of Anna Lindqvist (0101). Open a machine first.')).toBeVisible()
  await visit(page, '/interface/M104')
  await scan(page, '0101')
  await expectPath(page, '/interface/M104/signed-in')
  await expect(page.getByRole('textbox').first()).toHaveValue('0101')
})

test('T-TOOL-06-X a scan works while a field or a button has the focus, and neither takes it', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  const swap = page.getByRole('combobox', { name: 'Find machine' })
  await swap.fill('ab')
  await scan(page, 'NOPE9')
  await expect(page.getByText('no match for NOPE9')).toBeVisible()
  await expect(swap).toHaveValue('ab')

  // A person types slower, and what they type stays theirs.
  await page.keyboard.type('SLOW7', { delay: 120 })
  await page.keyboard.press('Enter')
  await expect(swap).toHaveValue('abSLOW7')
  await expectNotSaid(page.getByText('no match for SLOW7'))

  const menu = page.getByRole('banner').getByRole('button', { name: /^User menu/ })
  await menu.focus()
  await scan(page, 'TWO WORDS')
  await expect(page.getByText('no match for TWO WORDS')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await scan(page, 'M103')
  await expectPath(page, '/interface/M103')
})

test('T-TOOL-04 T-TOOL-04-X a printer’s code sets the printer of the device; any other function changes nothing', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
  await scan(page, 'bzfunction.set.printer.Zebra hall')
  await expect(page.getByText('Printer of this device: Zebra hall')).toBeVisible()
  for (const code of ['bzfunction.set.printer.99', 'bzfunction.set.scale.7', 'bzfunction.set.printer.Office A4.x']) {
    await scan(page, code)
    const said = page.getByText('unknown scan function')
    await expect(said).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect(said).toHaveCount(0)
  }
  await visit(page, '/settings')
  await expect(page.getByRole('combobox', { name: 'Printer of this device' })).toContainText('Zebra hall')
})

test('T-TOOL-05-X the step of a wizard gets the code first', async ({ page, plant, signIn }) => {
  const [order] = await plant.sql<{ machine_id: string }>(
    `select r.machine_id from order_run r where r.company_id = 1000 and r.end_time is null
       and (select count(*) from order_run x where x.company_id = 1000 and x.machine_id = r.machine_id and x.end_time is null) = 1
       and exists (select from machine m where m.company_id = 1000 and m.machine_id = r.machine_id and m.touch_config is not null
         and not m.special_functions && '{209,178,61}') order by r.machine_id limit 1`,
  )
  const [employee] = await plant.sql<{ employee_number: string; employee_name: string }>(
    `select employee_number, employee_name from employee
     where company_id = 1000 and allow_sign_in and length(employee_number) >= 3 order by employee_number limit 1`,
  )
  const path = `/interface/${order?.machine_id}/report-quantity`
  await signIn('operator', { path })
  await expect(page.getByText('2/5')).toBeVisible()
  await scan(page, employee?.employee_number ?? '')
  await expect(page.getByLabel('Employee number')).toHaveValue(employee?.employee_number ?? '')
  await expect(page.getByText(employee?.employee_name ?? '')).toBeVisible()
  await expectPath(page, path)
})

test('T-PLANT-558 what is scanned while the page is still loaded anew is followed when it is there, all of it', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/M101' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/session', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/session')
  await page.reload({ waitUntil: 'commit' })
  await asked
  // Just after the page began to listen a code may be cut, and is asked for again.
  const listened = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 150, listened)
  await scan(page, 'M102')
  release()
  await expectPath(page, '/interface/M102')
})
