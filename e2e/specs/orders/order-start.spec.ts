import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { expectNotSaid } from '../../pages/notices.ts'
import {
  type PlannedCard,
  runsOf,
  withFunctions,
  withOtherTool,
  withPlanned,
  withRunsKept,
} from '../../pages/orders.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, holdCalls, visit } from '../../pages/shell.ts'
import { answerSetup, sayWhoStarts } from '../../pages/start-questions.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

async function runOf(plant: Plant, card: PlannedCard) {
  const [run] = await plant.sql<{ machine_id: string; structure_tool_id: string; insatser: string }>(
    `select machine_id, structure_tool_id, insatser from order_run
     where company_id = 1000 and card_no = $1 and end_time is null`,
    [card.card_no],
  )
  return run
}

test('T-PLANT-578 T-PLANT-209 T-PLANT-328 T-PLANT-420 T-PLANT-422 T-VALID-03 T-ROUTE-36 T-PANEL-12 T-PANEL-12-X T-STATE-16 T-STATE-19 T-SF-03 T-SF-08 T-SF-09 T-ERROR-13 a planned order is started: structure, setup type and reason, unit quantity, who starts it, then the start', async ({
  page,
  plant,
  signIn,
}) => {
  await withFunctions(plant, 'M101', [183, 326, 6], () =>
    withPlanned(plant, 'M101', { unit_qty: 0, tool_id: 'T-1001' }, async (card) => {
      await signIn('operator', { path: '/interface/M101/planned-orders' })
      const row = page.getByRole('grid', { name: 'Planned orders' }).getByRole('row', { name: card.work_order_no })
      await row.click()
      const bar = page.locator('[data-bottom-bar]')
      const [about] = await plant.sql<{ words: string }>(
        `select concat_ws(' · ', c.part_no, c.op_number || ' ' || p.op_name,
           trim(to_char(c.planned_op_qty, '999G999')) || ' pcs planned', p.tool_id) as words
         from card c join part p using (company_id, part_no, op_number) where c.company_id = 1000 and c.card_no = $1`,
        [card.card_no],
      )
      expect(about?.words).toContain('T-1001')
      for (const word of [card.work_order_no, `Card ${card.card_no}`, about?.words ?? '?']) {
        await expect(bar).toContainText(word)
      }
      // What the person came for stands first; the rest is one press away.
      await expect(bar.getByRole('button', { name: /^(Order details|Prepared|Cancel rest)/ })).toHaveCount(0)
      await bar.getByRole('button', { name: 'More' }).click()
      for (const name of [/^Order details/, /^Prepared/, /^Cancel rest/]) {
        await expect(bar.getByRole('button', { name })).toBeVisible()
      }
      const here = '/interface/M101'
      for (const [name, path] of [
        [/^Order details/, `${here}/order-details/${card.card_no}`],
        [/^Materials/, `${here}/materials-planned`],
        [/^Documents/, `${here}/planned-order-documents`],
      ] as const) {
        await bar.getByRole('button', { name }).click()
        await expectPath(page, path)
        await visit(page, `${here}/planned-orders`)
        await row.click()
        await bar.getByRole('button', { name: 'More' }).click()
      }
      const start = bar.getByRole('button', { name: 'Start', exact: true })
      // A card that nobody knows is not this order.
      await scan(page, 'NOPE-3')
      await expect(page.getByText('No match for NOPE-3. Nothing is chosen now.')).toBeVisible()
      await expect(start).toHaveCount(0)
      await row.click()
      // Cavities are asked for: none is not enough, and what cannot be is refused as it was typed.
      await expect(start).toBeDisabled()
      await expect(bar).toContainText('Enter the cavities first.')
      const cavities = bar.getByLabel(/^Cavities/)
      await cavities.fill('0')
      await expect(start).toBeDisabled()
      for (const [wrong, why] of [
        ['64', 'The machine has 32 cavities.'],
        ['-1', 'Enter a whole number, at most 32.'],
      ] as const) {
        await cavities.fill(wrong)
        await expect(bar.getByText(why)).toBeVisible()
        await expect(cavities).toHaveValue(wrong)
        await expect(start).toBeDisabled()
      }
      await cavities.fill('3')
      await expect(start).toBeEnabled()

      const held = await holdCalls(page, 'start_order')
      await start.click()
      const structure = page.getByRole('dialog', { name: 'Choose the tool structure' })
      await expect(structure.getByRole('button', { name: /^T-1001-B/ })).toContainText('structure B')
      await structure.getByRole('button', { name: /^T-1001-A/ }).click()
      await answerSetup(page)
      const reason = page.getByRole('dialog', { name: 'Choose setup stop reason' })
      await reason.getByRole('button', { name: /^102 / }).click()
      const unit = page.getByRole('dialog', { name: 'Unit quantity' })
      const goOn = unit.getByRole('button', { name: 'Go on' })
      // A card that is scanned here is no number, and what was answered before is not thrown away for it.
      await expect(unit).toBeVisible()
      await scan(page, card.card_no)
      await expect(page.getByText(/was scanned\. It was not entered here\./)).toBeVisible()
      await expect(unit).toBeVisible()
      for (const wrong of ['0', '-2', 'two']) {
        await unit.getByLabel('Pieces per cycle').fill(wrong)
        await expect(unit.getByText('Enter a number above zero.')).toBeVisible()
        await expect(goOn).toBeDisabled()
      }
      // What no order could be is told at once; more than the part makes is asked about.
      await unit.getByLabel('Pieces per cycle').fill('99999999')
      await expect(unit.getByText(/99,999,999 pieces a cycle do not fit an order of/)).toBeVisible()
      await expect(goOn).toBeDisabled()
      const [part] = await plant.sql<{ usual: number }>(
        `select p.quantity_per_cycle::float as usual from card c join part p using (company_id, part_no, op_number)
         where c.company_id = 1000 and c.card_no = $1`,
        [card.card_no],
      )
      await unit.getByLabel('Pieces per cycle').fill(String((part?.usual ?? 0) * 3))
      await goOn.click()
      const asked = page.getByRole('alertdialog', { name: 'Is this number right?' })
      await expect(asked).toContainText(`The part makes ${part?.usual} a cycle`)
      await asked.getByRole('button', { name: 'No, change it' }).click()
      expect(held.count()).toBe(0)
      await unit.getByLabel('Pieces per cycle').fill('2,5')
      const sent = page.waitForRequest(
        (request) => request.url().endsWith('/api/call') && request.postDataJSON().name === 'start_order',
      )
      await page.keyboard.press('Enter')
      await sayWhoStarts(page)
      expect((await sent).postDataJSON().payload).toMatchObject({
        machine_id: 'M101',
        card_no: card.card_no,
        tool_id: 'T-1001',
        child_tool_id: 'T-1001-A',
        setup_type: 'TOOL',
        employee_id: '0102',
        sf326_stop_code: '102',
        unit_qty: 2.5,
        cavities: 3,
      })
      await expect(start).toBeDisabled()
      held.release()
      await expect(page.getByText(`Work order started! ${card.work_order_no}`)).toBeVisible()
      expect(held.count()).toBe(1)
      await expect(row).toHaveCount(0)
      expect(await runOf(plant, card)).toMatchObject({ machine_id: 'M101', structure_tool_id: 'T-1001-A' })
      await visit(page, '/interface/M101/running-orders')
      await expect(page.getByRole('row', { name: card.work_order_no })).toBeVisible()
    }),
  )
})

test('T-LOOK-135 what still runs is told before anything is asked, is stopped from there, and the chosen order comes back to be started', async ({
  page,
  plant,
  signIn,
}) => {
  await withRunsKept(plant, 'M104', () =>
    withPlanned(plant, 'M104', {}, ({ work_order_no }) =>
      withOtherTool(plant, 'M104', async (orders) => {
        await signIn('operator', { path: '/interface/M104/planned-orders' })
        await page.getByRole('row', { name: work_order_no }).click()
        const bar = page.locator('[data-bottom-bar]')
        await expect(bar.getByRole('status')).toContainText(`Still running here: ${orders.join(', ')}.`)
        await bar.getByRole('button', { name: 'Stop what runs' }).click()
        await bar.getByRole('button', { name: 'Stop order' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Stop order' }).click()
        await expect(bar).toContainText(work_order_no)
        await expect(bar.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
        await expect(bar.getByText('Still running here')).toHaveCount(0)
        expect(await runsOf(plant, 'M104')).toEqual([])
      }),
    ),
  )
})

test('T-PLANT-572 whoever starts an order beside one of another tool reads that both will count', async ({
  page,
  plant,
  signIn,
}) => {
  await withPlanned(plant, 'M104', {}, ({ work_order_no }) =>
    withOtherTool(plant, 'M104', async (orders) => {
      await signIn('operator', { path: '/interface/M104/planned-orders' })
      await page.getByRole('row', { name: work_order_no }).click()
      const bar = page.locator('[data-bottom-bar]')
      await bar.getByLabel(/^Cavities/).fill('1')
      await bar.getByRole('button', { name: 'Start', exact: true }).click()
      await answerSetup(page)
      await expect(page.getByRole('dialog', { name: 'Who starts the order?' })).toContainText(
        `Still running here: ${orders.join(', ')}. Every cycle will count in full for each of these orders. To change over, stop what runs first.`,
      )
    }),
  )
})

test('T-STATE-17 T-STATE-18 T-STATE-20-X T-LIMIT-01 T-LIMIT-02-X a tool without structures and a known unit quantity are not asked about; a closed or forgotten question starts nothing', async ({
  page,
  plant,
  signIn,
}) => {
  await withFunctions(plant, 'C303', [183, 326, 6], () =>
    withPlanned(plant, 'C303', { unit_qty: 1 }, async (card) => {
      await page.clock.install()
      const held = await holdCalls(page, 'start_order')
      await signIn('operator', { path: '/interface/C303/planned-orders' })
      await page.getByRole('row', { name: card.work_order_no }).click()
      const start = page.locator('[data-bottom-bar]').getByRole('button', { name: 'Start', exact: true })
      const reason = page.getByRole('dialog', { name: 'Choose setup stop reason' })
      // No structures: the setup is the first question, and a known unit quantity is none.
      await start.click()
      await answerSetup(page)
      await expect(reason).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(reason).toHaveCount(0)
      await expect(start).toBeEnabled()

      await start.click()
      await answerSetup(page)
      await expect(reason.getByRole('button', { name: /^102 / })).toBeVisible()
      await expect(reason.getByText(/^Closes in/)).toHaveCount(0)
      await page.clock.fastForward('01:35')
      await expect(reason.getByText(/^Closes in (30|2\d) s$/)).toBeVisible()
      // Whoever touches it is still there.
      await page.keyboard.press('Tab')
      await expect(reason.getByText(/^Closes in/)).toHaveCount(0)
      await page.clock.fastForward('01:35')
      await expect(reason.getByText(/^Closes in/)).toBeVisible()
      await page.clock.fastForward('00:26')
      await expect(reason).toHaveCount(0)
      expect(held.count()).toBe(0)

      await start.dblclick()
      await answerSetup(page)
      await reason.getByRole('button', { name: /^102 / }).click()
      await sayWhoStarts(page)
      await expect.poll(held.count).toBe(1)
      await expect(start).toBeDisabled()
      held.release()
      await expect(page.getByText(`Work order started! ${card.work_order_no}`)).toBeVisible()
      expect(held.count()).toBe(1)
      expect(await runOf(plant, card)).toMatchObject({ machine_id: 'C303' })
    }),
  )
})

test('T-ERROR-03 T-ERROR-03-B T-SF-11 a start that fails says why and leaves the order chosen; with function 472 it cannot be pressed', async ({
  page,
  plant,
  signIn,
}) => {
  await withFunctions(plant, 'A403', [], () =>
    withPlanned(plant, 'A403', {}, async (card) => {
      await signIn('operator', { path: '/interface/A403/planned-orders' })
      const row = page.getByRole('row', { name: card.work_order_no })
      await row.click()
      const bar = page.locator('[data-bottom-bar]')
      const start = bar.getByRole('button', { name: 'Start', exact: true })
      // The function is switched on after the screen was loaded: the server says no.
      await withFunctions(plant, 'A403', [472], async () => {
        await start.click()
        await answerSetup(page)
        await sayWhoStarts(page)
        await expect(
          page.getByText('SF472: orders on machine A403 are started by the machine or the ERP, not here.'),
        ).toBeVisible()
        await expectNotSaid(page.getByText('Work order started!'))
        await expect(row).toHaveAttribute('aria-selected', 'true')
        expect(await runOf(plant, card)).toBeUndefined()
        await page.reload()
        await row.click()
        await expect(bar).toContainText('Orders are started by the machine or the ERP.')
        await expect(start).toBeDisabled()
      })
    }),
  )
})

test('T-PANEL-35 T-PANEL-12-X T-STATE-14-X T-PANEL-32-X the rest of a planned order is cancelled after a question, cannot be started then, and is taken back', async ({
  page,
  plant,
  signIn,
}) => {
  await withFunctions(plant, 'A404', [], () =>
    withPlanned(plant, 'A404', {}, async (card) => {
      await signIn('operator', { path: '/interface/A404/planned-orders' })
      const row = page.getByRole('row', { name: card.work_order_no })
      await row.click()
      const bar = page.locator('[data-bottom-bar]')
      const start = bar.getByRole('button', { name: 'Start', exact: true })
      await bar.getByRole('button', { name: 'More' }).click()
      await bar.getByRole('button', { name: 'Cancel rest' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(`Cancel the rest of order ${card.work_order_no}?`)
      await question.getByRole('button', { name: 'Keep' }).click()
      await expect(start).toBeEnabled()
      await bar.getByRole('button', { name: 'Cancel rest' }).click()
      await question.getByRole('button', { name: 'Cancel rest' }).click()
      await expect(row).toContainText('Cancelled')
      await expect(row.getByText(card.work_order_no)).toHaveCSS('text-decoration-line', 'line-through')
      await expect(bar.getByRole('button', { name: 'Cancel rest' })).toHaveCount(0)
      await expect(start).toBeDisabled()
      await expect(bar).toContainText('A cancelled order cannot be started.')
      await bar.getByRole('button', { name: 'Revert cancellation' }).click()
      await expect(row).not.toContainText('Cancelled')
      await expect(row.getByText(card.work_order_no)).toHaveCSS('text-decoration-line', 'none')
      await expect(bar.getByRole('button', { name: 'Cancel rest' })).toBeVisible()
      await expect(start).toBeEnabled()
      expect((await runsOf(plant, 'A404')).some(({ card_no }) => card_no === card.card_no)).toBe(false)
    }),
  )
})

test('T-ERROR-02 T-PLANT-44 with function 370 a start without lots offers to assign them, typed or scanned, and then to try again with the same answers', async ({
  page,
  plant,
  signIn,
}) => {
  await withFunctions(plant, 'C302', [370, 326], () =>
    withPlanned(plant, 'C302', {}, async (card) => {
      const lots = () =>
        plant.sql<{ lot: string }>('select lot from card_material where company_id = 1000 and card_no = $1', [
          card.card_no,
        ])
      await plant.sql("update card_material set lot = '' where company_id = 1000 and card_no = $1", [card.card_no])
      expect((await lots()).length).toBeGreaterThan(0)
      await signIn('operator', { path: '/interface/C302/planned-orders' })
      await page.getByRole('row', { name: card.work_order_no }).click()
      await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Start', exact: true }).click()
      await answerSetup(page)
      await page
        .getByRole('dialog', { name: 'Choose setup stop reason' })
        .getByRole('button', { name: /^102 / })
        .click()
      await sayWhoStarts(page)
      const notice = page.getByText(/^SF370: materials must be assigned before start/)
      await expect(notice).toBeVisible()
      await page.getByRole('button', { name: 'Assign materials' }).click()
      const dialog = page.getByRole('dialog', { name: `Materials of order ${card.work_order_no}` })
      const fields = dialog.getByRole('textbox')
      await expect(fields.first()).toHaveValue('')
      await scan(page, 'LOT-4711')
      await expect(fields.first()).toHaveValue('LOT-4711')
      for (let nth = 1; nth < (await fields.count()); nth += 1) await fields.nth(nth).fill(`TYPED-${nth}`)
      await dialog.getByRole('button', { name: 'Save lots' }).click()
      await expect(page.getByText(`Materials of order ${card.work_order_no} assigned.`)).toBeVisible()
      expect((await lots()).every(({ lot }) => lot !== '')).toBe(true)
      // No question again: the setup reason is still known.
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(`Work order started! ${card.work_order_no}`)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }),
  )
})
