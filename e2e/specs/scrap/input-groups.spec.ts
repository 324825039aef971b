import { expect, test } from '../../fixtures/takt.ts'
import { confirmationOn } from '../../pages/confirmation.ts'
import { formOf } from '../../pages/form.ts'
import { visit } from '../../pages/shell.ts'
import { callsOf } from '../../pages/wizard.ts'

const M = 'M104'

test('T-ROUTE-45 W-ROUTE-18 W-WIZARD-35-X W-ERROR-07 W-ERROR-08-X values of a group are set one by one and shown before they are saved; without groups one notice says so', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.sql('delete from input_group_value where company_id = 1000')
  const wizard = confirmationOn(page)
  const calls = callsOf(page, 'save_input_group_values')
  await signIn('operator', { path: `/interface/${M}` })
  await visit(page, `/interface/${M}/input-groups`)
  const ours = page.getByRole('row', { name: /Machine settings, moulding/ })
  await expect(ours).toBeVisible()
  await expect(page.getByRole('row', { name: /Laboratory/ })).toHaveCount(0)
  await ours.click()
  await wizard.isAt('Clamping force')
  await expect(page.locator('dl > div').filter({ hasText: 'Set now' })).toContainText('800 kN')
  await page.keyboard.type('850')
  await wizard.next.click()
  await wizard.isAt('Hold pressure')
  await wizard.next.click()
  await wizard.isAt('Injection speed')
  await wizard.next.click()
  await wizard.isAt('Remark of the setter')
  await page.getByRole('textbox', { name: 'Remark of the setter' }).fill('new nozzle')
  await wizard.next.click()
  await wizard.employee()
  await wizard.isAt('Summary')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /Clamping force/ })).toContainText(/800.*850/)
  await wizard.complete.click()
  await expect(wizard.notice(/2 values of Machine settings, moulding are saved/)).toBeVisible()
  expect(calls[0]?.postDataJSON().payload).toMatchObject({
    machine_id: M,
    employee: '0101',
    settings: [
      { setting_type: 'machine', property_description: 'Clamping force', new_value: '850' },
      { setting_type: 'machine', property_description: 'Remark of the setter', new_value: 'new nozzle' },
    ],
  })
  await visit(page, `/interface/${M}/input-groups`)
  await page.getByRole('row', { name: /Machine settings, moulding/ }).click()
  await expect(page.locator('dl > div').filter({ hasText: 'Set now' })).toContainText('850 kN')

  await plant.sql('update input_group set status = 0 where company_id = 1000')
  try {
    await visit(page, `/interface/${M}/input-groups`)
    const one = /^No input groups found\.\s*Contact your administrator\.$/
    await expect(page.getByRole('main').locator('div').filter({ hasText: one }).last()).toBeVisible()
  } finally {
    await plant.sql('update input_group set status = 1 where company_id = 1000')
  }
})

test('T-PLANT-327 an administrator adds a group, is told who sees its name, orders its values and deletes it; at the machine it is there', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const { form, save } = formOf(page)
  try {
    await signIn('admin', { path: '/admin/input-groups' })
    await page.getByRole('button', { name: 'New input group' }).click()
    await form.getByRole('textbox', { name: 'Name' }).fill('Press data')
    await expect(form.getByText('Operators will not see it')).toBeVisible()
    await form.getByRole('textbox', { name: 'Name' }).fill('Maskindata press')
    await expect(form.getByText('Operators will not see it')).toHaveCount(0)
    const value = (number: number) => form.getByRole('listitem').nth(number - 1)
    await value(1).getByRole('textbox', { name: 'What is set' }).fill('Stroke')
    await value(1).getByRole('textbox', { name: 'Unit' }).fill('mm')
    await value(1).getByRole('textbox', { name: 'Value to begin with' }).fill('long')
    await expect(save).toBeDisabled()
    await value(1).getByRole('textbox', { name: 'Value to begin with' }).fill('120')
    await form.getByRole('button', { name: 'Add value' }).click()
    await value(2).getByRole('textbox', { name: 'What is set' }).fill('Force')
    await form.getByRole('button', { name: 'Value 2 up' }).click()
    await save.click()
    await expect(page.getByRole('row', { name: /Maskindata press.*Force, Stroke.*Is offered/ })).toBeVisible()

    await visit(page, `/interface/${M}/input-groups`)
    await expect(page.getByRole('row', { name: /Maskindata press/ })).toBeVisible()

    await visit(page, '/admin/input-groups')
    await page.getByRole('row', { name: /Machine settings, moulding/ }).click()
    await expect(value(1).getByRole('combobox', { name: 'It belongs to' })).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('row', { name: /Maskindata press/ }).click()
    await form.getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('Maskindata press')
    await asked.getByRole('button', { name: 'Delete' }).click()
    // A dialog hides the rows behind it from those who look by their roles.
    await expect(asked).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Maskindata press/ })).toHaveCount(0)
  } finally {
    await plant.sql("delete from input_group where company_id = 1000 and description = 'Maskindata press'")
  }
})
