import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aSignal } from '@takt/server/machines/machines.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, openMenu } from '../../pages/shell.ts'

test('T-PLANT-79 T-PLANT-504 an administrator adds, changes and removes a value rule, sees what its signal said last, and is told of another who was faster', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql("delete from value_rule where company_id = 1000 and machine_id = 'C305'")
  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Value rules' }).click()
  await expectPath(page, '/admin/value-rules')
  await expect(page.getByRole('listitem', { name: 'M105 guard_door = open' })).toContainText('209')

  await page.getByRole('button', { name: 'New rule' }).click()
  const form = page.getByRole('dialog', { name: 'New rule' })
  const save = form.getByRole('button', { name: 'Save rule' })
  await expect(save).toBeDisabled()
  await form.getByRole('combobox', { name: 'Machine' }).click()
  await page.getByRole('option', { name: /^C305 / }).click()
  await form.getByRole('textbox', { name: 'Signal' }).fill('pressure')
  await form.getByRole('combobox', { name: 'Comparison' }).click()
  await page.getByRole('option', { name: '< is less than' }).click()
  await form.getByRole('textbox', { name: 'Value' }).fill('low')
  await form.getByRole('combobox', { name: 'Stop reason' }).click()
  await page.getByRole('option', { name: /^209 / }).click()
  await save.click()
  await expect(form.getByRole('alert')).toContainText('“low” is no number')
  await form.getByRole('textbox', { name: 'Value' }).fill('4,5')
  await save.click()
  await expect(page.getByText('Rule of C305 saved.')).toBeVisible()
  const card = page.getByRole('listitem', { name: 'C305 pressure < 4,5' })
  await expect(card).toContainText('nothing within a day')
  await aSignal(plant, {
    ...{ machine_id: 'C305', at: minutesAgo(0), kind: 'value', value: { name: 'pressure', value: 4.1 } },
  })
  await expect(card).toContainText('4.1')
  await expect(card).toContainText('Holds now')

  // Somebody else is faster.
  await card.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change rule' })
  await change.getByRole('textbox', { name: 'Description' }).fill('Mine')
  await plant.sql("update value_rule set version = version + 1 where company_id = 1000 and machine_id = 'C305'")
  await change.getByRole('button', { name: 'Save rule' }).click()
  await expect(change.getByRole('alert')).toContainText('Changed by someone else')
  await change.getByRole('button', { name: 'Save rule' }).click()
  await expect(card).toContainText('Mine')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Changes' }).click()
  const changes = page.getByRole('dialog', { name: 'Changes of Value rules' })
  await expect(changes.getByRole('listitem').filter({ hasText: 'C305' }).first()).toContainText(
    'Description: nothing → Mine',
  )
  await changes.getByRole('button', { name: 'Close' }).last().click()

  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Rule pressure < 4,5 of C305 removed.')).toBeVisible()
  await expect(card).toHaveCount(0)
  expect(await plant.sql("select 1 from value_rule where company_id = 1000 and machine_id = 'C305'")).toEqual([])
})
