import type { Page } from '@playwright/test'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { somebodyCalls } from '../../pages/people-call.ts'
import { openMenu, visit } from '../../pages/shell.ts'

const row = (page: Page, machine: string) => page.locator(`[data-machine="${machine}"]`)
const bar = (page: Page, card: string) => page.locator(`[data-plan-board] [data-card="${card}"]`)
const draft = (page: Page) => page.getByRole('region', { name: 'What follows' })

interface Card {
  readonly card_no: string
  readonly work_order_no: string
  readonly machine_id: string
  readonly planned_start_time: string
}

/** M101 to M103 have three orders each that wait, an hour or so each, the first of which begins in two days. */
async function withPlan(plant: Plant, steps: (cards: (machine: string) => Promise<Card[]>) => Promise<void>) {
  const planned = () =>
    plant.sql<Card>(
      `select card_no, work_order_no, machine_id, planned_start_time from card where company_id = 1000 and status = 'planned'
       and cancelled = 0 order by planned_start_time, card_no`,
    )
  const before = await planned()
  try {
    await steps(async (machine) => (await planned()).filter(({ machine_id }) => machine_id === machine))
  } finally {
    for (const { card_no, machine_id, planned_start_time } of before) {
      await plant.sql(
        `update card set machine_id = $2, planned_start_time = $3, wanted_start_time = null, wanted_end_time = null,
           wanted_machine_id = null, erp_said = '{}' where company_id = 1000 and card_no = $1`,
        [card_no, machine_id, planned_start_time],
      )
    }
    await plant.sql('delete from plan_move where company_id = 1000')
  }
}

test('T-PLAN-11 T-PLAN-12 the plan board is reached from the menu, zoomed, scrolled, walked by keys and read as a list', async ({
  page,
  signIn,
}) => {
  await signIn('planner', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Plan board' }).click()
  await expect(page.getByRole('heading', { name: 'Plan board' })).toBeVisible()
  const board = page.getByRole('region', { name: 'Plan by machine and time' })
  await expect(row(page, 'M101').locator('[data-card]').first()).toBeVisible()
  // Late orders are marked with their word, and why.
  await expect(page.locator('[data-standing="late"]').first()).toHaveAttribute('aria-label', /Late/)

  await page.getByRole('radio', { name: 'Month' }).click()
  await expect(page).toHaveURL(/zoom=month/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()
  // Nearer, it stays where it was; and now is where it says.
  const atNow = page.locator('[data-plan-board] [class*="_nowLabel_"]')
  const inSight = () =>
    atNow.evaluate((label) => {
      const [own, box] = [label.getBoundingClientRect(), label.closest('[data-plan-board]')?.getBoundingClientRect()]
      return box !== undefined && own.left > box.left && own.right < box.right
    })
  for (const zoom of ['Hour', 'Day', 'Week', 'Month']) {
    await page.getByRole('radio', { name: zoom }).click()
    await expect(page).toHaveURL(new RegExp(`zoom=${zoom.toLowerCase()}`))
    await expect.poll(inSight).toBe(true)
  }
  const label = row(page, 'M104').locator('div').first()
  const left = async () => (await label.boundingBox())?.x
  const before = await left()
  await board.evaluate((box) => box.scrollBy(400, 0))
  await expect(page).toHaveURL(/at=20/)
  expect(await left()).toBe(before)

  await expect.poll(inSight).toBe(false)
  await page.getByRole('button', { name: 'Go to now' }).click()
  await expect.poll(inSight).toBe(true)
  const first = row(page, 'M101').locator('[data-card]').first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  const second = page.locator('[data-plan-board] [data-card]:focus')
  await expect(second).toHaveAttribute('aria-label', /M101/)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-plan-board] [data-card]:focus')).toHaveAttribute('aria-label', /M102/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Planned end')
  await dialog.getByRole('button', { name: 'Open order' }).click()
  await expect(page).toHaveURL(/order-details/)

  await visit(page, '/plan-board?show=list')
  const list = page.getByRole('region', { name: 'M101' })
  await expect(list.getByRole('columnheader')).toHaveText(['Order', 'Begins', 'Ends', 'Planned end', 'State'])
  await list.getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Article')
})

test('T-PLAN-05 T-PLAN-07 T-PLAN-08 moves are a draft with what follows, undone and redone, saved, and taken back', async ({
  page,
  plant,
  signIn,
}) => {
  await withPlan(plant, async (cards) => {
    await signIn('planner', { path: '/plan-board?zoom=month' })
    const [, second, third] = (await cards('M101')) as [Card, Card, Card]
    await bar(page, third.card_no).focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(draft(page)).toContainText('1 order moved, not saved')
    await expect(bar(page, third.card_no)).toHaveAttribute('aria-label', /Moved, not saved/)
    await expect(draft(page)).toContainText(second.work_order_no)
    expect((await cards('M101')).map(({ card_no }) => card_no)[1]).toBe(second.card_no)

    await page.keyboard.press('Control+z')
    await expect(bar(page, third.card_no)).not.toHaveAttribute('aria-label', /Moved/)
    await expect(draft(page)).toContainText('No order is moved')
    await page.keyboard.press('Control+y')
    await expect(draft(page)).toContainText('1 order moved, not saved')
    // On another machine and back by keys alone: the order keeps the focus.
    await page.keyboard.press('Alt+ArrowDown')
    await expect(row(page, 'M102').locator(`[data-card="${third.card_no}"]`)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(row(page, 'M101').locator(`[data-card="${third.card_no}"]`)).toBeFocused()
    await page.getByRole('radio', { name: 'List' }).click()
    await expect(draft(page).getByRole('button', { name: 'Save plan' })).toBeInViewport()
    await page.getByRole('radio', { name: 'Board' }).click()
    await draft(page).getByRole('button', { name: 'Save plan' }).click()
    await expect(page.getByText('Plan saved: 1 order moved')).toBeVisible()
    expect((await cards('M101')).map(({ card_no }) => card_no).slice(1, 3)).toEqual([third.card_no, second.card_no])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The plan is as it was before')).toBeVisible()
    expect((await cards('M101')).map(({ card_no }) => card_no).slice(1, 3)).toEqual([second.card_no, third.card_no])

    // By mouse, to another machine.
    const left = async (card: string) => (await bar(page, card).boundingBox())?.x ?? 0
    await expect.poll(async () => (await left(third.card_no)) > (await left(second.card_no))).toBe(true)
    const from = await bar(page, third.card_no).boundingBox()
    const to = await row(page, 'M102').boundingBox()
    if (!from || !to) throw new Error('not drawn')
    // Escape takes it back, and the button that is let go then opens nothing.
    await page.mouse.move(from.x + 4, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, to.y + 20, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.move(from.x + 6, from.y + 12)
    await page.mouse.up()
    await page.mouse.move(from.x + 4, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, to.y + 20, { steps: 4 })
    await page.mouse.up()
    await expect(row(page, 'M102').locator(`[data-card="${third.card_no}"]`)).toBeVisible()
    await draft(page).getByRole('button', { name: 'Discard' }).click()
    await expect(row(page, 'M101').locator(`[data-card="${third.card_no}"]`)).toBeVisible()
  })
})

test('T-PLAN-06 T-PLAN-09 T-PLAN-12 a move by the dialog; what rules forbid is said; of two planners the second is told', async ({
  page,
  plant,
  signIn,
}) => {
  await withPlan(plant, async (cards) => {
    await signIn('planner', { path: '/plan-board?zoom=month' })
    const [, , third, fourth] = (await cards('M101')) as [Card, Card, Card, Card]
    const running = row(page, 'M101').locator('[data-card]').first()
    await running.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    // Grey, and it answers why.
    await dialog.getByRole('button', { name: 'Move to …' }).click({ force: true })
    await expect(page.getByRole('alert').filter({ hasText: 'has been started and stays' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await bar(page, third.card_no).click()
    await dialog.getByRole('button', { name: 'Move to …' }).click()
    await dialog.getByRole('combobox', { name: 'Machine' }).click()
    await page.getByRole('option', { name: /^M103/ }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(row(page, 'M103').locator(`[data-card="${third.card_no}"]`)).toBeVisible()

    // Somebody else saves a plan of the same machine meanwhile.
    const start = Date.parse(fourth.planned_start_time)
    await somebodyCalls(
      plant,
      'save_plan',
      {
        seen_version: 0,
        moves: [
          {
            card_no: fourth.card_no,
            machine_id: 'M101',
            planned_start_time: new Date(start + 3_600_000).toISOString(),
            seen_machine_id: 'M101',
            seen_start_time: new Date(start).toISOString(),
          },
        ],
      },
      'admin',
    )
    const save = draft(page).getByRole('button', { name: 'Save plan' })
    await save.click()
    await expect(
      page.getByText(`Astrid Löfgren has moved order ${fourth.work_order_no} to M101 meanwhile.`),
    ).toBeVisible()
    expect((await cards('M103')).some(({ card_no }) => card_no === third.card_no)).toBe(false)
    // The moves are still there, and on the new plan they can be saved.
    await expect(row(page, 'M103').locator(`[data-card="${third.card_no}"]`)).toBeVisible()
    await save.click()
    await expect(page.getByText('Plan saved: 1 order moved')).toBeVisible()
    expect((await cards('M103')).some(({ card_no }) => card_no === third.card_no)).toBe(true)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('T-PLAN-12 the plan is read one machine below another, and nothing is wider than the screen', async ({
    page,
    signIn,
  }) => {
    await signIn('planner', { path: '/plan-board' })
    const list = page.getByRole('region', { name: 'M101' })
    await expect(list.getByRole('button').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect((await list.getByRole('button').first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})
