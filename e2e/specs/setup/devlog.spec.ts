import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/takt.ts'
import { boxes, dropDashboards, givenDashboard, tile, widget } from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'

test('T-ROUTE-75 T-SHELL-10 T-SHELL-10-B the log opens to an administrator with the code, which no file of ours holds', async ({
  page,
  signIn,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(await response.text().catch(() => ''))
  })
  const warning = page.getByText('HEY, YOU SHOULDNT BE HERE :@')
  const log = page.getByRole('grid', { name: 'Developer log' })
  for (const [user, code] of [
    [null, 'sesame'],
    ['operator', 'sesame'],
    ['admin', 'wrong'],
    ['admin', ''],
  ] as const) {
    const path = `/outside/devlog?code=${code}`
    if (user) await signIn(user, { path })
    else await visit(page, path)
    await expect(warning).toBeVisible()
    await expect(page.getByText('Contact us for more information.')).toBeVisible()
    await expect(log).toHaveCount(0)
  }
  await signIn('admin', { path: '/outside/devlog?code=sesame' })
  await expect(page.getByRole('heading', { name: 'Developer log' })).toBeVisible()
  await expect(warning).toHaveCount(0)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((text) => text.includes('sesame'))).toEqual([])
})

test('T-SHELL-10-X the log tells what failed with name, status and duration, hides what was typed, and can be searched, held and saved', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/outside/devlog?code=sesame' })
  const log = page.getByRole('grid', { name: 'Developer log' })
  await expect(page.getByText('Nothing has been logged yet.')).toBeVisible()
  const fail = (message: string) =>
    page.evaluate((words) => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error(words), message: words }))
    }, message)
  // A failed call: the report of this very error, which the net swallows.
  await page.route('**/api/call', (route) => route.abort())
  await fail('first fault of my-secret-text')
  const call = log.getByRole('row', { name: /report_client_error failed/ })
  await expect(call).toContainText('error')
  await expect(call).toContainText('"status":0')
  await expect(call).toContainText('duration_ms')
  await expect(call).toContainText('•••')
  await expect(call).not.toContainText('my-secret-text')
  await expect(call).toContainText(/\d\d:\d\d:\d\d\.\d{3}/)
  const fault = log.getByRole('row', { name: /first fault/ })
  await expect(fault).toContainText('app')

  await page.getByText('Info', { exact: true }).click()
  await expect(fault).toHaveCount(0)
  await page.getByText('Errors', { exact: true }).click()
  await expect(fault).toBeVisible()
  await expect(call).toBeVisible()
  await page.getByLabel('Search the log').fill('first fault')
  await expect(call).toHaveCount(0)
  await expect(fault).toBeVisible()
  await page.getByLabel('Search the log').fill('fault')
  await page.getByRole('button', { name: 'Pause' }).click()
  await fail('second fault')
  const second = log.getByRole('row', { name: /second fault/ })
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await expect(second).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(second).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('takt-devlog.json')
  const entries = JSON.parse(await readFile(await file.path(), 'utf8')) as { message: string }[]
  expect(entries.map((entry) => entry.message)).toContain('second fault')
})

test('D-ERROR-01 D-ERROR-03 D-ERROR-04 D-ERROR-09 D-ERROR-10-X D-SF-03-X what goes wrong or is refused on a dashboard is logged, and the rest of it goes on', async ({
  context,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.sql("update machine set force_stop_enabled = false where company_id = 1000 and machine_id = 'A405'")
  const prompt = { key: 'note', type: 'prompt', dataType: 'text' }
  const location = { locationtype: 'zone', location: 'B2' }
  await givenDashboard(plant, {
    slug: 'e2e-wrong',
    widgets: [
      widget('action-button', [0, 0, 6, 4], { label: 'Ask', apiCall: { url: '/api/nowhere', body: [prompt] } }),
      widget('action-button', [6, 0, 6, 4], {
        label: 'Sure?',
        header: 'Stop',
        message: 'All?',
        apiCall: { url: '/api/nowhere' },
      }),
      widget('status', [12, 0, 6, 6], { machineId: ['A405'], mode: 'actionable' }),
      widget('sql-graph', [0, 4, 6, 4], { query: { sqlSource: '1', parameters: {} } }),
      widget('location-graph', [6, 4, 6, 4], { ...location, title: 'Place' }),
    ],
  })
  await signIn('admin')
  // On a page of its own: React writes every caught error to the console, and this one is meant.
  const wall = await context.newPage()
  await wall.clock.install()
  const refused = { status: 409, json: { call_status: [{ call_code: 1, call_message: 'Refused here.' }] } }
  await wall.route('**/api/**', (route) => {
    const body = route.request().postData() ?? ''
    if (/cancel_forced_stop|get_query_data/.test(body)) return route.fulfill(refused)
    // Rows that no version of the server sends: the graph breaks over them.
    if (body.includes('get_stop_figures')) {
      return route.fulfill({ json: { data: [null], call_status: [{ call_code: 0, call_message: '' }] } })
    }
    return route.fallback()
  })
  const sent: string[] = []
  wall.on('request', (request) => request.url().endsWith('/api/nowhere') && sent.push(request.url()))
  await wall.goto(`${plant.url}/dashboards/e2e-wrong`)
  const at = (index: number) => boxes(wall).nth(index)
  await expect(at(4).getByRole('alert')).toHaveText('Widget failed: Place')
  await expect(at(3)).toHaveText('Refused here.')
  await expect(tile(wall, 'A405')).toContainText('Running')

  const cancel = at(2).getByRole('button', { name: 'Cancel forced stop' })
  await cancel.click()
  await expect(wall.getByText('Refused here.')).toHaveCount(2)
  await expect(cancel).toBeEnabled()

  // A no, and nobody there: neither is sent, neither is a failure.
  await at(1).getByRole('button', { name: 'Sure?' }).click()
  const question = wall.getByRole('alertdialog', { name: 'Stop' })
  await expect(question).toContainText('All?')
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await at(0).getByRole('button', { name: 'Ask' }).click()
  await expect(wall.getByRole('dialog', { name: 'Ask' })).toBeVisible()
  await wall.clock.fastForward(121_000)
  await expect(wall.getByRole('dialog', { name: 'Ask' })).toBeHidden()
  for (const index of [0, 1]) await expect(at(index).getByRole('status')).toHaveText('')
  expect(sent).toEqual([])

  await wall.evaluate(() => window.history.pushState({}, '', '/outside/devlog?code=sesame'))
  const log = wall.getByRole('grid', { name: 'Developer log' })
  // Searched for: of a long log only the rows in sight are drawn, and a slow machine logs more.
  const search = wall.getByLabel('Search the log')
  await search.fill('SF393')
  await expect(log.getByRole('row', { name: /Stopped by SF393/ })).toHaveCount(2)
  for (const words of ['get_query_data failed: Refused here', 'cancel_forced_stop failed: Refused here', 'Place: ']) {
    await search.fill(words)
    await expect(log.getByRole('row', { name: words }).first()).toBeVisible()
  }
  await wall.close()
  await plant.sql("update machine set force_stop_enabled = true where company_id = 1000 and machine_id = 'A405'")
  await dropDashboards(plant)
})
