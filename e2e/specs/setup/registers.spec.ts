import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/takt.ts'
import { formOf } from '../../pages/form.ts'

test('T-PLANT-462 T-PLANT-463 T-PLANT-464 T-PLANT-502 stop codes go into a file and come back from one; who changed what is seen on the page and in the form', async ({
  page,
  plant,
  signIn,
}) => {
  const { form, save } = formOf(page)
  const more = (entry: string) => async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const choose = async (content: string) => {
    await form.getByLabel('Choose a file').setInputFiles({
      name: 'codes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })
  }
  const openImport = more('Import from a file')
  try {
    await signIn('admin', { path: '/admin/stop-codes' })
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    const download = page.waitForEvent('download')
    await more('Save as a file')()
    const file = await download
    expect(file.suggestedFilename()).toBe('Stop codes.csv')
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toContain(
      'Code,Group,Name (English),Name (Svenska),Name (Deutsch),Help for the operator (English)',
    )
    expect(lines.filter((line) => line !== '')).toHaveLength(
      Number(
        (await plant.sql<{ n: number }>('select count(*)::int as n from stop_code where company_id = 1000'))[0]?.n,
      ) + 1,
    )

    // What it changes is shown; the second row has no group, and then nothing can be saved.
    await openImport()
    await choose('Code,Group,Name (English),Colour of the sky\n970,TEC,Crane away,blue\n971,NOWHERE,Crane lost,\n')
    await expect(form.getByRole('row', { name: /970.*New/ })).toBeVisible()
    await expect(form.getByRole('row', { name: /971.*There is no stop group NOWHERE/ })).toBeVisible()
    await expect(form.getByText('These columns are not read: Colour of the sky.')).toBeVisible()
    await expect(form.getByText('1 row cannot be saved.')).toBeVisible()
    await expect(form.getByRole('button', { name: /^Save/ })).toBeDisabled()
    await form.getByRole('button', { name: 'Choose another file' }).click()
    await choose('Group,Name (English)\nTEC,Crane away\n')
    await expect(form.getByRole('alert')).toContainText('The file has no column “Code”')
    await choose('Code,Group,Name (English),Counts as setup\n970,TEC,Crane away,yes\n971,TEC,Crane lost,no\n')
    await form.getByRole('button', { name: 'Save 2 rows, all or none' }).click()
    await expect(page.getByText('2 rows are saved.')).toBeVisible()
    expect(
      await plant.sql("select stop_code, setup_time from stop_code where stop_code in ('970', '971') order by 1"),
    ).toEqual([
      { stop_code: '970', setup_time: 1 },
      { stop_code: '971', setup_time: 0 },
    ])

    await page.getByRole('searchbox', { name: 'Code or name' }).fill('970')
    await page.getByRole('row', { name: /970/ }).last().click()
    await expect(form.getByLabel('Code')).toBeDisabled()
    await form.getByLabel('Name in English').fill('')
    await expect(form.getByText(/Name in English/).last()).toBeVisible()
    await expect(save).toBeDisabled()
    await form.getByLabel('Name in English').fill('Crane is away')
    await form.getByRole('switch', { name: 'Counts as setup' }).click()
    await save.click()
    await expect(page.getByText('970 Crane is away is saved.')).toBeVisible()
    await page.getByRole('row', { name: /970/ }).last().click()
    await form.getByRole('button', { name: 'Changes' }).click()
    const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
    await expect(changes.filter({ hasText: 'Counts as setup: yes → no' }).first()).toContainText(
      'Name: Crane away (EN) → Crane is away (EN)',
    )
    await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Added')
    await page.getByRole('dialog', { name: 'Changes of 970' }).getByRole('button', { name: 'Close' }).last().click()
    await form.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await more('Changes')()
    await expect(page.getByRole('list', { name: 'Changes' })).toContainText('970 Deleted')
    await page.getByRole('dialog', { name: 'Changes of' }).getByRole('button', { name: 'Close' }).last().click()

    // The search asks for others, and the list is longer than the screen.
    await page.getByRole('button', { name: 'New stop code' }).click()
    await form.getByLabel('Code').fill('972')
    await form.getByLabel('Group').click()
    await page.getByRole('option').first().click()
    await form.getByLabel('Name in English').fill('Crane waits')
    await save.click()
    const added = page.getByRole('row', { name: /972.*Crane waits/, selected: true })
    await expect(added).toBeInViewport()
    await page.getByRole('searchbox', { name: 'Code or name' }).fill('')
    await expect(added).toBeInViewport()
  } finally {
    await plant.sql("delete from stop_code where stop_code in ('970', '971', '972')")
  }
})
