import { aDocument } from '@takt/server/documents/documents.fixture.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { boxes, dropDashboards, givenDashboard, widget } from '../../pages/dashboard.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

test('D-WIDGET-48 D-WIDGET-49-X D-CONFIG-91 D-CONFIG-92 D-ERROR-07 D-ERROR-08 D-STATE-37-X W-TOOL-29 W-TOOL-31-X a document of the machine is shown on a dashboard, one page of it, marked while it is new; a report of the running order too', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql(
    `update file_archive set last_changed = now() where company_id = 1000 and document_link = 'NP-1001 setup.pdf'`,
  )
  await aDocument(plant, {
    ...{ document_link: 'lost.pdf', document_description: 'Lost', machine_id: 'M101', last_changed: minutesAgo(0) },
  })
  const [running] = await plant.sql<{ card_no: string }>(
    `select card_no from order_run where company_id = 1000 and machine_id = 'M101' and end_time is null`,
  )
  const generate = (record_no: number, card_no = '') =>
    page.evaluate(
      async (payload) => {
        const { token } = (await (await fetch('/api/session')).json()).data[0]
        const answer = await fetch('/api/call', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-takt-token': token },
          body: JSON.stringify({ name: 'generate_quick_report', payload, request_id: crypto.randomUUID() }),
        })
        return await answer.json()
      },
      { record_no, machine_id: 'M101', card_no },
    )
  const own = { machineId: ['M101'], dataSource: 2, regex: '^setup', 'customDocuments.label': 'How to set up' }
  await givenDashboard(plant, {
    slug: 'e2e-report',
    widgets: [
      widget('report', [0, 0, 30, 50], { ...own, pageNumber: 2, warnForNew: true, right: 20, top: 30 }, 'second'),
      widget('report', [30, 0, 30, 50], { ...own, pageNumber: 9 }, 'ninth'),
      widget(
        'report',
        [60, 0, 30, 50],
        { machineId: ['M101'], regex: '', sortBy: 'name', warnForNew: true },
        'by-name',
      ),
      widget('report', [0, 50, 30, 50], { machineId: ['M101'], regex: 'nothing' }, 'none'),
      widget('report', [30, 50, 30, 50], { machineId: ['M101'], dataSource: 1 }, 'made'),
      widget('report', [60, 50, 30, 50], { machineId: ['M101'], regex: '^lost' }, 'lost'),
    ],
  })
  // Whether a document is new is asked once for each; of one of the two it cannot be told.
  const [checked] = await plant.sql<{ at: string }>(
    `update file_archive set last_changed = now() - interval '1 minute'
     where company_id = 1000 and document_link = 'Check of moulded parts.pdf' returning last_changed as at`,
  )
  const newness: string[] = []
  await page.route('**/api/call', async (route) => {
    const { name, payload } = route.request().postDataJSON() as { name: string; payload: { start_date: string } }
    if (name !== 'get_part_info') return await route.fallback()
    newness.push(payload.start_date)
    if (Date.parse(payload.start_date) !== Date.parse(checked?.at ?? '')) return await route.fallback()
    return await route.fulfill({ status: 409, json: { call_status: [{ call_code: 1, call_message: 'Not now.' }] } })
  })
  await signIn('admin', { path: '/dashboards/e2e-report' })
  const [second, ninth, byName, none, made, lost] = [0, 1, 2, 3, 4, 5].map((at) => boxes(page).nth(at))
  await expect(second!.getByRole('heading', { name: 'How to set up' })).toBeVisible()
  await expect(second!.getByRole('img', { name: 'Page 2' })).toHaveAttribute('aria-busy', 'false')
  // One page: nothing to turn, nothing to print.
  await expect(second!.getByRole('button')).toHaveCount(0)
  const badge = second!.getByText(/^new \d{4}-\d\d-\d\d/)
  await expect(badge).toBeVisible()
  const [outer, inner] = [await second!.boundingBox(), await badge.boundingBox()]
  expect(
    Math.round((outer?.x ?? 0) + (outer?.width ?? 0) - (inner?.x ?? 0) - (inner?.width ?? 0)),
  ).toBeGreaterThanOrEqual(20)
  await expect(ninth!.getByText('No content for this')).toBeVisible()
  await expect(ninth!.getByText(/^new /)).toHaveCount(0)
  await expect(byName!.getByRole('region', { name: 'Document Check of moulded parts.pdf' })).toBeVisible()
  await expect(none!.getByText('No document fits.')).toBeVisible()
  await expect(made!.getByText('No report has been generated.')).toBeVisible()

  await expect(lost!.getByText('There is no such file.')).toBeVisible()

  // As soon as somebody generates it, it is there.
  const generated = await generate(1, running?.card_no)
  expect(generated.call_status[0].call_code).toBe(0)
  await expect(made!.getByRole('img', { name: 'Page 1' })).toHaveAttribute('aria-busy', 'false')

  // A list that cannot be asked for again leaves what is shown and says nothing.
  let asked = 0
  await page.route('**/api/call', async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('get_documents')) return await route.fallback()
    asked += 1
    await route.fulfill({ status: 500, json: { call_status: [{ call_code: 9, call_message: 'The list is away.' }] } })
  })
  await generate(2)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(second!.getByRole('img', { name: 'Page 2' })).toBeVisible()
  await expect(page.getByText('The list is away.')).toHaveCount(0)
  await expect(badge).toBeVisible()
  await expect(byName!.getByText(/^new /)).toHaveCount(0)
  expect(newness).toHaveLength(2)
  expect(new Set(newness).size).toBe(2)
  await plant.sql(
    `delete from file_archive where company_id = 1000 and (kind = 'q-report' or document_link = 'lost.pdf')`,
  )
})
