import { aPart } from '@takt/server/orders/orders.fixture.ts'
import { aCompanySetting } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { scrapOn as wizardParts } from '../../pages/scrap.ts'
import { visit } from '../../pages/shell.ts'
import { callsOf } from '../../pages/wizard.ts'

interface Planned {
  readonly card_no: string
  readonly work_order_no: string
  readonly tool_id: string
}

const planned = `select c.card_no, c.work_order_no, p.tool_id from card c
  join part p using (company_id, part_no, op_number)
  where c.company_id = 1000 and c.machine_id = $1 and c.status = 'planned' and c.cancelled = 0 and c.rework = $2
  order by c.planned_start_time, c.card_no`

let running: string[] = []

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
  running = (await plant.sql<{ p_order: string }>('select p_order from order_run where end_time is null')).map(
    ({ p_order }) => p_order,
  )
})

/** What was started here goes back into the plan. */
test.afterEach(async ({ plant }) => {
  await plant.sql(
    `with ended as (update order_run set end_time = now() where end_time is null and not p_order = any ($1) returning card_no)
     update card set status = case when card_no like 'L%' then 'finished' else 'planned' end
     where company_id = 1000 and card_no in (select card_no from ended)`,
    [running],
  )
})

test('T-PLANT-242 T-ROUTE-39 W-ROUTE-09 W-NAV-04-X W-WIZARD-24-X W-WIZARD-15 W-STEP-20 W-STEP-35 W-STEP-06 a planned order is started by its card, with setup type, setup reason and its text', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardParts(page)
  const calls = callsOf(page, 'start_order')
  const orders = await plant.sql<Planned>(planned, ['C306', 0])
  const order = orders.at(-1) as Planned
  await signIn('operator', { path: '/interface/C306/planned-orders' })
  await page.getByRole('row', { name: new RegExp(order.work_order_no) }).click()
  await page.locator('[data-bottom-bar]').getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Start by card' }).click()
  // The selected order is taken by itself; going back stays there.
  await expect(page.getByText(`C306 · Card ${order.card_no}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(/Planned order/)
  if (await page.getByRole('button', { name: 'Previous insert' }).isVisible()) {
    await page.getByRole('button', { name: 'Previous insert' }).click()
    await wizard.next.click()
  }
  await wizard.isAt('Setup type')
  await wizard.row(/TOOL/).click()
  await wizard.isAt('Setup reason')
  await expect(wizard.next).toBeDisabled()
  await page.getByRole('row').nth(1).click()
  await wizard.next.click()
  await wizard.isAt('Operation text')
  await expect(page.getByText('Check the first five pieces against the drawing.')).toBeVisible()
  await wizard.next.click()
  await wizard.employee('0102')
  await wizard.isAt('Summary')
  await expect(page.getByText('Tool only', { exact: true })).toBeVisible()
  await wizard.complete.click()
  await expect(wizard.notice(`Order ${order.work_order_no} has been started.`)).toBeVisible()
  await expect(page).toHaveURL(/planned-orders$/)
  const [run] = await plant.sql<{ setup_type: string }>(
    'select setup_type from order_run where company_id = 1000 and card_no = $1 and end_time is null',
    [order.card_no],
  )
  expect(run?.setup_type).toBe('TOOL')
  expect(calls[0]?.postDataJSON().payload).toMatchObject({
    setup_type: 'TOOL',
    employee_id: '0102',
    sf326_stop_code: expect.stringMatching(/./),
  })
})

test('T-PLANT-242 W-STEP-03 W-STEP-04 W-STEP-05 W-STEP-23 W-ROUTE-08 W-WIZARD-26-X W-ERROR-12 a rework order is found by its card, gets an insert and a quantity, and starts', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardParts(page)
  const [order] = await plant.sql<Planned & { machine_id: string }>(
    `select c.card_no, c.work_order_no, c.machine_id, t.tool_id from card c join part p using (company_id, part_no, op_number)
       join tool t on t.company_id = 1000 and t.tool_id = p.tool_id and t.old_insert_id <> ''
       join machine m on m.company_id = 1000 and m.machine_id = c.machine_id
     where c.company_id = 1000 and c.status = 'planned' and c.cancelled = 0
       and not special_functions && array[8, 12] and m.touch_config is not null
     order by c.card_no limit 1`,
  )
  const { card_no = '', machine_id = '', tool_id = '' } = order ?? {}
  await plant.sql('update card set rework = 1 where company_id = 1000 and card_no = $1', [card_no])
  await page.route('**/api/call', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string }
    if (name !== 'get_rework_orders') return route.fallback()
    await route.fulfill({ status: 409, json: { call_status: [{ call_code: 7, call_message: 'The plan is locked.' }] } })
  })
  await signIn('operator', { path: `/interface/${machine_id}/rework-order` })
  await expect(page.getByText('The plan is locked.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(card_no)
  await wizard.row(new RegExp(card_no)).click()
  await wizard.isAt('Tool insert')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(`${tool_id}-`)
  await expect(wizard.next).toBeDisabled()
  await page.getByRole('button', { name: 'Previous insert' }).click()
  await expect(wizard.row(new RegExp(`${tool_id}-I1`))).toHaveAttribute('aria-selected', 'true')
  await wizard.next.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(/Tool insert/)
  if (await page.getByRole('group', { name: 'Cavities' }).isVisible()) {
    await page.keyboard.type('1')
    await wizard.next.click()
  }
  await wizard.isAt('Quantity')
  await page.keyboard.type('13')
  await wizard.next.click()
  await wizard.employee('0102')
  await wizard.isAt('Summary')
  // All that was answered, and the order as it will run.
  await expect(page.getByText(`${tool_id}-I1`, { exact: true })).toBeVisible()
  await expect(page.getByText('13', { exact: true })).toHaveCount(2)
  await wizard.complete.click()
  await expect(wizard.notice(new RegExp(order?.work_order_no ?? '?'))).toBeVisible()
  const [run] = await plant.sql<{ tool_id: string; planned: number; emp_start_wo: string }>(
    `select r.tool_id, r.emp_start_wo, (c.planned_op_qty - c.good_qty)::float as planned from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.card_no = $1 and r.end_time is null`,
    [card_no],
  )
  expect(run).toEqual({ tool_id: `${tool_id}-I1`, planned: 13, emp_start_wo: '0102' })
})

test('T-PLANT-242 T-ROUTE-26 W-ROUTE-07 W-STEP-42-X W-WIZARD-25-X an order is made for an article and started, from the overview and back to it; only where the machine does so', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardParts(page)
  for (let at = 1; at <= 201; at += 1) {
    await aPart(plant, { part_no: `E2E-${at}`, part_description: 'Many of a kind', op_name: '' })
  }
  await signIn('operator', { path: '/machines/all/order-by-part/A402' })
  await wizard.isAt('Article')
  // Of 201 that fit 200 are drawn, and it is said.
  const rows = page.getByRole('grid')
  await page.getByRole('searchbox', { name: 'Search' }).fill('KIND many')
  await expect(page.getByText('The first 200 are shown: narrow the search.')).toBeVisible()
  await expect(rows).toHaveAttribute('aria-rowcount', '201')
  await page.getByRole('searchbox', { name: 'Search' }).fill('KIND many e2e-201')
  await expect(rows).toHaveAttribute('aria-rowcount', '2')
  await expect(page.getByText('narrow the search')).toHaveCount(0)
  await plant.sql("delete from part where company_id = 1000 and part_description = 'Many of a kind'")
  const [part] = await plant.sql<{ part_no: string }>(
    "select part_no from part where company_id = 1000 and machine_id_only in ('', 'A402') group by part_no having count(*) = 1 order by part_no limit 1",
  )
  await page.getByRole('searchbox', { name: 'Search' }).fill(part?.part_no.toLowerCase() ?? '')
  await wizard
    .row(new RegExp(part?.part_no ?? '?'))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(/Article/)
  if (await page.getByRole('button', { name: 'Previous insert' }).isVisible()) {
    await page.getByRole('row').nth(1).click()
    await wizard.next.click()
  }
  await wizard.isAt('Quantity')
  await page.keyboard.type('250')
  await wizard.next.click()
  await wizard.isAt('Pieces per cycle')
  await expect(wizard.next).toBeEnabled()
  await expect(page.getByText(`A402 · ${part?.part_no}`)).toBeVisible()
  await wizard.next.click()
  await wizard.employee('0102')
  await wizard.isAt('Summary')
  await expect(page.getByText('250', { exact: true })).toBeVisible()
  await wizard.complete.click()
  await expect(wizard.notice(/L\d+/)).toBeVisible()
  await expect(page).toHaveURL(/machines\/all$/)
  const [made] = await plant.sql<{ in_erp: boolean; planned: number; part_no: string; who: string }>(
    `select in_erp, planned_op_qty::float as planned, part_no, r.emp_start_wo as who
     from card c join order_run r using (company_id, card_no)
     where company_id = 1000 and c.machine_id = 'A402' and card_no like 'L%' order by card_no desc limit 1`,
  )
  expect(made).toEqual({ in_erp: false, planned: 250, part_no: part?.part_no, who: '0102' })
  await visit(page, '/interface/C304/order-by-part')
  await expect(page.getByText('Orders are not started by part on machine C304.')).toBeVisible()
})

test('T-ROUTE-54 W-ROUTE-10 W-WIZARD-27-X W-STEP-07 W-VALID-05-C W-ERROR-13 W-TOOL-56 W-TOOL-57-B the operation text is read, with its markup and nothing that acts; one that does not load can be tried again or left out, and one that is missing is said', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardParts(page)
  let broken = true
  await page.route('**/api/call', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string }
    if (!broken || name !== 'get_operation_text') return route.fallback()
    await route.fulfill({ status: 500, json: { call_status: [{ call_code: 1, call_message: 'broken' }] } })
  })
  await signIn('operator', { path: '/interface/M104' })
  await (await moreActions(page)).getByRole('button', { name: 'Operation text' }).click()
  await wizard.isAt('Operation text')
  await expect(page.getByText('The operation text could not be loaded.')).toBeVisible()
  await expect(wizard.complete).toBeDisabled()
  await page.getByRole('button', { name: 'Continue without operation text' }).click()
  await expect(wizard.complete).toBeEnabled()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Check the first five pieces against the drawing.')).toBeVisible()
  await wizard.complete.click()
  await expect(page).toHaveURL(/interface\/M104$/)

  const told = (operation_text: string) =>
    plant.sql(
      `update part set operation_text = $1 from card c join order_run r using (company_id, card_no)
     where part.company_id = 1000 and c.company_id = 1000 and r.machine_id = 'C304' and r.end_time is null
       and part.part_no = c.part_no and part.op_number = c.op_number`,
      [operation_text],
    )
  await aCompanySetting(plant, { name: 'pictureShare', value: 'D:\\docs' })
  await told(
    `<p onmouseover="window.hacked = 1">Press <b>twice</b></p><script>window.hacked = 1</script>
     <img src="D:\\docs\\cap.png" alt="Cap"><img src="C:\\secret.png" alt="Secret" onerror="window.hacked = 1">
     <a href="https://takt.example/help">Help</a><a href="javascript:window.hacked = 1">Trap</a>`,
  )
  const picture = page.waitForRequest((request) => new URL(request.url()).pathname === '/serverfiles/cap.png')
  await visit(page, '/interface/C304/operation-text')
  await picture
  const main = page.getByRole('main')
  await expect(main.getByText('twice')).toHaveJSProperty('tagName', 'B')
  await expect(main.getByRole('img', { name: 'Picture missing: Secret' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Help' })).toHaveAttribute('rel', /noopener/)
  await expect(main.getByRole('link', { name: 'Trap' })).toHaveCount(0)
  await expect(main.locator('script')).toHaveCount(0)
  await main.getByText('Trap').click()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await plant.sql("delete from company_setting where company_id = 1000 and name = 'pictureShare'")
  await told('')
  await visit(page, '/interface/C304/operation-text')
  await expect(page.getByText('The order has no operation text.')).toBeVisible()
  await expect(wizard.complete).toBeEnabled()
})
