import { expect, test } from '../../fixtures/takt.ts'
import { somebodyCalls } from '../../pages/people-call.ts'
import { expectPath } from '../../pages/shell.ts'

test('T-PLANT-157 an administrator adds a rule of the clock, reads what it does before it is saved, is told of one it meets and sees those of others at once, switches it off and removes it', async ({
  page,
  plant,
  signIn,
}) => {
  const lunch = {
    description: 'Lunch',
    machines: ['M101', 'M102'],
    set_code: '502',
    only_when: ['-'],
    weekdays: [1, 2, 3, 4, 5],
    from_time: '11:00',
    until_time: '11:45',
    calendars: [],
    active: true,
    rule_no: null,
    version: 0,
  }
  try {
    await signIn('admin', { path: '/admin' })
    await page.getByRole('link', { name: 'Automatic reasons' }).click()
    await expectPath(page, '/admin/automatic-reasons')
    await expect(page.getByText('The clock names no stops yet.')).toBeVisible()
    await somebodyCalls(plant, 'save_automatic_reason', lunch, 'admin')
    const card = (name: string) => page.getByRole('listitem', { name })
    await expect(card('Lunch')).toContainText(
      /On weekdays from 11:00 to 11:45 a stop without a reason at M101, M102 gets 502 .+\./,
    )

    await page.getByRole('button', { name: 'New rule' }).click()
    const form = page.getByRole('dialog')
    const save = form.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await form.getByRole('combobox', { name: 'Stop reason' }).click()
    await page.getByRole('option', { name: /^503 / }).click()
    await form.getByLabel('Name').fill('Late break')
    await form.getByRole('checkbox', { name: 'Sat' }).click()
    await form.getByRole('checkbox', { name: 'Sun' }).click()
    await form.getByLabel('From').fill('23:50')
    await form.getByLabel('Until').fill('00:10')
    await form.getByRole('checkbox', { name: /^601 / }).click()
    await expect(form.getByRole('status')).toContainText(
      /Every day from 23:50 to 00:10 the next day a stop without a reason or with 601 .+ at every machine gets 503 .+\./,
    )
    await form.getByLabel('From').fill('11:30')
    await form.getByLabel('Until').fill('12:00')
    await save.click()
    await expect(form.getByRole('alert')).toContainText('This rule meets “Lunch” (11:00–11:45, reason 502)')
    await form.getByLabel('From').fill('11:45')
    await save.click()
    await expect(page.getByText('The rule is saved and holds from now on.')).toBeVisible()
    await expect(card('Late break')).toContainText('In use')

    await card('Late break').getByRole('button', { name: 'Change rule' }).click()
    await form.getByRole('switch', { name: 'In use' }).click()
    await save.click()
    await expect(card('Late break')).toContainText('Off')
    await card('Late break').getByRole('button', { name: 'Change rule' }).click()
    await form.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('“Late break” is removed.')).toBeVisible()
    await expect(card('Late break')).toHaveCount(0)
    await expect(card('Lunch')).toBeVisible()
  } finally {
    await plant.sql('delete from automatic_reason where company_id = 1000')
  }
})
