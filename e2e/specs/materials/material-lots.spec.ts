import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aMaterialLot } from '@takt/server/materials/materials.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { withFunctions, withPlanned } from '../../pages/orders.ts'
import { visit } from '../../pages/shell.ts'
import { answerSetup, sayWhoStarts } from '../../pages/start-questions.ts'

test('T-ERROR-02-X lots of the run before are preset, hold for the run, and are changed in a new group with time and employee', async ({
  page,
  plant,
  signIn,
}) => {
  const machine = 'C304'
  await withFunctions(plant, machine, [370], () =>
    withPlanned(plant, machine, {}, async (card) => {
      const lots = () =>
        plant.sql<{ lot: string }>('select lot from card_material where company_id = 1000 and card_no = $1', [
          card.card_no,
        ])
      await plant.sql("update card_material set lot = '' where company_id = 1000 and card_no = $1", [card.card_no])
      // The last run on the machine made the same part, of the lots OLD-1, OLD-2 …
      const [before] = await plant.sql<{ p_order: number; card_no: string; part_no: string }>(
        `select r.p_order, r.card_no, c.part_no from order_run r join card c using (company_id, card_no)
         where r.company_id = 1000 and r.machine_id = $1 order by r.start_time desc, r.p_order desc limit 1`,
        [machine],
      )
      const [own] = await plant.sql<{ part_no: string; op_number: string }>(
        'select part_no, op_number from card where company_id = 1000 and card_no = $1',
        [card.card_no],
      )
      const make = (part_no: string | undefined) =>
        plant.sql('update card set part_no = $2 where company_id = 1000 and card_no = $1', [before?.card_no, part_no])
      await make(own?.part_no)
      const lines = await plant.sql<{ line_no: number; material_no: string }>(
        'select line_no, material_no from card_material where company_id = 1000 and card_no = $1',
        [card.card_no],
      )
      for (const { line_no, material_no } of lines) {
        await aMaterialLot(plant, {
          ...{ machine_id: machine, card_no: before?.card_no ?? '', p_order: before?.p_order ?? 0 },
          ...{ line_no, material_no, lot: `OLD-${line_no}`, at: minutesAgo(24 * 60) },
        })
      }
      try {
        await signIn('operator', { path: `/interface/${machine}/planned-orders` })
        await page.getByRole('row', { name: card.work_order_no }).click()
        // Nothing is missing: the lots of the run before are taken over.
        await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Start', exact: true }).click()
        await answerSetup(page)
        await sayWhoStarts(page)
        await expect(page.getByText(`Work order started! ${card.work_order_no}`)).toBeVisible()
        expect((await lots()).every(({ lot }) => lot.startsWith('OLD-'))).toBe(true)

        await visit(page, `/interface/${machine}/running-orders`)
        await page.getByRole('row', { name: card.work_order_no }).click()
        await page.getByRole('button', { name: 'Change lots' }).click()
        const dialog = page.getByRole('dialog', { name: `Materials of order ${card.work_order_no}` })
        const first = dialog.getByRole('textbox').first()
        await expect(first).toHaveValue('OLD-1')
        await first.fill('NEW-1')
        await dialog.getByRole('button', { name: 'Save lots' }).click()
        await expect(page.getByText(`Materials of order ${card.work_order_no} assigned.`)).toBeVisible()
        await page.getByRole('button', { name: 'Change lots' }).click()
        const history = dialog.getByRole('listitem')
        await expect(history.first()).toContainText(/group 2.*NEW-1/)
        await expect(history.nth(1)).toContainText(/group 1.*OLD-/)
      } finally {
        await make(before?.part_no)
      }
    }),
  )
})
