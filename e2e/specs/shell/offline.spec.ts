import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { expectAllFilesKept } from '../../pages/kept-files.ts'
import { expectNotSaid } from '../../pages/notices.ts'
import { somebodyCalls } from '../../pages/people-call.ts'
import { openUserMenu } from '../../pages/shell.ts'
import { chooseCode, latestStop } from '../../pages/stop-code.ts'
import { makeStops } from '../../pages/stops.ts'

/** A machine that stands without a reason, on the terminal of an operator. */
async function standing(plant: Plant, page: Page, machine_id: string, show: () => Promise<void>): Promise<void> {
  await makeStops(plant, machine_id, 0)
  await plant.signal(machine_id, 'stopped')
  await show()
  await expect(page.getByRole('main').getByText('Uncoded stop', { exact: true })).toBeVisible()
}

async function cut(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await expect(page.getByText(/connection lost/i).first()).toBeVisible()
}

const waiting = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${count} entr(y|ies) on this terminal`) })
const timesCoded = async (plant: Plant, machine_id: string) =>
  (
    await plant.sql<{ n: number }>(
      `select count(*)::int as n from audit where company_id = 1000 and what = 'stop.coded' and key like $1
       and at > now() - interval '2 minutes'`,
      [`${machine_id}/%`],
    )
  )[0]?.n

test('T-OFFLINE-01 T-OFFLINE-03 T-OFFLINE-04 T-PLANT-351 T-PLANT-565 a stop is coded while the network is away: kept, counted, shown as waiting, and sent once by itself', async ({
  page,
  plant,
  context,
  signIn,
}) => {
  await standing(plant, page, 'M105', () => signIn('operator', { path: '/interface/M105' }))
  // What coding needs comes by itself, some seconds after the cockpit.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  for (const part of ['StopCodePanel', 'MachineSwapList', 'HelpMenu', 'SessionLost']) {
    await expect.poll(loaded).toContain(part)
  }
  // A reader of documents is no part of it: bound to the same files it made every terminal fetch 430 kB more.
  expect(await loaded()).not.toContain('/pdf-')
  await cut(context, page)
  // Whatever is pressed in the frame around the page opens: what would have to be fetched first takes the page along.
  await page.getByRole('combobox', { name: 'Change machine' }).click()
  await expect(page.getByRole('option', { name: /M106/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').click({ button: 'right', position: { x: 5, y: 5 } })
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  const menu = await openUserMenu(page)
  await expect(menu.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Code stop' }).click()
  await chooseCode(page, '301')
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect(page.getByText('Kept on this terminal, not saved yet.')).toBeVisible()
  await expectNotSaid(page.getByText(/^Stop coded/))
  await expect(page.getByRole('main')).toContainText('301 No material · waits')
  const row = page.getByRole('listitem').filter({ hasText: '– now' })
  await expect(row).toContainText('301 No material · waits')
  await expect(row.getByRole('button')).toHaveText('Change code')
  await waiting(page, 1).click()
  const list = page.getByRole('dialog', { name: 'Not saved yet' })
  await expect(list.getByRole('listitem')).toContainText(['M105301 No material'])
  expect((await latestStop(plant, 'M105')).stop_reason).toBe('-')
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect.poll(async () => (await latestStop(plant, 'M105')).stop_reason).toBe('301')
  await expect(waiting(page, 1)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('301 No material')
  await expect(page.getByRole('main')).not.toContainText('waits')
  expect(await timesCoded(plant, 'M105')).toBe(1)
  await plant.signal('M105', 'running')
})

test.describe('with its files on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('T-OFFLINE-02 T-OFFLINE-07 a terminal that is reloaded without its server goes on with what it kept, and loses no entry', async ({
    page,
    plant,
    signIn,
  }) => {
    await standing(plant, page, 'M106', () => signIn('operator', { path: '/interface/M106' }))
    test.slow()
    await expectAllFilesKept(page)
    const shift = page.getByRole('listbox', { name: 'Stops of the shift' })
    await expect(shift.getByRole('option').last()).toBeVisible()
    await keptOnDisk(page, 'get_shift_so_far')
    await page.getByRole('button', { name: 'Code stop' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: /^301/ }).first()).toBeVisible()
    // Written a second after the load, and once a minute: what the reload finds must be there.
    await keptOnDisk(page, 'get_stop_codes_for_machine')
    await plant.stopServer()
    try {
      // What counts is what is shown; a worker that just starts may hold back the end of the load.
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByText(/connection lost/i).first()).toBeVisible()
      await expect(page.getByText(/data .* old|old/i).first()).toBeVisible()
      // How the shift went until then, and what is being made.
      await page.goto('/interface/M106', { waitUntil: 'commit' })
      await expect(shift.getByRole('option').last()).toBeVisible()
      await expectNotSaid(page.getByText(/could not be loaded/i))
      await page.getByRole('button', { name: 'Code stop' }).click()
      await chooseCode(page, '301')
      await page.getByRole('button', { name: 'Save stop code' }).click()
      await expect(waiting(page, 1)).toBeVisible()
      await page.reload({ waitUntil: 'commit' })
      await expect(waiting(page, 1)).toBeVisible()
    } finally {
      await plant.startServer()
    }
    await expect.poll(async () => (await latestStop(plant, 'M106')).stop_reason).toBe('301')
    await expect(waiting(page, 1)).toHaveCount(0)
    expect(await timesCoded(plant, 'M106')).toBe(1)
    await plant.signal('M106', 'running')
  })
})

test('T-OFFLINE-05 somebody was faster: their reason stays, the refused entry is shown with why until it is removed', async ({
  page,
  plant,
  context,
  signIn,
}) => {
  await standing(plant, page, 'M107', () => signIn('operator', { path: '/interface/M107' }))
  await page.getByRole('button', { name: 'Code stop' }).click()
  await chooseCode(page, '301')
  await cut(context, page)
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect(waiting(page, 1)).toBeVisible()
  await somebodyCalls(plant, 'set_stop_code', { machine_id: 'M107', stop_code: '501' })
  await context.setOffline(false)
  await expect(page.getByText(/M107: an entry of yours was refused/)).toBeVisible()
  expect((await latestStop(plant, 'M107')).stop_reason).toBe('501')
  await waiting(page, 1).click()
  const entry = page.getByRole('dialog', { name: 'Not saved yet' }).getByRole('listitem')
  await expect(entry).toContainText('Changed by someone else')
  await entry.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toContainText('Everything is saved.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toHaveCount(0)
  await expect(waiting(page, 1)).toHaveCount(0)
  expect((await latestStop(plant, 'M107')).stop_reason).toBe('501')
  await plant.signal('M107', 'running')
})

test('T-OFFLINE-06 T-OFFLINE-07 the server has booked it and the answer is lost, then the power: it is sent again and booked once', async ({
  page,
  plant,
  context,
  signIn,
}) => {
  await standing(plant, page, 'M108', () => signIn('operator', { path: '/interface/M108' }))
  await page.getByRole('button', { name: 'Code stop' }).click()
  await chooseCode(page, '301')
  let swallowed = 0
  await context.route('**/api/call', async (route) => {
    if ((route.request().postDataJSON() as { name: string }).name !== 'set_stop_code') return route.fallback()
    await route.fetch()
    swallowed += 1
    await route.abort()
  })
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect.poll(() => swallowed).toBeGreaterThan(0)
  expect((await latestStop(plant, 'M108')).stop_reason).toBe('301')
  await context.unroute('**/api/call')
  await page.reload()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(waiting(page, 1)).toHaveCount(0)
  expect(await timesCoded(plant, 'M108')).toBe(1)
  await plant.signal('M108', 'running')
})

test('T-OFFLINE-03 T-OFFLINE-08 T-OFFLINE-09 a note waits for the person who wrote it; signing out keeps it and forgets the data', async ({
  page,
  plant,
  context,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/M109/notes' })
  await expect.poll(() => hasFetched(page, /UserMenuPopover-.*js$/)).toBe(true)
  await expect.poll(() => hasFetched(page, /beside-.*js$/)).toBe(true)
  await page.getByRole('textbox').first().fill('Waits for Anna')
  await cut(context, page)
  await page.getByRole('button', { name: /Save note|Add note/ }).click()
  await expect(waiting(page, 1)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Not saved yet' })).toContainText('Waits for Anna')
  await page.route('**/api/call', (route) =>
    (route.request().postDataJSON() as { name: string }).name === 'save_machine_note'
      ? route.abort()
      : route.fallback(),
  )
  await context.setOffline(false)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText(/1 entry is not saved yet\. It stays on this terminal/)).toBeVisible()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await page.evaluate(keptCount)).toEqual({ answers: 0, session: 0, entries: 1 })
  await page.unroute('**/api/call')

  await signIn('supervisor', { path: '/interface/M109/notes' })
  await waiting(page, 1).click()
  await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toContainText('1 entry of operator waits')
  expect(await notesOf(plant)).toBe(0)
  await signIn('operator', { path: '/interface/M109/notes' })
  await expect.poll(() => notesOf(plant)).toBe(1)
  await expect(waiting(page, 1)).toHaveCount(0)
})

async function notesOf(plant: Plant): Promise<number | undefined> {
  const [row] = await plant.sql<{ n: number }>(
    "select count(*)::int as n from machine_note where company_id = 1000 and note = 'Waits for Anna'",
  )
  return row?.n
}

async function keptCount(): Promise<{ answers: number; session: number; entries: number }> {
  const open = indexedDB.open('takt')
  const db = await new Promise<IDBDatabase>((then) => {
    open.onsuccess = () => then(open.result)
  })
  const count = (store: string) =>
    new Promise<number>((then) => {
      const asked = db.transaction(store).objectStore(store).count()
      asked.onsuccess = () => then(asked.result)
    })
  const found = { answers: await count('answers'), session: await count('session'), entries: await count('entries') }
  db.close()
  return found
}

async function keptOnDisk(page: Page, name: string): Promise<void> {
  const names = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('takt')
      const db = await new Promise<IDBDatabase>((then) => {
        open.onsuccess = () => then(open.result)
      })
      const asked = db.transaction('answers').objectStore('answers').getAllKeys()
      const keys = await new Promise<IDBValidKey[]>((then) => {
        asked.onsuccess = () => then(asked.result)
      })
      db.close()
      return keys.map((key) => String(key).split('|')[2])
    })
  await expect.poll(names).toContain(name)
}

test('T-PLANT-552 what is fetched with the first press comes although its first fetch broke off', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  await expect(page.getByRole('row', { name: /A401/ })).toBeVisible()
  let broken = 0
  await page.route('**/assets/UserMenuPopover*.js*', (route) => (broken++ === 0 ? route.abort() : route.fallback()))
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(broken).toBe(2)
})

test('T-PLANT-552 a part of which something broke off while the terminal fetched it ahead comes with a page that the press loads anew', async ({
  page,
  signIn,
}) => {
  const broken = Promise.withResolvers<void>()
  await page.route(
    /\/assets\/beside-.*\.js/,
    async (route) => {
      await route.abort()
      broken.resolve()
    },
    { times: 1 },
  )
  await signIn('operator', { path: '/interface/M109' })
  await broken.promise
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await loaded
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('T-PLANT-552 pressed while what it needs is fetched ahead and breaks off, a part comes with a page that is loaded anew', async ({
  page,
  signIn,
}) => {
  const asked = Promise.withResolvers<void>()
  const pressed = Promise.withResolvers<void>()
  await page.route(
    /\/assets\/beside-.*\.js/,
    async (route) => {
      asked.resolve()
      await pressed.promise
      await route.abort()
    },
    { times: 1 },
  )
  await signIn('operator', { path: '/interface/M109' })
  await asked.promise
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: /^User menu/ }).click()
  pressed.resolve()
  await loaded
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

/** Whether a file of the product has come: a terminal fetches the parts of its frame by itself, some seconds after its page. */
async function hasFetched(page: Page, file: RegExp): Promise<boolean> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.some((name) => file.test(name))
}
