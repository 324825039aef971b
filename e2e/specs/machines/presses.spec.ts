import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { withFunctions, withPlanned, withRunsKept } from '../../pages/orders.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { answerSetup, sayWhoStarts } from '../../pages/start-questions.ts'
import { chooseCode } from '../../pages/stop-code.ts'
import { wizardOn } from '../../pages/wizard.ts'

const guide = readFileSync(new URL('../../../docs/guide/presses.md', import.meta.url), 'utf8')

/** What the guide says of a job. */
function toldOf(job: string): number {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${job} |`))
  return Number(row?.split('|')[2])
}

async function countedPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const presses = { count: 0 }
    Object.assign(window, { presses })
    const count = ({ isTrusted, detail }: MouseEvent) => {
      // An Enter in a form is told as a click without a finger.
      if (isTrusted && detail > 0) presses.count += 1
    }
    document.addEventListener('click', count, { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { presses: { count: number } }).presses.count)
}

test.beforeEach(({ plant }) => plant.allRunning())

test('T-LOOK-12 W-STATE-07 who is signed in reports twelve pieces with as few presses as the guide says, and is named before it is booked', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/M103' })
  const wizard = wizardOn(page)
  const report = page.getByRole('button', { name: 'Report quantity' })
  await expect(report).toBeVisible()
  const presses = await countedPresses(page)
  await report.click()
  await wizard.isAt(3, 'Quantity')
  await page.keyboard.type('12')
  await wizard.next.click()
  await wizard.isAt(4, 'Note')
  await wizard.next.click()
  await wizard.isAt(5, 'Summary')
  await expect(wizard.fact('Employee')).toContainText('Erik Johansson')
  await wizard.complete.click()
  await expect(wizard.notice(/12/)).toBeVisible()
  expect(await presses()).toBe(toldOf('Report 12 good pieces, signed in'))
})

test('T-LOOK-12 W-WIZARD-13-X among several one press says who reports, and goes on', async ({ page, signIn }) => {
  await signIn('operator', { path: '/interface/M104' })
  const wizard = wizardOn(page)
  const report = page.getByRole('button', { name: 'Report quantity' })
  await expect(report).toBeVisible()
  const presses = await countedPresses(page)
  await report.click()
  await wizard.isAt(2, 'Employee')
  await page.getByRole('button', { name: 'Anna Lindqvist · 0101' }).click()
  await wizard.isAt(3, 'Quantity')
  // Whoever comes back to it stays there.
  await wizard.done('Employee').press('Enter')
  await wizard.isAt(2, 'Employee')
  await expect(page.getByRole('main').getByText('Anna Lindqvist')).toBeVisible()
  await page.keyboard.press('Enter')
  await wizard.isAt(3, 'Quantity')
  await page.keyboard.type('12')
  await wizard.next.click()
  await wizard.next.click()
  await wizard.complete.click()
  await expect(wizard.notice(/12/)).toBeVisible()
  expect(await presses()).toBe(toldOf('Report 12 good pieces, among several'))
})

test('T-LOOK-12 a stop that waits is coded with two presses from the likely reasons and with three from all', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('M107', 'stopped')
  await signIn('operator', { path: '/interface/M107' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Why does it stand still?' })).toBeVisible()
  const presses = await countedPresses(page)
  await main.getByRole('button', { name: /^101/ }).click()
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect(page.getByText(/^Stop coded/)).toBeVisible()
  expect(await presses()).toBe(toldOf('Code the stop that waits, likely reason'))

  await plant.signal('M107', 'running')
  await plant.signal('M107', 'stopped')
  await expect(main.getByRole('button', { name: 'Code stop' })).toBeVisible()
  const again = await countedPresses(page)
  await main.getByRole('button', { name: 'Code stop' }).click()
  await expectPath(page, /stopcode/)
  await chooseCode(page, '301')
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expectPath(page, '/interface/M107')
  expect(await again()).toBe(toldOf('Code the stop that waits, any reason'))
  await plant.signal('M107', 'running')
})

test('T-LOOK-12 an earlier stop is coded from the line of the shift', async ({ page, plant, signIn }) => {
  const minute = 60_000
  await plant.signal('M106', 'running', Date.now() - 40 * minute)
  await plant.signal('M106', 'stopped', Date.now() - 30 * minute)
  await plant.signal('M106', 'running', Date.now() - 20 * minute)
  await signIn('operator', { path: '/interface/M106' })
  const line = page.getByRole('listbox', { name: 'Stops of the shift' })
  const stop = line.getByRole('option', { name: /, Not coded yet/ }).last()
  const box = await stop.boundingBox()
  const presses = await countedPresses(page)
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.locator('[data-bottom-bar]').getByRole('button', { name: /code/i }).first().click()
  await expectPath(page, /stopcode\?stop=/)
  await (await chooseCode(page, '205')).getByRole('button', { name: 'Save stop code' }).click()
  await expectPath(page, '/interface/M106')
  expect(await presses()).toBe(toldOf('Code an earlier stop of the shift'))
})

test('T-LOOK-12 a note and a sign-in are as near as the guide says', async ({ page, plant, signIn }) => {
  await signIn('operator', { path: '/interface/P204' })
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  const presses = await countedPresses(page)
  await (await moreActions(page)).getByRole('button', { name: 'Notes' }).click()
  const note = main.getByLabel('New note about P204')
  await note.click()
  await note.fill('Guard door is loose')
  await main.getByRole('button', { name: 'Save note' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Guard door is loose' })).toBeVisible()
  expect(await presses()).toBe(toldOf('Write a note'))

  await visit(page, '/interface/P204')
  const again = await countedPresses(page)
  await main.getByRole('button', { name: 'People', exact: true }).click()
  await expect(main.getByLabel('Employee number')).toBeFocused()
  await scan(page, '0118')
  await expect(main.getByRole('grid', { name: 'Signed in' }).getByRole('row', { name: /0118/ })).toBeVisible()
  expect(await again()).toBe(toldOf('Sign in at the machine with a badge'))
  await plant.sql(
    "update attendance set until = now() where company_id = 1000 and employee_number = '0118' and until is null",
  )
})

test('T-LOOK-12 the next order is started with four presses and a number', async ({ page, plant, signIn }) => {
  await withFunctions(plant, 'A402', [], () =>
    withRunsKept(plant, 'A402', () =>
      withPlanned(plant, 'A402', {}, async (card) => {
        await plant.sql(
          "update order_run set end_time = now() where company_id = 1000 and machine_id = 'A402' and end_time is null",
        )
        await signIn('operator', { path: '/interface/A402' })
        const next = page.getByRole('list', { name: 'Next in the plan' })
        await expect(next).toBeVisible()
        const presses = await countedPresses(page)
        await next.getByRole('button', { name: new RegExp(card.work_order_no) }).click()
        await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Start', exact: true }).click()
        await answerSetup(page)
        await sayWhoStarts(page)
        await expect(page.getByText(`Work order started! ${card.work_order_no}`)).toBeVisible()
        expect(await presses()).toBe(toldOf('Start the next order'))
      }),
    ),
  )
})
