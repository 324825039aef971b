import { addDays, addMonths } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { visit, withUser } from '../../pages/shell.ts'

const today = () => localDate(Date.now(), 'Europe/Stockholm')

/** What a person of the language types, and what is said to them. */
const languages = {
  en: {
    ...{ newUser: 'New user', username: 'Username', password: 'Password', lastDay: 'Last day', save: 'Save' },
    ...{ typed: '30/06/2099', short: '4/7/99', wrong: '30/02/2099', form: 'YYYY-MM-DD' },
    told: `There is no such day. Write it as ${today()}.`,
    ...{ open: 'Open the calendar', next: 'Month after', month: 'August 2099', day: 'Sat 15 Aug', clear: 'Clear' },
    first: 'Mon',
  },
  sv: {
    ...{ newUser: 'Ny användare', username: 'Användarnamn', password: 'Lösenord', lastDay: 'Sista dag', save: 'Spara' },
    ...{ typed: '2099-06-30', short: '2099-7-4', wrong: '2099-02-30', form: 'ÅÅÅÅ-MM-DD' },
    told: `Det finns ingen sådan dag. Skriv den som ${today()}.`,
    ...{ open: 'Öppna kalendern', next: 'Nästa månad', month: 'augusti 2099', day: 'lör 15 aug.', clear: 'Töm' },
    first: 'mån',
  },
  de: {
    ...{ newUser: 'Neuer Benutzer', username: 'Benutzername', password: 'Passwort', lastDay: 'Letzter Tag' },
    ...{ typed: '30.06.2099', short: '4.7.99', wrong: '30.02.2099', form: 'JJJJ-MM-TT', save: 'Speichern' },
    told: `Diesen Tag gibt es nicht. Schreiben Sie ihn wie ${today()}.`,
    ...{ open: 'Kalender öffnen', next: 'Nächster Monat', month: 'August 2099', day: 'Sa., 15. Aug.' },
    ...{ clear: 'Leeren', first: 'Mo' },
  },
} as const

for (const [language, words] of Object.entries(languages)) {
  test(`T-PLANT-480 a day is typed as in ${language}, chosen from a calendar in ${language}, and a day that is none is told and not saved`, async ({
    page,
    plant,
    signIn,
  }) => {
    await withUser(plant, 'admin', { language }, async () => {
      await signIn('admin', { path: '/admin/users' })
      await page.getByRole('button', { name: words.newUser }).click()
      const form = page.getByRole('dialog').first()
      const field = form.getByLabel(words.lastDay)
      const save = form.getByRole('button', { name: words.save })
      await form.getByLabel(words.username).fill('dates')
      await expect(field).toHaveAttribute('placeholder', words.form)

      // Slower than a scanner, which would be taken for one.
      await field.pressSequentially(words.typed, { delay: 120 })
      await expect(field).toHaveValue(words.typed)
      await field.blur()
      await expect(field).toHaveValue('2099-06-30')
      await field.fill(words.short)
      await field.press('Enter')
      await expect(field).toHaveValue('2099-07-04')
      await form.getByRole('textbox', { name: words.password }).fill('long enough')
      await expect(save).toBeEnabled()

      await field.fill(words.wrong)
      await expect(save).toBeDisabled()
      // Nobody is corrected in the midst of a word.
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      await field.blur()
      await expect(form.getByText(words.told)).toBeVisible()
      await expect(field).toHaveValue(words.wrong)
      await expect(save).toBeDisabled()

      await field.fill('2099-07-04')
      await expect(save).toBeEnabled()
      await form.getByRole('button', { name: words.open }).click()
      const calendar = page.getByRole('dialog', { name: words.lastDay })
      await expect(
        calendar
          .locator('[aria-hidden="true"]')
          .filter({ hasText: /^\p{L}/u })
          .first(),
      ).toHaveText(words.first)
      await calendar.getByRole('button', { name: words.next }).click()
      await expect(calendar.getByText(words.month)).toBeVisible()
      const day = calendar.getByRole('button', { name: words.day, exact: true })
      const box = await day.boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
      await day.click()
      await expect(calendar).toHaveCount(0)
      await expect(field).toHaveValue('2099-08-15')
      await form.getByRole('button', { name: words.open }).click()
      await calendar.getByRole('button', { name: words.clear }).click()
      await expect(field).toHaveValue('')
      await expect(save).toBeEnabled()
    })
  })
}

test('T-PLANT-480 arrow keys walk the calendar over the ends of months, and keep to the days that are allowed', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/admin/calendars' })
  await page.getByRole('listitem', { name: 'Two shifts' }).first().getByRole('button', { name: 'Days' }).click()
  const form = page.getByRole('dialog').first()
  const first = form.getByLabel('First day')
  await first.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'First day' })
  await expect(calendar.locator('[aria-current="date"]')).toBeFocused()
  // What has passed cannot be planned.
  await page.keyboard.press('ArrowLeft')
  await expect(calendar.locator('[aria-current="date"]')).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const chosen = addDays(addMonths(today(), 1), 8)
  await expect(first).toHaveValue(chosen)
  await expect(form.getByLabel('Last day')).toHaveValue(chosen)

  const last = form.getByLabel('Last day')
  await last.fill(addDays(chosen, -1))
  await expect(form.getByText(`Not before ${chosen}.`)).toBeVisible()
  await expect(form.getByText('No days are marked yet.')).toBeVisible()
  await last.fill(addDays(chosen, 1))
  await expect(form.getByText(`Not before ${chosen}.`)).toHaveCount(0)
  await expect(form.getByLabel('First day')).toHaveValue(chosen)
})

test('T-PLANT-480 a time is typed with digits alone or pressed as hour and minute; a moment is both', async ({
  page,
  plant,
  signIn,
}) => {
  await withUser(plant, 'admin', { language: 'de' }, async () => {
    await signIn('admin', { path: '/admin/automatic-reasons' })
    await page.getByRole('button', { name: 'Neue Regel' }).first().click()
    const form = page.getByRole('dialog').first()
    const from = form.getByRole('textbox', { name: 'Von' })
    await from.fill('2350')
    await from.blur()
    await expect(from).toHaveValue('23:50')
    await from.fill('6')
    await from.blur()
    await expect(from).toHaveValue('06:00')
    await from.fill('24:10')
    await from.blur()
    await expect(form.getByText('Diese Uhrzeit gibt es nicht. Schreiben Sie sie wie 06:30.')).toBeVisible()
    const clocks = form.getByRole('button', { name: 'Uhr öffnen' })
    await clocks.first().click()
    const clock = page.getByRole('dialog', { name: 'Von' })
    const minutes = clock.getByRole('group', { name: 'Minute' })
    await expect(minutes.getByRole('button', { name: '45' })).toBeDisabled()
    await clock.getByRole('group', { name: 'Stunde' }).getByRole('button', { name: '14' }).click()
    await expect(from).toHaveValue('14:00')
    await minutes.getByRole('button', { name: '45' }).click()
    await expect(clock).toHaveCount(0)
    await expect(from).toHaveValue('14:45')
  })

  await signIn('operator', { path: '/machines/all/create-activity/M110' })
  await page.getByRole('row', { name: /Weekly cleaning/ }).click()
  await page.getByRole('button', { name: 'When: Now' }).click()
  const dates = page.getByRole('dialog').first()
  const due = dates.getByLabel('Due at')
  await due.fill('1.7.2099 6')
  await due.blur()
  await expect(due).toHaveValue('2099-07-01 06:00')
  await dates.getByRole('button', { name: 'Open the calendar' }).click()
  const both = page.getByRole('dialog', { name: 'Due at' })
  await both.getByRole('button', { name: 'Thu 9 Jul' }).click()
  await both.getByRole('group', { name: 'Hour' }).getByRole('button', { name: '22' }).click()
  await both.getByRole('group', { name: 'Minute' }).getByRole('button', { name: '30' }).click()
  await expect(due).toHaveValue('2099-07-09 22:30')
  await dates.getByRole('button', { name: 'Add a date' }).click()
  await expect(dates.getByRole('listitem')).toContainText('2099-07-09 22:30')
  await expect(due).toHaveValue('')
  await visit(page, '/machines/all')
})
