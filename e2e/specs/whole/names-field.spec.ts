import { expect, test } from '../../fixtures/takt.ts'
import { withUser } from '../../pages/shell.ts'

test('T-PLANT-444 T-PLANT-441 a German names a stop code in German first, then in another language, then there alone; each reads it their own way', async ({
  page,
  plant,
  signIn,
}) => {
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: 'Speichern' })
  const own = form.getByLabel('Name auf Deutsch')
  const others = form.getByRole('button', { name: 'Name: ' })
  const code = page.getByRole('row', { name: /979/ }).last()
  const names = async () =>
    (await plant.sql<{ names: object }>("select names from stop_code where company_id = 1000 and stop_code = '979'"))[0]
      ?.names
  try {
    await withUser(plant, 'admin', { language: 'de' }, async () => {
      await signIn('admin', { path: '/admin/stop-codes' })
      await page.getByRole('button', { name: 'Neuer Stillstandsgrund' }).click()
      await form.getByLabel('Code').fill('979')
      await form.getByLabel('Gruppe').click()
      await page.getByRole('option', { name: 'Technische Störung' }).click()
      await expect(own).toHaveAttribute('lang', 'de')
      await expect(others).toHaveAttribute('aria-expanded', 'false')
      expect((await others.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expect(form.getByLabel('Name auf Schwedisch')).toHaveCount(0)
      await expect(save).toBeDisabled()
      await own.fill('Warten auf Kran')
      await save.click()
      await expect(page.getByText('979 Warten auf Kran ist gespeichert.')).toBeVisible()
      expect(await names()).toEqual({ de: 'Warten auf Kran' })

      await page.getByRole('searchbox').fill('979')
      await code.click()
      await others.click()
      await form.getByLabel('Name auf Schwedisch').fill('Väntar på travers')
      await form.getByLabel('Name auf Englisch').fill('Waiting for crane')
      await save.click()
      await expect(code).toContainText('Warten auf Kran')
      await expect(code).toContainText('Waiting for crane · Väntar på travers')
      await page.getByRole('searchbox').fill('travers')
      await expect(code).toBeVisible()

      await code.click()
      await expect(others).toHaveText('2 andere Sprachen')
      await own.fill('')
      await others.click()
      await form.getByLabel('Name auf Englisch').fill('')
      await save.click()
      await expect(code).not.toContainText('Kran')
      expect(await names()).toEqual({ sv: 'Väntar på travers' })
      // Where the only name stands in another language, that language is open.
      await code.click()
      await expect(form.getByLabel('Name auf Schwedisch')).toHaveValue('Väntar på travers')
      await form.getByLabel('Name auf Schwedisch').fill('')
      await expect(save).toBeDisabled()
    })
  } finally {
    await plant.sql("delete from stop_code where company_id = 1000 and stop_code = '979'")
  }
})
