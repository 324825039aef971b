import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { seriousFindings } from '../../pages/serious-findings.ts'
import { expectPath, holdCalls, openMenu, openUserMenu, visit } from '../../pages/shell.ts'

const path = '/admin/connectors'
const iso = (at: number) => new Date(at).toISOString()

async function post(plant: Plant, to: string, body: object, key: string = example.ingestKey): Promise<void> {
  const response = await fetch(`${plant.url}${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

function report(plant: Plant, connector: string, about: Record<string, unknown> = {}): Promise<void> {
  const quiet = { kind: 'simulated', state: 'connected', reason: '', backlog: 0, last_signal: null, last_error: null }
  return post(plant, '/api/ingest/report', { connector, sender: randomUUID(), ...quiet, ...about })
}

const cycles = (seq: number, machine_id: string, value: unknown = 1) => ({
  seq,
  machine_id,
  at: iso(Date.now()),
  kind: 'cycles',
  value,
})

const send = (plant: Plant, connector: string, signals: object[], sender = '', key?: string) =>
  post(plant, '/api/ingest', { connector, sender, signals }, key)

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) })
const panel = (page: Page, name: string) => page.getByRole('region', { name: `Quarantine of ${name}` })
const outcome = (page: Page) => page.getByRole('region', { name: 'Outcome' })

async function forgetAll(plant: Plant): Promise<void> {
  await plant.sql('delete from quarantined_signal where company_id = 1000')
  await plant.sql('delete from connector where company_id = 1000')
  await plant.sql('delete from reported_signal where company_id = 1000')
  await plant.sql("delete from notification where company_id = 1000 and kind = 'machine-report'")
  await plant.sql("delete from access_key where company_id = 1000 and name = 'Hall 7'")
}

test.beforeEach(({ plant }) => forgetAll(plant))
test.afterEach(({ plant }) => forgetAll(plant))

test('T-PLANT-25 T-PLANT-152 T-PLANT-153 the menu leads to the connections, which follow what they report and can be found by name; a key for signals is made there, shown once with a line to try it, and revoked', async ({
  page,
  plant,
  signIn,
}) => {
  const sender = randomUUID()
  const at = iso(Date.now() - 90_000)
  await report(plant, 'hall-a', { sender, last_signal: iso(Date.now() - 3000), backlog: 12 })
  await report(plant, 'press-shop', { state: 'lost', last_error: { at, reason: 'broker refused' } })
  await send(plant, 'press-shop-2', [cycles(41, 'M101')])
  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Machine connections' }).click()
  await expectPath(page, path)
  await expect(page).toHaveTitle(/Machine connections/)
  await expect(row(page, 'hall-a')).toContainText('Simulated plant')
  await expect(row(page, 'hall-a').locator('[data-tone="good"]')).toHaveText('Connected')
  await expect(row(page, 'hall-a')).toContainText(/\d+ s ago/)
  await expect(row(page, 'hall-a').getByRole('gridcell', { name: '12', exact: true })).toBeVisible()
  await expect(row(page, 'press-shop').first().locator('[data-tone="bad"]')).toHaveText('Link lost')
  await expect(row(page, 'press-shop').first()).toContainText('broker refused')
  await expect(row(page, 'press-shop-2')).toContainText('Sending')
  await expect(row(page, 'press-shop-2').getByRole('gridcell', { name: '41', exact: true })).toBeVisible()

  await report(plant, 'hall-a', { sender, state: 'connecting', backlog: 77 })
  await expect(row(page, 'hall-a')).toContainText('Connecting')
  await expect(row(page, 'hall-a').getByRole('gridcell', { name: '77', exact: true })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Find by name' }).fill('PRESS')
  await expect(page.getByText('2 connections')).toBeVisible()
  await expect(row(page, 'hall-a')).toHaveCount(0)
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('No connection is called “nothing like it”.')).toBeVisible()

  const keys = page.getByRole('region', { name: 'Keys for machine signals' })
  await keys.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('What it is for').fill('Hall 7')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const shown = page.getByRole('dialog', { name: 'The key' })
  const key = await shown.getByRole('textbox', { name: 'Key' }).inputValue()
  await expect(shown.locator('pre')).toContainText(`Authorization: Bearer ${key}`)
  await expect(shown.getByRole('button', { name: 'Copy the key' })).toBeVisible()
  await shown.getByRole('button', { name: 'Close' }).last().click()
  await send(plant, 'hall-7', [cycles(1, 'M101')], '', key)
  const line = keys.getByRole('listitem').filter({ hasText: 'Hall 7' })
  await line.getByRole('button', { name: 'Revoke' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke the key “Hall 7”?' })
  await expect(question).toContainText('their machines show as out of contact')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(line).toContainText('Revoked')
  await expect(line).toContainText('Last used')
})

test('T-PLANT-25 T-PLANT-194 a name that two senders share is warned of, and each shows its own signals; what machines reported stands with what became of it', async ({
  page,
  plant,
  signIn,
}) => {
  const [one, two] = [`1111${randomUUID().slice(4)}`, `2222${randomUUID().slice(4)}`]
  await send(plant, 'twins', [cycles(1, 'NOWHERE', 5)], one)
  await send(plant, 'twins', [cycles(1, 'ELSEWHERE', 6)], two)
  const said = { machine_id: 'M101', at: iso(Date.now()) }
  await send(plant, 'cell-1', [
    { ...said, seq: 1, kind: 'order', value: 'NO-SUCH-ORDER' },
    { ...said, seq: 2, kind: 'order', value: '' },
  ])
  await signIn('admin', { path })
  await expect(page.getByText('More than one sender is called “twins”.')).toBeVisible()
  await expect(page.getByText('Shared name')).toHaveCount(2)
  const words = page.getByRole('list', { name: 'Scrap, orders and tools from machines' }).getByRole('listitem')
  await expect(words).toHaveCount(2)
  await expect(words.first()).toContainText('No order')
  await expect(words.first().locator('[data-tone="neutral"]')).toHaveText('Nothing to do')
  await page.getByRole('switch', { name: 'Only what was not done' }).click()
  await expect(words).toHaveCount(1)
  await expect(words).toContainText('Machine M101 reports order NO-SUCH-ORDER, which is not known here.')
  await expect(words.locator('[data-tone="bad"]')).toHaveText('Not done')
  await row(page, `twins.*Shared name ${two.slice(0, 6)}`).click()
  await expect(panel(page, 'twins')).toContainText('ELSEWHERE')
  await expect(panel(page, 'twins')).not.toContainText('NOWHERE')
})

test('T-PLANT-25 T-PLANT-380 T-PLANT-424 quarantined signals are read, taken in again once they can be used, and discarded after a question', async ({
  page,
  plant,
  signIn,
}) => {
  const setActive = (active: boolean) =>
    plant.sql("update machine set active = $1 where company_id = 1000 and machine_id = 'C307'", [active])
  await setActive(false)
  try {
    const jumped = { ...cycles(4, 'C307', 9000), jump: { from: 5003, to: 14003 } }
    await send(plant, 'cells', [cycles(1, 'C307', 3), cycles(2, 'NOWHERE', 4), cycles(3, 'C307', 'many'), jumped])
    await setActive(true)
    await signIn('admin', { path })
    await expect(row(page, 'cells').getByRole('gridcell', { name: '4', exact: true }).last()).toBeVisible()
    await row(page, 'cells').click()
    const box = panel(page, 'cells')
    const signals = box.getByRole('listitem')
    await expect(signals).toHaveCount(4)
    const doubted = signals.filter({ hasText: 'Cycles: 9000 (counter from 5003 to 14003)' })
    await expect(doubted).toContainText('The counter jumped by more than the machine can make.')
    const unknown = signals.filter({ hasText: 'NOWHERE' })
    await expect(unknown).toContainText('Cycles: 4')
    await expect(unknown).toContainText('The machine is unknown or not in use.')
    const wrong = signals.filter({ hasText: 'Cycles: many' })
    await expect(wrong).toContainText('A count is a whole number from 0 to 1,000,000, not many.')
    await expect(wrong).toContainText(/Signal’s time\d{4}-\d\d-\d\d .*Arrived\d{4}-\d\d-\d\d /)
    await expect(wrong.locator('pre')).toBeHidden()
    await wrong.getByText('Raw signal').click()
    await expect(wrong.locator('pre')).toBeVisible()
    await expect(wrong.locator('pre')).toContainText('"value": "many"')

    // One chosen: it goes, the others stay.
    await box.getByRole('checkbox', { name: 'Choose signal 1' }).click()
    await box.getByRole('button', { name: 'Accept again (1 chosen)' }).click()
    await expect(outcome(page)).toContainText('1 signal accepted.')
    await expect(outcome(page)).toBeFocused()
    await expect(box.getByRole('checkbox')).toHaveCount(3)

    // All but the jump, which somebody has to choose: none can be used yet, and each says why.
    await box.getByRole('button', { name: 'Accept again (all 2)' }).click()
    await expect(outcome(page)).toContainText('2 signals could not be accepted:')
    await expect(outcome(page)).toContainText('NOWHERE, Cycles: 4: The machine is unknown or not in use.')
    await expect(outcome(page)).toContainText(
      'C307, Cycles: many: A count is a whole number from 0 to 1,000,000, not many.',
    )

    const discardAll = box.getByRole('button', { name: 'Discard (all 3)' })
    const question = page.getByRole('alertdialog', { name: 'Discard 3 signals?' })
    await discardAll.click()
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    expect(await plant.sql('select 1 from quarantined_signal where company_id = 1000')).toHaveLength(3)
    await discardAll.click()
    const held = await holdCalls(page, 'discard_quarantined_signals')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(box.getByRole('progressbar', { name: 'Discarding' })).toHaveAttribute('aria-valuetext', '0 of 3')
    held.release()
    await expect(outcome(page)).toContainText('3 signals discarded.')
    await expect(box.getByText('Every signal could be used.')).toBeVisible()
    expect(await plant.sql('select 1 from quarantined_signal where company_id = 1000')).toEqual([])
  } finally {
    await setActive(true)
  }
})

test('T-PLANT-25 what somebody else took meanwhile and a server that is away are told as what they are', async ({
  page,
  plant,
  signIn,
}) => {
  await send(plant, 'raced', [cycles(1, 'NOWHERE', 1), cycles(2, 'NOWHERE', 2)])
  await signIn('admin', { path: `${path}?connector=raced&sender=` })
  const box = panel(page, 'raced')
  const accept = box.getByRole('button', { name: /^Accept again \(all/ })
  await expect(accept).toBeVisible()
  await page.route('**/api/call', (route) =>
    route.request().postData()?.includes('replay_quarantined') ? route.abort() : route.fallback(),
  )
  await accept.click()
  await expect(outcome(page)).toContainText('Stopped before the end: 2 signals are not confirmed.')
  await outcome(page).getByRole('button', { name: 'Close' }).click()
  await expect(outcome(page)).toHaveCount(0)

  await box.getByRole('button', { name: 'Discard (all 2)' }).click()
  await plant.sql('delete from quarantined_signal where company_id = 1000 and seq = 1')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(outcome(page)).toContainText('1 signal discarded.')
  await expect(outcome(page)).toContainText('NOWHERE, Cycles: 1: It was no longer in quarantine.')
})

test('T-PLANT-25 a supervisor reads but does not act, an operator is told what they lack', async ({
  page,
  plant,
  signIn,
}) => {
  await send(plant, 'watched', [cycles(1, 'NOWHERE')])
  await signIn('supervisor', { path })
  await row(page, 'watched').click()
  await expect(panel(page, 'watched')).toContainText('NOWHERE')
  await expect(panel(page, 'watched')).toContainText('An administrator can take them in again or discard them.')
  await expect(panel(page, 'watched').getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Accept again|Discard/ })).toHaveCount(0)
  await signIn('operator', { path })
  await expect(page.getByText('Missing permission: See machine connections and their signals.')).toBeVisible()
  await expect((await openMenu(page)).getByText('Administration')).toHaveCount(0)
})

test('T-PLANT-25 loading, empty, failed and old look each like what they are', async ({ page, plant, signIn }) => {
  const held = await holdCalls(page, 'get_connectors')
  await signIn('admin', { path })
  await expect.poll(() => held.count()).toBeGreaterThan(0)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
  await expect(page.getByText('No machine connection has reported yet.')).toHaveCount(0)
  held.release()
  await expect(page.getByText('No machine connection has reported yet.')).toBeVisible()
  await expect(page.getByText(/Start a connector with the address of this server/)).toBeVisible()

  let failing = true
  await page.route('**/api/call', (route) =>
    failing && route.request().postData()?.includes('get_connectors') ? route.abort() : route.fallback(),
  )
  await visit(page, path)
  await expect(page.getByRole('alert').getByText('The machine connections could not be loaded.')).toBeVisible()
  failing = false
  await report(plant, 'hall-a')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'hall-a')).toBeVisible()
  const stale = page.locator('[data-stale]')
  await expect(stale).toHaveCount(0)
  failing = true
  await expect(page.getByText(/^Data \d+ s old$/)).toBeVisible()
  await expect(stale).toContainText('hall-a')
  failing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(stale).toHaveCount(0)
})

test('T-PLANT-25 the keyboard alone chooses a connection and a signal', async ({ page, plant, signIn }) => {
  await report(plant, 'first')
  await send(plant, 'second', [cycles(1, 'NOWHERE')])
  await signIn('admin', { path })
  await expect(row(page, 'second')).toBeVisible()
  await page.getByRole('grid', { name: 'Machine connections' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectPath(page, `${path}?connector=second&sender=`)
  const box = panel(page, 'second')
  await expect(box.getByRole('checkbox')).toBeVisible()
  // Past the headers of the table, which sort.
  const accept = box.getByRole('button', { name: 'Accept again (all 1)' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    // Asked at once: a look that waits would press on past it where pages are slow.
    expect(await accept.evaluate((button) => button === document.activeElement)).toBe(true)
  }).toPass()
  for (const next of [
    box.getByRole('button', { name: 'Discard (all 1)' }),
    box.getByRole('button', { name: 'Close' }),
    box.getByRole('checkbox'),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(box.getByRole('button', { name: 'Discard (1 chosen)' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(box.locator('pre')).toContainText('"machine_id": "NOWHERE"')
})

test('T-PLANT-25 a phone shows cards, then the chosen one alone, and back leads to the list', async ({
  page,
  plant,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await send(plant, 'pocket', [cycles(1, 'NOWHERE')])
  await signIn('admin', { path })
  await expect(page.getByRole('button', { name: /^pocket/ })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.getByRole('button', { name: /^pocket/ }).click()
  await expect(panel(page, 'pocket').getByRole('heading')).toBeFocused()
  await expect(page.getByRole('button', { name: /^pocket/ })).toHaveCount(0)
  await expect(panel(page, 'pocket').getByText('The machine is unknown or not in use.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^pocket/ })).toBeVisible()
})

for (const [theme, width, height] of [
  ['light', 1280, 800],
  ['dark', 390, 844],
] as const) {
  test(`T-PLANT-25 ${theme} at ${width}×${height} every target is large enough and nothing serious is found`, async ({
    page,
    plant,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const at = iso(Date.now())
    await report(plant, 'press-shop', { state: 'lost', last_error: { at, reason: 'broker refused' } })
    await send(plant, 'cells', [cycles(1, 'NOWHERE'), cycles(2, 'NOWHERE', 'many')])
    await signIn('admin', { path: `${path}?connector=cells&sender=` })
    await panel(page, 'cells').getByText('Raw signal').first().click()
    await panel(page, 'cells')
      .getByRole('button', { name: /^Accept again/ })
      .click()
    await expect(outcome(page)).toBeVisible()
    const small = await page
      .getByRole('main')
      .locator('button, [role="checkbox"], summary, input[role="searchbox"]')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ what: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ what }) => what),
      )
    expect(small).toEqual([])
    expect(await seriousFindings(page)).toEqual([])
  })
}

test('T-PLANT-25 the page speaks Swedish', async ({ page, plant, signIn }) => {
  await report(plant, 'hall-a')
  await send(plant, 'celler', [cycles(1, 'NOWHERE')])
  await signIn('admin', { path })
  await (await openUserMenu(page)).getByText('Svenska').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Maskinanslutningar' })).toBeVisible()
  await expect(row(page, 'hall-a')).toContainText('Simulerad fabrik')
  await expect(row(page, 'hall-a')).toContainText('Ansluten')
  await row(page, 'celler').click()
  const box = page.getByRole('region', { name: 'Karantän för celler' })
  await expect(box).toContainText('Maskinen är okänd eller inte i bruk.')
  await expect(box.getByRole('button', { name: 'Ta in igen (alla 1)' })).toBeVisible()
})
