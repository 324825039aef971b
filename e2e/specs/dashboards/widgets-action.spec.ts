import { expect, test } from '../../fixtures/takt.ts'
import { add, builderPath, save } from '../../pages/builder.ts'
import {
  boxes,
  dropDashboards,
  givenDashboard,
  machinesSource,
  storedDashboard,
  widget,
} from '../../pages/dashboard.ts'
import { chooseIn, fieldIn, panel } from '../../pages/panels.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

const entry = (key: string, more: object) => ({ key, ...more })
const note = {
  url: '/api/call',
  body: [
    entry('name', { value: 'save_machine_note' }),
    entry('payload', {
      type: 'nested',
      nested: [
        entry('machine_id', { value: 'C301' }),
        entry('note', { type: 'prompt', dataType: 'text' }),
        entry('urgent', { type: 'prompt', dataType: 'boolean' }),
      ],
    }),
  ],
}

test('D-CONFIG-31 D-CONFIG-60 D-CONFIG-62-X D-CONFIG-63-X D-CALL-44-B a call is put together, previewed and tested after a yes', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await givenDashboard(plant, { slug: 'e2e-call', dataSources: [machinesSource] })
  await signIn('admin', { path: builderPath('e2e-call') })
  await add(page, 'Action button')
  const call = panel(page, 'Call')
  await fieldIn(call, 'Address').fill('https://elsewhere')
  await expect(call.getByText('An address inside begins with one /.').first()).toBeVisible()
  await fieldIn(call, 'Address').fill('/api/call')
  await call.getByRole('button', { name: 'Add an entry' }).click()
  const first = call.getByRole('region', { name: 'Entry 1' })
  await fieldIn(first, 'Key').fill('name')
  await fieldIn(first, 'Value').fill('get_machines')
  await call.getByRole('button', { name: 'Add an entry' }).last().click()
  const second = call.getByRole('region', { name: 'Entry 2' })
  await fieldIn(second, 'Key').fill('payload')
  await chooseIn(second, 'Where the value comes from', 'entries inside')
  await expect(call.locator('pre')).toHaveText(/"name": "get_machines",\s+"payload": \{\}/)
  let sent = 0
  page.on('request', (request) => {
    if (request.postData()?.startsWith('{"name":"get_machines","payload":{}}')) sent += 1
  })
  await call.getByRole('button', { name: 'Test' }).click()
  expect(sent).toBe(0)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(call.getByText('Answered with status 200.')).toBeVisible()
  expect(sent).toBe(1)

  // Outside: the header's value is written once and not read again.
  await call.getByRole('switch', { name: 'Outside of the product' }).click()
  await fieldIn(call, 'Address').fill('https://erp.example/hold')
  await call.getByRole('button', { name: 'Add a header' }).click()
  const header = call.getByRole('region', { name: 'Header 1' })
  await fieldIn(header, 'Key').fill('X-Key')
  await header.getByLabel('Value').fill('write-only')
  await expect(call.getByText('Save the dashboard to test it.')).toBeVisible()
  await save(page)
  const stored = JSON.stringify(await storedDashboard(plant, 'e2e-call'))
  expect(stored).not.toContain('write-only')
  await page.reload()
  await page.getByRole('button', { name: /^Action button,/ }).click()
  await expect(panel(page, 'Call').getByPlaceholder('saved; type to replace')).toHaveValue('')
  await panel(page, 'Call').getByRole('button', { name: 'Test' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(panel(page, 'Call').getByText('Answered with status 409.')).toBeVisible()
})

test('D-WIDGET-47 D-VALID-15 D-VALID-16-X D-STATE-34 D-STATE-35-X D-LIMIT-20 a press asks, sends once, and shows for five seconds how it went', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await givenDashboard(plant, {
    slug: 'e2e-press',
    widgets: [
      widget('action-button', [0, 0, 6, 4], {
        label: 'Write a note',
        header: 'What happened?',
        message: 'Tell the next shift.',
        apiCall: note,
      }),
      widget('action-button', [6, 0, 6, 4], {
        label: 'Nowhere',
        apiCall: { url: '/api/nowhere' },
        successStyle: { style: { backgroundColor: '#010203' } },
        failStyle: { style: { backgroundColor: '#fff3bf' } },
      }),
      widget('action-button', [12, 0, 6, 4], { label: 'Sure?', message: 'Really?', apiCall: { url: '/api/nowhere' } }),
    ],
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (/save_machine_note|nowhere/.test(`${request.postData()}${request.url()}`)) sent.push(request.url())
  })
  await page.clock.install()
  await signIn('operator', { path: '/dashboards/e2e-press' })
  const button = boxes(page).first().getByRole('button', { name: 'Write a note' })
  const dialog = page.getByRole('dialog', { name: 'What happened?' })

  await button.click()
  await expect(dialog.getByText('Tell the next shift.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await button.click()
  // Nobody answers: after two minutes it counts as a no.
  await page.clock.fastForward(110_000)
  await expect(dialog).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([])

  await button.click()
  const ok = dialog.getByRole('button', { name: 'OK' })
  await expect(ok).toBeDisabled()
  await dialog.getByLabel('note').fill('  ')
  await expect(ok).toBeDisabled()
  await dialog.getByLabel('note').fill('belt is worn')
  await expect(dialog.getByRole('switch', { name: 'urgent' })).not.toBeChecked()
  await ok.click()
  await expect(boxes(page).first().getByRole('status')).toHaveText('Write a note: Done')
  const notes = await plant.sql<{ note: string }>(`select note from machine_note where note = 'belt is worn'`)
  expect(notes).toHaveLength(1)
  await page.clock.fastForward(6_000)
  await expect(boxes(page).first().getByRole('status')).toHaveText('')

  await boxes(page).nth(1).getByRole('button', { name: 'Nowhere' }).dblclick()
  await expect(boxes(page).nth(1).getByRole('status')).toHaveText('Nowhere: Failed')
  // In the style the author gave a failure, with ink that can be read on it in both themes.
  const failed = boxes(page).nth(1).getByRole('button', { name: 'Nowhere' })
  await expect(failed).toHaveCSS('background-color', 'rgb(255, 243, 191)')
  await expect(failed).toHaveCSS('color', 'rgb(0, 0, 0)')
  // Nobody is told but by the button: D-STATE-34.
  await expect(page.getByText(/Nowhere|404/)).toHaveCount(2)
  expect(sent).toHaveLength(2)
  await boxes(page).nth(2).getByRole('button', { name: 'Sure?' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click()
  expect(sent).toHaveLength(2)
})

test('D-PERM-04-X who may not act sees no button', async ({ page, plant, signIn }) => {
  await givenDashboard(plant, {
    slug: 'e2e-viewer-press',
    widgets: [widget('action-button', [0, 0, 6, 4], { label: 'Write a note', apiCall: note })],
  })
  await signIn('dashboards', { path: '/dashboards/e2e-viewer-press' })
  await expect(boxes(page).first().getByText('Write a note')).toBeVisible()
  await expect(boxes(page).first().getByRole('button')).toHaveCount(0)
})
