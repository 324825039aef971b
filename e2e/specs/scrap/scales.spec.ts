import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { visit, withUser } from '../../pages/shell.ts'

let seq = 0
/** A scale of M105 shows a weight. */
async function weighs(plant: Plant, signal: string, value: number): Promise<void> {
  const response = await fetch(`${plant.url}/api/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer example-ingest' },
    body: JSON.stringify({
      connector: 'scales',
      signals: [
        {
          seq: ++seq,
          machine_id: 'M105',
          at: new Date().toISOString(),
          kind: 'value',
          value: { name: signal, value },
        },
      ],
    }),
  })
  expect(response.status).toBe(200)
}

test('T-PLANT-280 W-SCREEN-06-X T-ROUTE-46 T-ROUTE-46-X T-PERM-11 scales are read, tared, switched and set up, each with a right of its own', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/M105' })
  const actions = await moreActions(page)
  await expect(actions.getByRole('button', { name: 'Euromap programs' })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Scales' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await visit(page, '/interface/M105/tpqs-scales-admin')
  await expect(page.getByText('Missing permission: See the scales page.')).toBeVisible()

  const boxes = page.getByRole('listitem', { name: 'S1' })
  const scrap = page.getByRole('listitem', { name: 'S2' })
  await withUser(plant, 'operator', { granted: ['view-tpqs-admin'] }, async () => {
    await signIn('operator', { path: '/interface/M105' })
    await (await moreActions(page)).getByRole('button', { name: 'Scales' }).click()
    await expect(boxes).toContainText('Not connected')
    await weighs(plant, 'scale_boxes', 4.35)
    await expect(boxes).toContainText('Connected')
    await expect(boxes.getByText('4', { exact: true })).toBeVisible()
    await expect(boxes).toContainText('within the limits')
    await expect(boxes).toContainText('0.2 to 15 kg')
    await expect(boxes).toContainText('Boxes and pallets')
    await weighs(plant, 'scale_scrap', 44)
    await expect(scrap).toContainText('too heavy')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add scale' })).toHaveCount(0)
  })

  await withUser(plant, 'operator', { granted: ['view-tpqs-admin', 'admin-tpqs-admin'] }, async () => {
    await page.reload()
    await expect(boxes.getByRole('button')).toHaveCount(2)
    await weighs(plant, 'scale_boxes', 1.2)
    await expect(boxes).toContainText('0.85')
    await boxes.getByRole('button', { name: 'Tare' }).click()
    await expect(page.getByText('Scale S1 tared')).toBeVisible()
    await expect(boxes.getByText('0', { exact: true })).toBeVisible()
    await boxes.getByRole('button', { name: 'Switch off' }).click()
    await expect(boxes).toContainText('Switched off')
    await expect(boxes.getByRole('button', { name: 'Tare' })).toBeDisabled()
    await boxes.getByRole('button', { name: 'Switch on' }).click()
    await expect(page.getByText('Scale S1 switched on')).toBeVisible()
  })

  await signIn('admin', { path: '/interface/M105/tpqs-scales-admin' })
  await page.getByRole('button', { name: 'Add scale' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Scale id').fill('S1')
  await form.getByLabel('Name').fill('Pallets')
  await form.getByLabel('Signal').fill('scale_pallets')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText('Machine M105 already has a scale S1.')
  await form.getByLabel('Scale id').fill('S4')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Scale S4 saved')).toBeVisible()
  const pallets = page.getByRole('listitem', { name: 'S4' })
  await expect(pallets).toContainText('Anything')
  await pallets.getByRole('button', { name: 'Edit' }).click()
  await form.getByLabel('Highest weight').fill('800')
  await form.getByRole('combobox', { name: 'Used for' }).click()
  await page.getByRole('option', { name: 'Single pieces' }).click()
  await expect(form).toContainText('Weight control asks this scale.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(pallets).toContainText('0 to 800 kg')
  await expect(pallets).toContainText('Single pieces')
  await pallets.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Scale S4 removed')).toBeVisible()
  await expect(pallets).toHaveCount(0)
})
