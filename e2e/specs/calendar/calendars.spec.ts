import { addDays, addMonths, firstOfMonth, mondayOf } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { aUserLevel } from '@takt/server/setup/setup.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { somebodyCalls } from '../../pages/people-call.ts'

/** The calendars as they were. */
async function putBack(plant: Plant): Promise<void> {
  const own = "select calendar_id from calendar where company_id = 1000 and description like 'Press hall%'"
  await plant.sql(`update machine set calendar_id = 2 where company_id = 1000 and calendar_id in (${own})`)
  await plant.sql('delete from machine_day_before where company_id = 1000')
  await plant.sql(`delete from calendar_day where company_id = 1000 and calendar_id in (${own})`)
  await plant.sql("delete from calendar where company_id = 1000 and description like 'Press hall%'")
  await plant.sql("delete from day_type where company_id = 1000 and names ->> 'en' = 'Short day'")
  await plant.sql('delete from shift where company_id = 1000 and shift > 3')
  await plant.sql('delete from user_level where company_id = 1000')
}

test('T-PLANT-132 T-PLANT-135 T-PLANT-156 T-PLANT-486 a shift, a kind of day and a calendar are made, machines put on it, days closed, a week planned and taken back; overlapping shifts are told while they are typed, and who may only look sees the change of somebody else at once', async ({
  page,
  plant,
  signIn,
}) => {
  const form = page.getByRole('dialog')
  const card = page.getByRole('listitem', { name: 'Press hall' })
  const day = localDate(Date.now(), 'Europe/Stockholm')
  const [ending] = await plant.sql<{ end_date: string }>(
    'select end_date::text from calendar where company_id = 1000 and calendar_id = 3',
  )
  const ends = (on: string | undefined) =>
    plant.sql('update calendar set end_date = $1 where company_id = 1000 and calendar_id = 3', [on])
  try {
    await ends(addDays(day, 5))
    await signIn('admin', { path: '/admin/calendars' })
    const soon = page.getByRole('listitem').locator('[data-soon]')
    await expect(soon).toHaveText(`Ends ${addDays(day, 5)}: after it nothing is planned`)
    await page.getByRole('button', { name: 'New shift' }).click()
    await form.getByLabel('Name in English').fill('Weekend')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: '4 Weekend' })).toBeVisible()

    await page.getByRole('button', { name: 'New kind of day' }).click()
    await form.getByLabel('Name in English').fill('Short day')
    await form.getByRole('button', { name: 'Add a shift' }).click()
    await form.getByRole('button', { name: 'Add a shift' }).click()
    await form.getByLabel('From').last().fill('13:30')
    await form.getByLabel('To').last().fill('20:00')
    await expect(form.getByRole('alert')).toHaveText('Shift 1 (06:00–14:00) and shift 2 (13:30–20:00) overlap.')
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(form.getByRole('status')).toHaveText('Shift 1 (06:00–14:00) and shift 2 (13:30–20:00) overlap.')
    await form.getByRole('button', { name: 'Take off shift 13:30' }).click()
    await form.getByLabel('To').fill('12:00')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem', { name: 'Short day' })).toContainText('6 h planned')

    await page.getByRole('listitem', { name: 'Two shifts' }).first().getByRole('button', { name: 'Copy' }).click()
    await form.getByLabel('Name').fill('Press hall')
    await form.getByRole('combobox', { name: 'Fri' }).click()
    await page.getByRole('option', { name: 'Short day' }).click()
    await expect(form.getByText('74 h a week', { exact: true })).toBeVisible()
    await form.getByRole('switch', { name: 'Repeats without end' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('Repeats every week')
    await expect(card.getByRole('img')).toHaveAccessibleName(/Fri: 06:00–12:00 Morning shift. Sat: free/)

    await card.getByRole('button', { name: 'Machines' }).click()
    const find = form.getByRole('searchbox')
    await find.fill('P201')
    await find.press('Enter')
    await form.getByRole('button', { name: '1 machine follows it' }).click()
    await expect(card.getByText('1 machine', { exact: true })).toBeVisible()

    const month = addMonths(firstOfMonth(day), 1)
    const monday = addDays(mondayOf(addDays(month, 6)), 7)
    await card.getByRole('button', { name: 'Days' }).click()
    await form.getByRole('button', { name: 'Month after' }).click()
    const button = (date: string) =>
      form.getByRole('button', { name: new RegExp(`^Mon ${Number(date.slice(8))} .*: `) })
    await button(addDays(monday, 7)).click()
    await button(monday).click()
    await form.getByLabel('Becomes').click()
    await page.getByRole('option', { name: 'Free' }).click()
    await form.getByRole('button', { name: 'Set 8 days' }).click()
    await expect(button(monday)).toHaveAccessibleName(/Free, differs/)
    await form.getByRole('button', { name: 'Close' }).last().click()

    await card.getByRole('button', { name: 'Change week' }).click()
    await form.getByRole('combobox', { name: 'Sat' }).click()
    await page.getByRole('option', { name: 'Short day' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('74 h a week')
    await expect(card).toContainText(/From \w+ \d+ \w+: 80 h a week/)
    const [stored] = await plant.sql<{ days: string; before: string }>(
      `select (select count(*) from calendar_day d where d.company_id = 1000 and d.calendar_id = c.calendar_id
           and d.day between $1 and $1::date + 7 and d.day_type = 'free') as days,
         (select count(*) from calendar_before b where b.company_id = 1000 and b.calendar_id = c.calendar_id) as before
       from calendar c where c.company_id = 1000 and c.description = 'Press hall'`,
      [monday],
    )
    expect([Number(stored?.days), Number(stored?.before)]).toEqual([8, 1])

    await card.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('The change of “Press hall” is taken back.')).toBeVisible()
    await expect(card.getByText(/80 h a week/)).toHaveCount(0)
    await expect(card).toContainText('74 h a week')

    await aUserLevel(plant, { usertype: 2, permissions: ['can-access-admin-panel'] })
    await signIn('supervisor', { path: '/admin/calendars' })
    await expect(card).toBeVisible()
    await expect(page.getByRole('button', { name: 'New calendar' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Change week' })).toHaveCount(0)
    const shift = { shift: 5, names: { en: 'Summer', sv: 'Sommar' }, version: 0 }
    await somebodyCalls(plant, 'save_shift', shift, 'admin')
    await expect(page.getByRole('button', { name: '5 Summer' })).toBeVisible()
  } finally {
    await ends(ending?.end_date)
    await putBack(plant)
  }
})
