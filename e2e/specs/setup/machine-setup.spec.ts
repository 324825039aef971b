import { aUserLevel } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { formOf } from '../../pages/form.ts'
import { visit } from '../../pages/shell.ts'

test('T-PLANT-129 T-PLANT-388 a place and a machine in a new department are added, the machine is copied, is on the overview and in pickers at once, and is gone when it is switched off; who may only look changes nothing', async ({
  page,
  plant,
  signIn,
}) => {
  const { form, save } = formOf(page)
  try {
    await signIn('admin', { path: '/admin/places' })
    await page.getByRole('radio', { name: 'Zones' }).click()
    await page.getByRole('button', { name: 'New zone' }).click()
    await form.getByLabel('Name').fill('Måleri')
    await expect(form.getByLabel('Code')).toHaveValue('MALERI')
    await save.click()
    await expect(page.getByRole('row', { name: /Måleri.*MALERI.*0/ })).toBeVisible()

    await visit(page, '/admin/machines')
    await page.getByRole('button', { name: 'New machine' }).click()
    await form.getByRole('textbox', { name: 'Number', exact: true }).fill('X/901')
    await expect(form.getByText('A number has letters and digits')).toBeVisible()
    await form.getByRole('textbox', { name: 'Number', exact: true }).fill('X901')
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Paint robot')
    await expect(save).toBeDisabled()
    await form.getByText('How it counts', { exact: true }).click()
    const dayStart = form.getByRole('textbox', { name: 'The day begins at' })
    await expect(dayStart).toHaveValue('06:00')
    await dayStart.fill('00:00')
    const cut = form.getByText('A day that begins at 00:00 cuts the shift 22:00–06:00 in two')
    await expect(cut).toContainText('Better: 06:00.')
    await dayStart.fill('06:00')
    await expect(cut).toHaveCount(0)
    // Another calendar brings its own start of the day, unless somebody has set one.
    const chooseCalendar = async (name: string) => {
      await form.getByRole('combobox', { name: 'Calendar' }).click()
      await page.getByRole('option', { name }).click()
    }
    const usual = (await form.getByRole('combobox', { name: 'Calendar' }).textContent()) ?? ''
    await chooseCalendar('Around the clock')
    await expect(dayStart).toHaveValue('00:00')
    await dayStart.fill('04:00')
    await chooseCalendar(usual)
    await expect(dayStart).toHaveValue('04:00')
    await dayStart.fill('06:00')
    await chooseCalendar('Around the clock')
    await chooseCalendar(usual)
    await expect(dayStart).toHaveValue('06:00')
    await form.getByLabel('Department').click()
    await page.getByRole('option', { name: 'New department …' }).click()
    await form.getByLabel('Name of the new department').fill('Paint shop')
    await form.getByLabel('Zone').click()
    await page.getByRole('option', { name: 'Måleri' }).click()
    await save.click()
    await expect(page.getByText('Machine X901 is saved.')).toBeVisible()

    await page.getByRole('searchbox', { name: 'Number, name or place' }).fill('paint shop')
    await page.getByRole('row', { name: /X901.*Paint shop.*Måleri.*Never heard of.*In use/ }).click()
    await form.getByRole('button', { name: 'Copy' }).click()
    await expect(form.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue('X902')
    await save.click()
    await expect(page.getByRole('row', { name: /X902/ })).toBeVisible()
    await page.getByRole('row', { name: /X902/ }).click()
    await form.getByText('How it is judged').click()
    await form.getByRole('textbox', { name: 'OEE green above %' }).fill('50')
    await form.getByRole('textbox', { name: 'OEE green above %' }).blur()
    await expect(form.getByText('OEE: green must be above yellow.')).toBeVisible()
    await form.getByRole('textbox', { name: 'OEE green above %' }).fill('90')
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Paint robot two')
    await save.click()
    await expect(page.getByRole('row', { name: /X902 Paint robot two/ })).toBeVisible()

    await visit(page, '/machines/department/PAINTSHOP')
    await expect(page.getByRole('row', { name: /X902/ })).toBeVisible()
    await visit(page, '/admin/stop-codes')
    await page.getByRole('button', { name: 'New stop code' }).click()
    await form.getByRole('button', { name: 'Choose machines' }).click()
    await page.getByRole('searchbox', { name: 'Find machine or department' }).fill('paint robot')
    await expect(page.getByRole('checkbox', { name: /^X90[12] / })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await visit(page, '/admin/machines')
    await page.getByRole('searchbox', { name: 'Number, name or place' }).fill('x902')
    await page.getByRole('row', { name: /X902/ }).click()
    await form.getByRole('button', { name: 'Switch off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByRole('row', { name: /X902.*Switched off/ })).toBeVisible()
    await visit(page, '/machines/department/PAINTSHOP')
    await expect(page.getByRole('row', { name: /X901/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /X902/ })).toHaveCount(0)

    await aUserLevel(plant, { usertype: 2, permissions: ['can-access-admin-panel'] })
    await signIn('supervisor', { path: '/admin/machines' })
    await page.getByRole('searchbox', { name: 'Number, name or place' }).fill('x902')
    await expect(page.getByRole('row', { name: /X902/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New machine' })).toHaveCount(0)
  } finally {
    await plant.sql('delete from user_level where company_id = 1000')
    await plant.sql("delete from machine where company_id = 1000 and machine_id in ('X901', 'X902')")
    await plant.sql("delete from department where company_id = 1000 and description = 'Paint shop'")
    await plant.sql("delete from zone where company_id = 1000 and code in ('MALERI', '-')")
    await plant.sql("delete from category where company_id = 1000 and code = '-'")
  }
})
