import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/takt.ts'

test.use({ serverSettings: { devlogCode: 'sesame' } })

test('T-ROUTE-75 T-SHELL-10 T-SHELL-10-B the log opens to an administrator with the code, which no file of ours holds', async ({
  page,
  plant,
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
    else await page.goto(`${plant.url}${path}`)
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
