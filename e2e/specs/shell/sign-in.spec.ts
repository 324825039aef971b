import type { Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { expect, signInThroughForm, test } from '../../fixtures/takt.ts'
import { expectPath } from '../../pages/shell.ts'
import { chooseCode, latestStop } from '../../pages/stop-code.ts'

const pages = [
  '/machines/all',
  '/machines/department/10',
  '/machines/all/stopcode/C301',
  '/interface/M102/report-quantity',
  '/dashboards/factory-overview',
  '/admin/config/dashboards/factory-overview',
  '/isolation/db/factory-overview',
  '/interface/M104?from=mail',
]

test('T-ROUTE-01 T-NAV-10 every page asks for sign-in first and is opened after it', async ({ page, plant }) => {
  for (const path of pages) {
    await page.goto(`${plant.url}${path}`)
    await expectPath(page, `/login-form?redirect=${encodeURIComponent(path)}`)
    await expect(page.getByLabel('Company key')).toBeVisible()
  }
  await signInThroughForm(page, { username: 'operator' })
  await expectPath(page, '/interface/M104?from=mail')
  await expect(page.getByText('Running orders')).toBeVisible()
})

test('T-ROUTE-01-C the sign-in form and the layout of the developer log are open to everybody, the log is not', async ({
  page,
  plant,
}) => {
  await page.goto(`${plant.url}/login-form`)
  await expect(page.getByRole('heading', { name: 'Sign in to your plant' })).toBeVisible()
  await page.goto(`${plant.url}/outside/devlog?code=anything`)
  await expect(page.getByText('HEY, YOU SHOULDNT BE HERE :@')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expectPath(page, '/outside/devlog?code=anything')
})

test('T-NAV-10-B a redirect to another site or to no page of ours leads home', async ({ page, plant, signIn }) => {
  for (const wanted of ['//evil.example/x', 'https://evil.example/', '/\\evil.example', '/no/such/page/here']) {
    await signIn('operator', { path: `/login-form?redirect=${encodeURIComponent(wanted)}` })
    await expectPath(page, '/home')
    expect(new URL(page.url()).origin).toBe(plant.url)
  }
  await signIn('operator', { path: `/login-form?redirect=${encodeURIComponent('/interface/M103')}` })
  await expectPath(page, '/interface/M103')
})

test('T-SHELL-11 without company key or username nothing is sent', async ({ page, plant }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/session')) sent += 1
  })
  await page.goto(`${plant.url}/login-form`)
  await page.getByLabel('Password', { exact: true }).fill('something')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Needed to sign in')).toHaveCount(2)
  await page.getByLabel('Company key').fill('  ')
  await page.getByLabel('Username').fill('operator')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Needed to sign in')).toHaveCount(1)
  await page.getByLabel('Company key').fill('example')
  await page.getByLabel('Username').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Needed to sign in')).toHaveCount(1)
  expect(sent).toBe(0)
  await page.getByLabel('Username').fill('operator')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Company key, username or password is wrong.')).toBeVisible()
  expect(sent).toBe(1)
  await plant.sql('delete from sign_in_failure')
})

async function tryIn(page: Page, company: string, username: string, password: string): Promise<void> {
  await page.getByLabel('Company key').fill(company)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('T-SHELL-11-B T-PLANT-544 the same answer for every mistake, a wait that counts down, and nothing secret kept in the browser', async ({
  page,
  plant,
}) => {
  await page.clock.install()
  await page.goto(`${plant.url}/login-form`)
  const wrong = page.getByText('Company key, username or password is wrong.')
  for (const [company, username] of [
    ['nowhere', 'operator'],
    ['example', 'nobody'],
    ['example', 'planner'],
  ] as const) {
    await tryIn(page, company, username, 'not-the-password')
    await expect(wrong).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  }
  // Eight failures: the next try has to wait half a minute.
  await plant.sql('update sign_in_failure set failures = 8, last_failure = $1 where who like $2', [
    new Date().toISOString(),
    'example/planner from %',
  ])
  await tryIn(page, 'example', 'planner', example.password)
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/Too many attempts\. Try again in 3\d s\./)
  // The field was emptied by the refusal, and not left out by the person.
  await expect(page.getByText('Needed to sign in')).toHaveCount(0)
  const submit = page.getByRole('button', { name: 'Sign in' })
  await expect(submit).toBeDisabled()
  await page.clock.fastForward(20_000)
  await expect(timer).toHaveText(/Try again in (\d|1\d) s\./)
  await expect(submit).toBeDisabled()
  await page.clock.fastForward(20_000)
  await expect(timer).toBeHidden()
  await expect(page.getByText('Needed to sign in')).toHaveCount(0)
  await expect(submit).toBeEnabled()
  await plant.sql('delete from sign_in_failure')
  await tryIn(page, 'example', 'planner', example.password)
  await expectPath(page, '/home')

  const cookies = await page.context().cookies()
  expect(
    cookies
      .map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  ).toEqual([
    { name: 'takt_device', httpOnly: true, sameSite: 'Strict' },
    { name: 'takt_session', httpOnly: true, sameSite: 'Lax' },
  ])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain(example.password)
  for (const { value } of cookies) expect(kept).not.toContain(value)
  await page.context().clearCookies()
  await page.goto(`${plant.url}/login-form`)
  await expect(page.getByLabel('Company key')).toHaveValue('example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('T-ERROR-20-X a session that ends during work shows the sign-in over the page, and what was typed is still there', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('C303', 'stopped')
  await signIn('operator', { path: '/machines/all/stopcode/C303' })
  const bar = await chooseCode(page, '402')
  await page.getByLabel('Note').fill('Burr on cavity 2')
  await page.getByRole('button', { name: 'Use note' }).click()
  await plant.sql('delete from session')
  await bar.getByRole('button', { name: 'Save stop code' }).click()

  const over = page.getByRole('dialog', { name: 'You have been signed out' })
  await expect(over).toBeVisible()
  await expectPath(page, '/machines/all/stopcode/C303')
  await expect(over.getByLabel('Username')).toHaveValue('operator')
  await expect(over.getByLabel('Company key')).toBeDisabled()
  await over.getByLabel('Password', { exact: true }).fill(example.password)
  await over.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(over).toBeHidden()
  await expect(bar).toContainText('Burr on cavity 2')
  await bar.getByRole('button', { name: 'Save stop code' }).click()
  await expectPath(page, '/machines/all')
  expect(await latestStop(plant, 'C303')).toEqual({ stop_reason: '402', note: 'Burr on cavity 2' })
  await plant.signal('C303', 'running')
})
