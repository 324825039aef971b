import { expect, test } from '../../fixtures/takt.ts'
import { formOf } from '../../pages/form.ts'
import { somebodyCalls } from '../../pages/people-call.ts'

test('T-PLANT-551 two who change the same employee at once lose nothing of each other, and the second is told where both wrote', async ({
  page,
  plant,
  signIn,
}) => {
  const { form, save } = formOf(page)
  const stored = async () =>
    (
      await plant.sql<{ employee_name: string; allow_sign_in: boolean }>(
        "select employee_name, allow_sign_in from employee where company_id = 1000 and employee_number = '0114'",
      )
    )[0]
  const before = await stored()
  /** Somebody else, on another device. */
  const renamed = async (employee_name: string) => {
    const [row] = await plant.sql<object>(
      `select employee_number, department, zone, allow_sign_in, active, version from employee
       where company_id = 1000 and employee_number = '0114'`,
    )
    await somebodyCalls(plant, 'save_employee', { ...row, employee_name, pin: null }, 'admin')
  }
  try {
    await signIn('admin', { path: '/admin/employees' })
    await page.getByRole('row', { name: /0114/ }).click()
    const name = form.getByRole('textbox', { name: 'Name', exact: true })
    await expect(name).toHaveValue(String(before?.employee_name))
    await form.getByRole('switch', { name: 'May sign in at machines' }).click()
    await renamed('Ali Borg')
    // What is not touched here follows.
    await expect(name).toHaveValue('Ali Borg')
    await expect(form.getByText(/changed this meanwhile/)).toHaveCount(0)
    await save.click()
    await expect(form).toBeHidden()
    expect(await stored()).toEqual({ employee_name: 'Ali Borg', allow_sign_in: !before?.allow_sign_in })

    await page.getByRole('row', { name: /0114/ }).click()
    await name.fill('Ali Rezaei')
    await renamed('Ali Lund')
    await expect(form.getByText('Meanwhile changed to: Ali Lund')).toBeVisible()
    await expect(form.getByText(/changed this meanwhile, too/)).toBeVisible()
    await expect(name).toHaveValue('Ali Rezaei')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(form).toBeHidden()
    expect((await stored())?.employee_name).toBe('Ali Lund')
  } finally {
    await plant.sql(
      "update employee set employee_name = $1, allow_sign_in = $2 where company_id = 1000 and employee_number = '0114'",
      [before?.employee_name, before?.allow_sign_in],
    )
  }
})
