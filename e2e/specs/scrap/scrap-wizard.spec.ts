import { stopColour } from '@takt/domain/ground/stop-colour.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aMachineValue } from '@takt/server/machines/machines.fixture.ts'
import { aScrapReason } from '@takt/server/scrap/scrap.fixture.ts'
import { aConfig } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { rgbOf } from '../../pages/colours.ts'
import { typeByHand } from '../../pages/hand.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { expectNotSaid } from '../../pages/notices.ts'
import { scrapOf, scrapOn } from '../../pages/scrap.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { callsOf, runOn, runsOn, wizardOn } from '../../pages/wizard.ts'

/** One order runs on M104, C304 and C305; two on K502. */
const ONE = 'M104'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-ROUTE-41 W-ROUTE-04 W-WIZARD-22-X W-STATE-06 W-STEP-27 W-STEP-28-X W-STEP-34 W-CALL-23 W-CALL-24-B scrap is reported step by step; a refusal stands on the step and nothing entered is lost', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const calls = callsOf(page, 'report_scrap')
  const { card_no } = await runOn(plant, ONE)
  const before = (await scrapOf(plant, card_no)).length
  const [reason] = await plant.sql<Record<'code' | 'description' | 'category', string>>(
    `select r.code, r.names ->> 'en' as description, c.names ->> 'en' as category
     from scrap_reason r join scrap_category c on c.company_id = 1000 and c.code = r.scrap_reason_category
     where r.company_id = 1000 and r.active and r.scrap_text_flag = 1 and (r.machines is null or $1 = any (r.machines))
     order by r.code limit 1`,
    [ONE],
  )
  const code = reason?.code ?? ''
  await signIn('operator', { path: `/interface/${ONE}` })
  await page.getByRole('button', { name: 'Report scrap', exact: true }).click()
  await wizard.isAt('Scrap reason')
  await expect(wizard.next).toBeDisabled()
  // A list that has not come yet is in any order.
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  const codes = await page.getByRole('row').locator('[role="gridcell"]:first-child').allInnerTexts()
  expect(codes.map(Number)).toEqual(codes.map(Number).sort((a, b) => a - b))
  const search = page.getByRole('searchbox', { name: 'Search' })
  const found = page.getByRole('row').filter({ has: page.getByRole('gridcell') })
  // Gold as on every other page, not as a browser knows it.
  const [gold] = await plant.sql<{ code: string }>(
    `select code from scrap_reason where company_id = 1000 and active and scrap_reason_color = 'gold'
       and (machines is null or $1 = any (machines)) order by code limit 1`,
    [ONE],
  )
  const swatch = page.getByRole('gridcell', { name: gold?.code ?? '?', exact: true }).locator('span[style]')
  await expect(swatch).toHaveCSS('background-color', new RegExp(`^${rgbOf(stopColour('gold') ?? '?')}$`))
  for (const typed of [reason?.description.toUpperCase() ?? '?', code]) {
    await search.fill(typed)
    const row = found.filter({ has: page.getByRole('gridcell', { name: code, exact: true }) })
    await expect(row.getByRole('gridcell')).toHaveText([code, reason?.description ?? '?', reason?.category ?? '?'])
    expect(await found.count()).toBeLessThan(codes.length)
  }
  await expect(found.first()).toBeVisible()
  await search.fill('no such reason')
  await expect(found).toHaveCount(0)
  await search.fill('')
  await expect(found.nth(1)).toBeVisible()
  await wizard.reason(code)
  await wizard.isAt('Note')
  await expect(wizard.next).toBeDisabled()
  await page.getByRole('textbox').last().fill('dropped')
  await wizard.next.click()
  await wizard.pieces('7')
  await wizard.employee()
  await wizard.isAt('Scrap summary')
  await expect(wizard.steps).toHaveCount(6)
  await plant.sql('update scrap_reason set active = false where company_id = 1000 and code = $1', [code])
  try {
    await wizard.complete.click()
    const failure = page.getByRole('alert').filter({ hasText: `Scrap reason ${code} is not valid` })
    await expect(failure).toContainText('Nothing was booked')
    await expectNotSaid(page.getByRole('region', { name: 'Messages' }).getByText('is not valid'))
  } finally {
    await plant.sql('update scrap_reason set active = true where company_id = 1000 and code = $1', [code])
  }
  await wizard.complete.click()
  await expect(wizard.notice(/7 scrap booked on/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/interface/${ONE}$`))
  const booked = (await scrapOf(plant, card_no)).slice(before)
  expect(booked).toMatchObject([{ scrap_reason: code, scrap_qty: 7, scrap_text: 'dropped' }])
  expect(calls.length).toBe(2)
})

test('T-LOOK-130 T-LOOK-132 where whole cycles are scrapped the person sees it: the unit, the pieces they become while typing, both in the summary, and they are taken back', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const run = await runOn(plant, 'M102')
  const [of] = await plant.sql<{ pieces: number }>(
    `select r.insatser::float - coalesce((m.memory ->> 'reduction')::float, 0) as pieces
     from order_run r left join machine_state m using (company_id, machine_id) where r.company_id = 1000 and r.p_order = $1`,
    [run.p_order],
  )
  const pieces = (of?.pieces ?? 0) * 2
  expect(pieces).toBeGreaterThan(2)
  await signIn('operator', { path: '/interface/M102/scrap-quantity' })
  await expect(page.getByRole('radio', { name: 'Cycles' })).toBeChecked()
  await wizard.reason('10')
  await wizard.isAt('Scrap quantity')
  const keypad = page.getByRole('group', { name: 'Scrapped cycles, all orders' })
  await expect(keypad).toContainText('cycles')
  const fact = page.locator('dl > div').filter({ has: page.getByText('That is', { exact: true }) })
  await expect(fact).toContainText('= 0 pcs')
  await page.keyboard.type('2')
  await expect(fact).toContainText(`= ${pieces} pcs`)
  await wizard.next.click()
  await wizard.employee()
  await wizard.isAt('Scrap summary')
  await expect(page.getByText(`2 cycles · ${pieces} pcs`)).toBeVisible()
  await wizard.complete.click()
  await expect(wizard.notice(`2 cycles scrapped: ${pieces} pcs.`)).toBeVisible()
  const sum = async () => (await scrapOf(plant, run.card_no)).reduce((all, { scrap_qty }) => all + scrap_qty, 0)
  const booked = await sum()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(wizard.notice(`2 cycles taken back: ${pieces} pcs.`)).toBeVisible()
  expect(await sum()).toBe(booked - pieces)
})

test('W-STEP-01 W-WIZARD-22-X material of the order is scrapped after switching to material', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const { card_no } = await runOn(plant, ONE)
  const [line] = await plant.sql<{ material_no: string }>(
    'select material_no from card_material where company_id = 1000 and card_no = $1 order by line_no limit 1',
    [card_no],
  )
  await signIn('operator', { path: `/interface/${ONE}/scrap-quantity` })
  await wizard.isAt('Scrap reason')
  await page.getByRole('radio', { name: 'Material' }).click()
  await wizard.isAt('Material')
  await expect(wizard.next).toBeDisabled()
  await wizard
    .row(new RegExp(line?.material_no ?? ''))
    .first()
    .click()
  await wizard.isAt('Material')
  await wizard.next.click()
  await wizard.reason('10')
  await page.keyboard.type('1.5')
  await wizard.next.click()
  await wizard.isAt('Scrap summary')
  await wizard.complete.click()
  await expect(wizard.notice(new RegExp(`1.5 .* of ${line?.material_no}.* booked as scrap`))).toBeVisible()
})

test('W-SF-12-X W-ERROR-20 W-ERROR-21-X the scale fills the quantity; one that is silent leaves it to the operator', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const orders = await runsOn(plant, 'M105')
  await plant.sql('update part set unit_weight = 25 where company_id = 1000')
  await plant.sql("delete from machine_value where company_id = 1000 and machine_id = 'M105'")
  await signIn('operator', { path: '/interface/M105/scrap-quantity' })
  if (orders.length > 1) await wizard.row(new RegExp(orders[0]?.card_no ?? '')).click()
  await wizard.reason('10')
  await wizard.isAt('Scrap quantity')
  await page.getByRole('button', { name: 'Get weight' }).click()
  await expect(page.getByText('The scale did not answer. Enter the quantity yourself.')).toBeVisible()
  await expect(wizard.next).toBeDisabled()
  const [scale] = await plant.sql<{ signal: string; weight: number }>(
    `select signal, (tare + case unit when 'kg' then 1.26 else 1260 end)::float as weight from scale
     where company_id = 1000 and machine_id = 'M105' and purpose = 'scrap'`,
  )
  await aMachineValue(plant, {
    ...{ machine_id: 'M105', signal: scale?.signal ?? '', value: scale?.weight ?? 0, at: minutesAgo(0) },
  })
  await page.getByRole('button', { name: 'Get weight' }).click()
  await expect(page.getByText('1.26 kg')).toBeVisible()
  await expect(wizard.quantity).toContainText('50')
  // What the scale says is a proposal: a key replaces it.
  await page.keyboard.press('1')
  await expect(wizard.quantity).toHaveText(/^1\D/)
  await expect(wizard.next).toBeEnabled()
})

test('T-ROUTE-41-X W-ROUTE-05-X W-WIZARD-16 W-ERROR-05 W-ERROR-06 under the finished orders both wizards ask for one of them, book at its end and lead back; a single one is taken once by itself', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const [finished] = await plant.sql<{ machine_id: string; card_no: string; at: string; work_order_no: string }>(
    `select r.machine_id, r.card_no, c.work_order_no, to_char(r.end_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI') as at
     from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = 'C304' and r.end_time > now() - interval '25 days'
     order by r.end_time desc limit 1`,
  )
  const { card_no = '', at, work_order_no = '' } = finished ?? {}
  const list = '/interface/C304/finished-orders'
  await signIn('operator', { path: list })
  await page
    .getByRole('row', { name: new RegExp(work_order_no) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Report scrap', exact: true }).click()
  await wizard.reason('10')
  await wizard.pieces('3')
  await wizard.employee()
  await wizard.complete.click()
  await expect(wizard.notice(/3 scrap booked/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  expect((await scrapOf(plant, card_no)).at(-1)).toMatchObject({ scrap_qty: 3, at })

  await page.goto(`${plant.url}${list}/report-quantity`)
  await wizard.isAt('Finished order')
  await expect(page.getByRole('row', { name: new RegExp(card_no) }).first()).toBeVisible()
  await wizard.cancel.click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))

  await page.route('**/api/call', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string }
    if (name !== 'get_running_and_finished_orders') return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { status: string }[] }
    const single = answer.data.filter(({ status }) => status !== 'Running').slice(0, 1)
    await route.fulfill({ response, json: { ...answer, data: single } })
  })
  await page.goto(`${plant.url}${list}/scrap-quantity`)
  await wizard.isAt('Scrap reason')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  // Taken once only: whoever goes back stays there.
  await wizard.isAt('Finished order')
  await expect(page.getByRole('row', { selected: true })).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/api/call', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string }
    if (name !== 'get_running_and_finished_orders') return route.fallback()
    await route.fulfill({ status: 200, json: { data: [], call_status: [{ call_code: 0, call_message: '' }] } })
  })
  await page.goto(`${plant.url}${list}/scrap-quantity`)
  await expect(page.getByText('There are no finished orders.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/api/call', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string }
    if (name !== 'get_running_and_finished_orders') return route.fallback()
    await route.fulfill({ status: 500, json: { call_status: [{ call_code: 1, call_message: 'broken' }] } })
  })
  await page.goto(`${plant.url}${list}/scrap-quantity`)
  await expect(page.getByText('The list could not be loaded.')).toBeVisible()
})

test('T-ROUTE-42 W-ROUTE-06 W-WIZARD-23-X W-PERM-01 scrap by hand has a time of its own; without the permission there is no way to it', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const { card_no } = await runOn(plant, 'C305')
  await plant.sql(
    "update order_run set start_time = now() - interval '30 hours' where company_id = 1000 and card_no = $1 and end_time is null",
    [card_no],
  )
  await signIn('supervisor', { path: '/interface/C305/manual-scrap' })
  await wizard.isAt('Order')
  await wizard.row(new RegExp(card_no)).first().click()
  await wizard.reason('10')
  await wizard.pieces('2')
  await wizard.isAt('Date and time')
  await expect(wizard.next).toBeDisabled()
  const day = new Date(Date.now() - 20 * 3_600_000)
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(day)
  const [date = '', clock = ''] = local.split(' ')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('Hours').fill('99')
  await expect(page.getByLabel('Hours')).toHaveValue('99')
  await expect(wizard.next).toBeDisabled()
  await page.getByLabel('Hours').fill(clock.slice(0, 2))
  await page.getByLabel('Minutes').fill('5')
  await page.getByLabel('Hours').click()
  await expect(page.getByLabel('Minutes')).toHaveValue('05')
  await wizard.next.click()
  await wizard.employee()
  await wizard.complete.click()
  await expect(wizard.notice(/2 scrap booked/)).toBeVisible()
  const booked = (await scrapOf(plant, card_no)).at(-1)
  expect(booked).toMatchObject({ scrap_qty: 2 })
  expect(booked?.at.endsWith(':05')).toBe(true)

  await signIn('operator', { path: '/interface/C305' })
  await expect(page.getByRole('button', { name: 'Report scrap', exact: true })).toBeVisible()
  const actions = await moreActions(page)
  await expect(actions.getByRole('button', { name: 'Notes' })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Manual scrap' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await visit(page, '/interface/C305/manual-scrap')
  await expect(page.getByText(/can-manual-scrap|by hand/)).toBeVisible()
  await visit(page, '/interface/C305/scrap-quantity-history')
  await expect(page.getByRole('heading', { name: 'Reported scrap' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adjust scrap' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add manual scrap' })).toHaveCount(0)
})

test('leaving a wizard with something entered asks, and nobody there means stay', async ({ page, signIn }) => {
  const wizard = scrapOn(page)
  await page.clock.install()
  await signIn('operator', { path: `/interface/${ONE}` })
  await page.getByRole('button', { name: 'Report scrap', exact: true }).click()
  await wizard.reason('10')
  await wizard.isAt('Scrap quantity')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave the wizard?' })
  await expect(question).toBeVisible()
  await page.clock.fastForward('01:55')
  await expect(question).toContainText('Closes in')
  await page.clock.fastForward('00:06')
  await expect(question).toBeHidden()
  await wizard.isAt('Scrap quantity')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(new RegExp(`/interface/${ONE}$`))
})

test('T-PLANT-203 what a step has filled in by itself is left without a question: the booked scrap of an order, the printer', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await runOn(plant, ONE)
  const details = `/interface/${ONE}/order-details/${card_no}`
  await signIn('supervisor', { path: details })
  await page
    .getByRole('button', { name: 'Adjust scrap' })
    .or(page.getByRole('link', { name: 'Adjust scrap' }))
    .click()
  await expectPath(page, `${details}/scrap`)
  await expect(page.getByRole('combobox', { name: 'Add a reason' })).toBeVisible()
  // Asked, it would still be there.
  await page.goBack()
  await expectPath(page, details)

  // One order runs here: the wizard stands at its print by itself.
  await visit(page, `/interface/${ONE}/print-label`)
  await expect(page.getByText('Zebra hall')).toBeVisible()
  await page.goBack()
  await expectPath(page, details)
})

test('W-NAV-06-C nobody there: what was entered is dropped, and it is said', async ({ page, signIn }) => {
  const wizard = scrapOn(page)
  await page.clock.install()
  await signIn('operator', { path: `/interface/${ONE}/scrap-quantity` })
  await wizard.reason('10')
  await wizard.isAt('Scrap quantity')
  await page.clock.fastForward('05:20')
  await expect(wizard.notice(/restarted after inactivity/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/interface/${ONE}$`))
})

test('W-STEP-37 W-STEP-38 W-STEP-39-X W-STATE-13 W-STATE-14-B W-VALID-39 W-VALID-40 W-VALID-41 W-SF-14 T-LOOK-132 with SF61 every running order says what is good; what failed is tried again alone, and what was booked is taken back', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const calls = callsOf(page, 'sf61')
  const orders = await runsOn(plant, 'K502')
  const [first, second] = orders.map(({ card_no }) => card_no)
  expect(orders).toHaveLength(2)
  await plant.sql(
    'update card set good_qty = 100, planned_op_qty = 1000 where company_id = 1000 and card_no = any ($1)',
    [[first, second]],
  )
  await plant.sql(
    "update machine set special_functions = special_functions || 61, max_startup_scrap = 5 where company_id = 1000 and machine_id = 'K502'",
  )
  try {
    await signIn('operator', { path: '/interface/K502/report-quantity' })
    await wizard.employee()
    await wizard.isAt('Good pieces')
    const block = (card_no: string | undefined) => page.getByRole('region', { name: `Card ${card_no}` })
    await expect(block(first).getByRole('button', { expanded: true })).toBeVisible()
    await expect(block(second).getByRole('button', { expanded: true })).toHaveCount(0)
    await page.keyboard.type('40')
    await expect(block(first).getByText('At most 50 may be start-up scrap, this would be 60.')).toBeVisible()
    await expect(wizard.next).toBeDisabled()
    await block(first).getByRole('button', { name: 'Clear' }).click()
    await typeByHand(page, '101')
    await expect(block(first).getByText('The order has only 100 good pieces.')).toBeVisible()
    await block(first).getByRole('button', { name: 'Clear' }).click()
    await typeByHand(page, '90')
    await page.keyboard.press('Enter')
    await expect(block(second).getByRole('button', { expanded: true })).toBeVisible()
    await expect(block(first).getByRole('button', { expanded: true })).toHaveCount(0)
    await page.keyboard.type('100')
    await expect(wizard.next).toBeEnabled()
    await wizard.next.click()
    await wizard.isAt('Start-up summary')
    await expect(wizard.row(new RegExp(`${first} 100 90 10`))).toBeVisible()
    await plant.sql('update card set scrap_qty = scrap_qty + 1 where company_id = 1000 and card_no = $1', [first])
    await wizard.complete.click()
    await expect(wizard.row(new RegExp(`${first}.*Not saved`))).toBeVisible()
    await expect(wizard.row(new RegExp(`${second}.*Saved`))).toBeVisible()
    await expect(page.getByText('1 of 2 orders could not be booked.')).toBeVisible()
    const sent = calls.length
    await page.getByRole('button', { name: 'Try failed again' }).click()
    await expect.poll(() => calls.length).toBe(sent + 1)
    expect(calls.at(-1)?.postDataJSON().payload.card_no).toBe(first)
    await page.getByRole('button', { name: 'Continue without them' }).click()
    await expect(wizard.notice('1 of 2 orders booked.')).toBeVisible()
    // Every piece of the second was good: nothing is booked, and nothing is there to take back.
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await page.goto('/interface/K502/report-quantity')
    await wizard.employee()
    await wizard.isAt('Good pieces')
    await page.keyboard.type('90')
    await page.keyboard.press('Enter')
    await expect(block(second).getByRole('button', { expanded: true })).toBeVisible()
    await page.keyboard.type('95')
    await wizard.next.click()
    await wizard.complete.click()
    await expect(wizard.notice('2 of 2 orders booked.')).toBeVisible()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await expect(wizard.notice('Start-up scrap of 2 orders is taken back.')).toBeVisible()
    for (const card_no of [first, second]) {
      const last = (await scrapOf(plant, card_no ?? '')).slice(-2).map(({ scrap_qty }) => scrap_qty)
      expect(last[0]).toBeGreaterThan(0)
      expect(last[1]).toBe(-(last[0] ?? 0))
    }
  } finally {
    for (const { card_no, good_qty, planned_op_qty } of orders) {
      await plant.sql('update card set good_qty = $2, planned_op_qty = $3 where company_id = 1000 and card_no = $1', [
        card_no,
        good_qty,
        planned_op_qty,
      ])
    }
    await plant.sql(
      "update machine set special_functions = array_remove(special_functions, 61) where company_id = 1000 and machine_id = 'K502'",
    )
  }
})

test('T-PLANT-301 T-PLANT-306 with SF25 more than planned is asked about before it is booked, and Yes is one call that ends the order', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const [order] = await runsOn(plant, 'K502')
  const card_no = order?.card_no ?? ''
  await plant.sql(
    'update card set good_qty = 10, scrap_qty = 5, planned_op_qty = 20 where company_id = 1000 and card_no = $1',
    [card_no],
  )
  try {
    await signIn('operator', { path: '/interface/K502/report-quantity' })
    await wizard.order(card_no).click()
    const calls: string[] = []
    page.on('request', (request) => {
      const { name } = request.url().endsWith('/api/call') ? (request.postDataJSON() as { name: string }) : { name: '' }
      if (/^(receive|stop|cancel)_/.test(name)) calls.push(name)
    })
    await wizard.isAt(2, 'Employee')
    const [own] = await plant.sql<{ words: string }>(
      `select full_name || ' · ' || employee_number as words from app_user where company_id = 1000 and username = 'operator'`,
    )
    // Nobody is filled in unasked; whoever is signed in is one press away, before those at the machine.
    await expect(wizard.employee).toHaveValue('')
    const offered = page.getByRole('main').getByRole('button', { name: / · \d+$/ })
    await expect(offered.first()).toHaveText(own?.words ?? '?')
    await offered.first().click()
    await wizard.isAt(3, 'Quantity')
    await typeByHand(page, '8')
    await wizard.next.click()
    const question = page.getByRole('alertdialog', { name: `Is card ${card_no} fully reported?` })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Yes, fully reported' }).click()
    await wizard.next.click()
    await wizard.complete.click()
    await expect(wizard.notice(/8 booked on .* The order is fully reported and has ended\./)).toBeVisible()
    const [card] = await plant.sql<{ cancelled: number; end_time: string | null }>(
      'select c.cancelled, r.end_time from card c join order_run r using (company_id, card_no) where c.company_id = 1000 and r.p_order = $1',
      [order?.p_order],
    )
    expect(card).toEqual({ cancelled: 1, end_time: expect.anything() })
    expect(calls).toEqual(['receive_good_qty'])
  } finally {
    await plant.sql(
      "update card set status = 'running', cancelled = 0, good_qty = $2, scrap_qty = 0, planned_op_qty = $3 where company_id = 1000 and card_no = $1",
      [card_no, order?.good_qty, order?.planned_op_qty],
    )
    await plant.sql("update order_run set end_time = null, emp_end_wo = '' where company_id = 1000 and p_order = $1", [
      order?.p_order,
    ])
  }
})

test('W-STEP-45-X a long list of reasons: columns as they were set up, rows for a thumb, keys choose, and the chosen row stays in view when the list comes anew', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const addReasons = async (first: number) => {
    for (let at = 1; at <= 40; at += 1) {
      const code = String(first + at)
      await aScrapReason(plant, { code, names: { en: 'Held in view' }, scrap_reason_category: 'DIM' })
    }
  }
  const tell = async () => {
    const events = [{ name: 'SettingsChanged', data: {} }]
    await plant.sql("select pg_notify('takt_live', $1)", [JSON.stringify({ from: 'e2e', company_id: 1000, events })])
  }
  const columns = ['category_description', 'code', 'description'].map((key) => ({
    key,
    visible: key !== 'description',
  }))
  await addReasons(98_000)
  await aConfig(plant, { system_function: 'webcolumns', template: 'wizard-scrap-reason', config: { columns } })
  try {
    await signIn('operator', { path: `/interface/${ONE}` })
    await page.getByRole('button', { name: 'Report scrap', exact: true }).click()
    await wizard.isAt('Scrap reason')
    await expect(page.getByRole('columnheader')).toHaveText(['Category', 'Code'])
    const grid = page.getByRole('grid')
    await grid.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('row', { selected: true })
    await expect(chosen).toContainText('98040')
    expect((await chosen.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const before = Number(await grid.getAttribute('aria-rowcount'))
    await addReasons(97_000)
    await tell()
    await expect(grid).toHaveAttribute('aria-rowcount', String(before + 40))
    await expect(chosen).toContainText('98040')
    await expect(chosen).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Home')
    await plant.sql("delete from scrap_reason where company_id = 1000 and code between '97001' and '97020'")
    await tell()
    // Whoever has gone on reading elsewhere is left there.
    await expect(grid).toHaveAttribute('aria-rowcount', String(before + 20))
    await expect(page.getByRole('row').nth(1)).toBeInViewport()
  } finally {
    await plant.sql("delete from scrap_reason where company_id = 1000 and names ->> 'en' = 'Held in view'")
    await plant.sql(`delete from config where company_id = 1000 and template = 'wizard-scrap-reason'`)
  }
})
