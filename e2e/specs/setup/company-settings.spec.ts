import { companySettingNames } from '@takt/domain/ground/company-settings.ts'
import { text } from '@takt/texts/text.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { openMenu, withSetting } from '../../pages/shell.ts'

const PAGE = '/admin/company-settings'
const stored = 'select value from company_setting where company_id = 1000 and name = $1'

test('T-PLANT-220 T-PLANT-568 every setting of the company stands on one page with its sentence and default, and is found by what it does', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: PAGE })
  const main = page.getByRole('main')
  for (const name of companySettingNames) {
    await expect(main.getByText(text('en', `company-setting.${name}`), { exact: true }), name).toBeVisible()
  }
  await expect(main.getByText('Default: 300 s')).toBeVisible()
  await expect(main.getByText('Default: 1,000,000 pieces')).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Language of the on-screen keyboard' })).toHaveText(
    'Each person’s own',
  )
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('pallet numbers')
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: 'GS1 company prefix' })).toHaveValue('7350099')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('no such thing')
  await expect(main.getByText('No setting matches')).toBeVisible()
  await signIn('operator', { path: PAGE })
  await expect(page.getByText('Missing permission: Run administrative actions.')).toBeVisible()
})

test('T-PLANT-221 T-PLANT-220 a switch holds when it is pressed, a value when it is saved; a wrong one is told at its field', async ({
  page,
  plant,
  signIn,
}) => {
  await withSetting(plant, 'toolOverviewEnabled', '0', async () => {
    await withSetting(plant, 'autoSlideInterval', '30', async () => {
      await signIn('admin', { path: PAGE })
      const tools = page.getByRole('switch', { name: 'Tool overview' })
      await expect(tools).not.toBeChecked()
      await tools.click()
      await expect(page.getByText('Tool overview: saved.')).toBeVisible()
      expect(await plant.sql(stored, ['toolOverviewEnabled'])).toEqual([{ value: '1' }])

      const time = page.getByRole('textbox', { name: 'Time per dashboard' })
      await time.fill('2')
      await expect(page.getByText('Enter a whole number from 5 to 3,600.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save: Time per dashboard' })).toBeDisabled()
      await time.fill('45')
      await page.getByRole('button', { name: 'Save: Time per dashboard' }).click()
      await expect(page.getByText('Time per dashboard: saved.')).toBeVisible()
      expect(await plant.sql(stored, ['autoSlideInterval'])).toEqual([{ value: '45' }])
      await page.getByRole('button', { name: 'Back to default: Time per dashboard' }).click()
      await expect(time).toHaveValue('30')
      expect(await plant.sql(stored, ['autoSlideInterval'])).toEqual([])

      await page.getByRole('textbox', { name: 'GS1 company prefix' }).fill('2100000')
      await expect(page.getByText(/GS1 gives no company a prefix that begins like 2100000/)).toBeVisible()
      await page
        .getByRole('listitem')
        .filter({ hasText: 'GS1 company prefix' })
        .getByRole('button', { name: 'Discard' })
        .click()
      await expect(page.getByRole('textbox', { name: 'GS1 company prefix' })).toHaveValue('7350099')
      await expect((await openMenu(page)).getByRole('link', { name: 'Tools' })).toBeVisible()
    })
  })
})

test('T-PLANT-221 a setting that somebody else has changed meanwhile is not written over unseen', async ({
  page,
  plant,
  signIn,
}) => {
  await withSetting(plant, 'noContactSeconds', '120', async () => {
    await signIn('admin', { path: PAGE })
    const field = page.getByRole('textbox', { name: 'Out of contact after' })
    await field.fill('200')
    await plant.sql("update company_setting set value = '240' where company_id = 1000 and name = 'noContactSeconds'")
    await page.getByRole('button', { name: 'Save: Out of contact after' }).click()
    await expect(page.getByText('Changed by someone else, reloaded.')).toBeVisible()
    expect(await plant.sql(stored, ['noContactSeconds'])).toEqual([{ value: '240' }])
    await expect(field).toHaveValue('200')
    await page.getByRole('button', { name: 'Save: Out of contact after' }).click()
    await expect(page.getByText('Out of contact after: saved.')).toBeVisible()
    expect(await plant.sql(stored, ['noContactSeconds'])).toEqual([{ value: '200' }])
  })
})

test('T-PLANT-245 on the page of input settings the second of two people is told, and sees what the first one saved', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('admin', { path: '/admin/input-settings' })
  const specials = page.getByRole('textbox', { name: 'Special characters that stand first' })
  const save = page.getByRole('region', { name: 'The whole company' }).getByRole('button', { name: 'Save' })
  await specials.fill('#')
  await withSetting(plant, 'keyboardSpecials', '@', async () => {
    await save.click()
    await expect(page.getByText('Changed by someone else, reloaded.')).toBeVisible()
    await expect(specials).toHaveValue('@')
    expect(await plant.sql(stored, ['keyboardSpecials'])).toEqual([{ value: '@' }])
    await specials.fill('%')
    await save.click()
    await expect(page.getByText('The input settings are saved.')).toBeVisible()
    expect(await plant.sql(stored, ['keyboardSpecials'])).toEqual([{ value: '%' }])
  })
})
