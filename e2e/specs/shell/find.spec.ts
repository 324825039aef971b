import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, visit } from '../../pages/shell.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Find' })
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name })
const marked = (page: Page) => dialog(page).getByRole('option', { selected: true })

/** A key that is pressed before the page is there goes to nobody. */
async function pressFind(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
}

interface Order {
  readonly machine_id: string
  readonly card_no: string
  readonly work_order_no: string
}

const running = `select r.machine_id, r.card_no, c.work_order_no from order_run r join card c using (company_id, card_no)
  where r.company_id = 1000 and r.end_time is null and not exists (
    select from card o where o.company_id = 1000 and o.work_order_no = c.work_order_no and o.card_no <> c.card_no)
  order by r.machine_id limit 1`

test('T-FIND-01 T-FIND-02 Ctrl+K, a number and Enter open a machine, an order or a page; Escape closes and gives the focus back', async ({
  page,
  plant,
  signIn,
}) => {
  const [order] = await plant.sql<Order>(running)
  await signIn('supervisor', { path: '/machines/all' })
  const button = page.getByRole('button', { name: 'Find', exact: true })
  await button.focus()
  await pressFind(page)
  await expect(dialog(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()

  await pressFind(page)
  await field(page).fill('m102')
  await expect(marked(page)).toContainText('M102')
  await page.keyboard.press('Enter')
  await expectPath(page, '/interface/M102')

  await pressFind(page)
  await field(page).fill(order?.work_order_no ?? '')
  // Pressed before the server has answered it waits for the order, which is better than anything here.
  await page.keyboard.press('Enter')
  await expectPath(page, `/interface/${order?.machine_id}/order-details/${order?.card_no}`)

  await pressFind(page)
  await field(page).fill('hand-ov')
  await expect(marked(page)).toContainText('Shift hand-overs')
  await page.keyboard.press('Enter')
  await expectPath(page, '/handovers')
})

test('T-FIND-01 arrows walk the list round, and what is marked stays marked when more is found', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/machines/all' })
  await pressFind(page)
  await field(page).fill('M10')
  await expect(option(page, /^M105/)).toBeVisible()
  await expect(marked(page)).toContainText('M101')
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toContainText('M102')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(marked(page)).not.toContainText(/M10[12]/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectPath(page, '/interface/M102')
})

test('T-FIND-04 what can be done at a machine is found with its number, as far as it is offered to this person', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  await pressFind(page)
  await field(page).fill('M102')
  await expect(
    dialog(page).getByRole('group', { name: 'What can be done there' }).getByRole('option').first(),
  ).toHaveText(/^Code stop/)
  await field(page).fill('102 report')
  await expect(marked(page)).toContainText('Report quantity')
  await field(page).fill('stop m102')
  await expect(marked(page)).toContainText('Code stop')
  await page.keyboard.press('Enter')
  await expectPath(page, '/interface/M102/stopcode')
  // Whoever may not code stops is not led there.
  const without = (removed: string) =>
    plant.sql(`update app_user set removed = $1 where company_id = 1000 and username = 'planner'`, [removed])
  await without('{code-stops}')
  try {
    await signIn('planner', { path: '/machines/all' })
    await pressFind(page)
    await field(page).fill('M102')
    await expect(dialog(page).getByRole('group', { name: 'What can be done there' })).toBeVisible()
    await expect(option(page, /^Code stop/)).toHaveCount(0)
  } finally {
    await without('{}')
  }
})

test('T-FIND-03 with nothing typed stands what was opened last, and a few pages', async ({ page, signIn }) => {
  await signIn('supervisor', { path: '/machines/all' })
  await pressFind(page)
  await field(page).fill('A401')
  await option(page, /^A401/).click()
  await expectPath(page, '/interface/A401')
  await pressFind(page)
  const recent = dialog(page).getByRole('group', { name: 'Recently opened' })
  await expect(recent.getByRole('option').first()).toContainText('A401')
  await expect(dialog(page).getByRole('group', { name: 'Pages' }).getByRole('option').first()).toBeVisible()
})

test('T-FIND-09 what cannot be found is said, with what can be; without the server the rest stays', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/machines/all' })
  await pressFind(page)
  await field(page).fill('no such thing %_')
  await expect(dialog(page)).toContainText('Nothing found for “no such thing %_”.')
  await page.route('**/api/call', (route) =>
    route.request().postData()?.includes('find_anything') ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
  )
  await field(page).fill('m103')
  await expect(option(page, /^M103/)).toBeVisible()
  await expect(dialog(page)).toContainText('could not be asked for just now')
  await page.unroute('**/api/call')
})

test('T-FIND-05 a scan fills the field and opens the one thing that it names', async ({ page, plant, signIn }) => {
  const [order] = await plant.sql<Order>(running)
  await signIn('operator', { path: '/machines/all' })
  await pressFind(page)
  await expect(dialog(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await scan(page, order?.card_no ?? '')
  await expectPath(page, `/interface/${order?.machine_id}/order-details/${order?.card_no}`)
  await expect(dialog(page)).toBeHidden()
  await pressFind(page)
  await scan(page, 'NOPE+7')
  await expect(field(page)).toHaveValue('NOPE+7')
  await expect(dialog(page)).toContainText('Nothing found for “NOPE+7”.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('T-FIND-01 the button stands in the bar, rows are as high as a glove needs, and nothing is wider than the screen', async ({
    page,
    signIn,
  }) => {
    await signIn('supervisor', { path: '/machines/all' })
    // One search in the narrow bar, which leaves its room to the name of the place.
    await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible()
    const place = page.getByRole('button', { name: 'Location: All machines' }).locator('span').first()
    await expect(place).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Find machine' })).toHaveCount(0)
    expect(await place.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await field(page).fill('M10')
    await expect(option(page, /^M105/)).toBeVisible()
    const box = await option(page, /^M105/).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await option(page, /^M105/).click()
    await expectPath(page, '/interface/M105')
    await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await visit(page, '/statistics/M105/losses')
    await expect(page.getByRole('combobox', { name: 'Change machine' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible()
    const names = page.getByRole('banner').locator('button:visible span, a:visible span')
    const cut = () =>
      names.evaluateAll((spans) =>
        spans
          .filter((span) => span.scrollWidth > span.clientWidth + 1 && span.clientWidth > 1)
          .map((one) => one.textContent),
      )
    await expect.poll(cut).toEqual([])
  })
})
