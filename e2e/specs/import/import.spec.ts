import { readFileSync } from 'node:fs'
import { expect, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'

const forget = async (sql: (text: string) => Promise<unknown>) => {
  await sql("delete from card where card_no like 'IMP-%'")
  await sql("delete from access_key where opens = 'import'")
}

test('T-PLANT-141 a file of a Swedish plant is looked at row by row, its columns are put right, only then is it written, and what was refused is taken home', async ({
  page,
  plant,
  signIn,
}) => {
  const file = [
    'Kortnr;Artikel;Op;Maskin;Mängd;Planerad start;Anmärkning',
    'IMP-1;NP-1001;10;M101;1 200,5;2031-03-10 06:00;Röd färg',
    'IMP-2;NP-1001;10;M999;50;10.3.2031 14:00;',
    'IMP-3;NP-1001;10;M101;fifty;2031-03-11;',
    'IMP-1;NP-1001;10;M101;7;2031-03-10;',
  ].join('\r\n')
  try {
    await signIn('admin', { path: '/admin' })
    await page.getByRole('link', { name: /Bring in data/ }).click()
    const template = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a template' }).click()
    expect(readFileSync(await (await template).path(), 'utf8')).toContain('Card no,Work order')
    const buffer = Buffer.from(file, 'latin1')
    await page.locator('input[type=file]').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer })

    await expect(page.getByText('6 of 7 columns are used')).toBeVisible()
    await page.getByRole('button', { name: 'Which column is what' }).click()
    await page.getByRole('dialog').getByLabel('Mängd').click()
    await page.getByRole('option', { name: 'Quantity' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    const row = (line: number) => page.getByRole('row', { name: new RegExp(`^${line} `) })
    await expect(row(2)).toContainText('New')
    await expect(row(2)).toContainText('Röd färg')
    await expect(row(3)).toContainText('Machine M999 does not exist.')
    await expect(row(4)).toContainText('This is not a number.')
    await expect(row(5)).toContainText('Stands in row 2 already.')
    await page.getByRole('radio', { name: 'Refused (3)' }).click()
    await expect(row(2)).toBeHidden()
    expect(await plant.sql("select 1 from card where card_no like 'IMP-%'")).toEqual([])

    await page.getByRole('button', { name: 'Bring in 1 row' }).click()
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Refused3')
    const [stored] = await plant.sql<object>(`select planned_op_qty::float, other_info_8, planned_start_time
      from card where card_no = 'IMP-1'`)
    expect(stored).toEqual({
      planned_op_qty: 1200.5,
      other_info_8: 'Röd färg',
      planned_start_time: '2031-03-10T05:00:00.000Z',
    })
    const refused = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the refused rows' }).click()
    const lines = readFileSync(await (await refused).path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toBe('IMP-2,NP-1001,10,M999,50,10.3.2031 14:00,,Machine: Machine M999 does not exist.')

    await page.getByRole('button', { name: 'Bring in something else' }).click()
    await page.getByLabel('Or paste cells').fill('Card\tQty\nIMP-1\t1200,5')
    await page.getByRole('button', { name: 'Check what was pasted' }).click()
    await expect(page.getByRole('button', { name: 'Nothing to bring in' })).toBeDisabled()
  } finally {
    await forget(plant.sql)
  }
})

test('T-PLANT-137 T-PLANT-141 T-PLANT-142 a key is made and shown once; an order sent with it stands in the plan at once; revoked it opens nothing', async ({
  page,
  plant,
  signIn,
}) => {
  try {
    await signIn('admin', { path: '/admin/import' })
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByLabel('Which program').fill('Monitor ERP')
    await page.getByRole('button', { name: 'Make the key' }).click()
    const key = await page.getByRole('textbox', { name: 'Key' }).inputValue()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Monitor ERP' })).toContainText('Never used')

    const order = {
      card_no: 'IMP-9',
      part_no: 'NP-1001',
      op_number: '10',
      machine_id: 'M101',
      planned_op_qty: 40,
      planned_start_time: '2001-03-10T06:00:00+01:00',
    }
    const send = (record: object) =>
      page.request.post('/api/import', {
        headers: { authorization: `Bearer ${key}` },
        data: { kind: 'orders', records: [record] },
      })
    await visit(page, '/interface/M101/planned-orders')
    await expect(page.getByRole('grid')).toBeVisible()
    expect((await send(order)).status()).toBe(200)
    await expect(page.getByRole('row', { name: /IMP-9/ })).toBeVisible()
    await send({ card_no: 'IMP-9', cancelled: true })
    await expect(page.getByRole('row', { name: /IMP-9/ })).toBeHidden()

    await visit(page, '/admin/import')
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('The key Monitor ERP is revoked.')).toBeVisible()
    expect((await send(order)).status()).toBe(401)
  } finally {
    await forget(plant.sql)
  }
})
