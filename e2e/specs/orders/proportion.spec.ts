import { expect, test } from '../../fixtures/takt.ts'
import { typeByHand } from '../../pages/hand.ts'
import { booked, runOn, runsOn, wizardOn } from '../../pages/wizard.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-PLANT-204 more than is left is asked about; No stays with the number, Yes goes on', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const { card_no, planned_op_qty, good_qty } = await runOn(plant, 'M104')
  const before = await booked(plant, card_no)
  const many = planned_op_qty * 2
  const amount = (count: number) => count.toLocaleString('en-GB')
  await signIn('operator', { path: '/interface/M104/report-quantity' })
  await wizard.passEmployee()
  await typeByHand(page, String(many))
  await wizard.next.click()
  const left = amount(planned_op_qty - good_qty)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    `${amount(planned_op_qty)} planned, ${left} left: book ${amount(many)} all the same?`,
  )
  await question.getByRole('button', { name: 'No, change it' }).click()
  await wizard.isAt(3, 'Quantity')
  await wizard.next.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is right' }).click()
  await wizard.isAt(4, 'Note')
  expect(await booked(plant, card_no)).toEqual(before)
})

test('T-PLANT-202 T-PLANT-203 a pallet begins with the standard of its own order, a key replaces it, and the print step shows it', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const runs = await runsOn(plant, 'A402')
  const packs = await plant.sql<{ card_no: string; pack_qty: number }>(
    `select c.card_no, p.pack_qty::float from card c
       join part p on p.company_id = c.company_id and p.part_no = c.part_no and p.op_number = c.op_number
     where c.company_id = 1000 and c.card_no = any($1)`,
    [runs.map(({ card_no }) => card_no)],
  )
  const packOf = (card_no: string) => packs.find((row) => row.card_no === card_no)?.pack_qty ?? 0
  const [one, two] = runs.map(({ card_no }) => card_no) as [string, string]
  expect(packOf(one)).not.toBe(packOf(two))
  const quantity = page.getByRole('group', { name: 'Pieces on the pallet' }).locator('output')
  await signIn('admin', { path: '/interface/A402/print-pallet-flag' })
  await wizard.order(one).click()
  await wizard.next.click()
  await expect(quantity).toHaveText(new RegExp(`^${packOf(one)}\\D`))
  await wizard.back.click()
  await wizard.back.click()
  await wizard.order(two).click()
  await wizard.next.click()
  await expect(quantity).toHaveText(new RegExp(`^${packOf(two)}\\D`))
  await typeByHand(page, '12')
  await expect(quantity).toHaveText(/^12\D/)
  await wizard.next.click()
  await wizard.employee.fill('0101')
  await wizard.employee.press('Enter')
  await wizard.next.click()
  await expect(wizard.fact('Pieces on the pallet')).toContainText('12')
})
