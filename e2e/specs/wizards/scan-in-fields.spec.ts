import { expect, test } from '../../fixtures/takt.ts'
import { forgetAfter, isAtStep, lastActivity, makeActivity, passEmployee, types } from '../../pages/activities.ts'
import { typeByHand } from '../../pages/hand.ts'
import { scan } from '../../pages/scanner.ts'
import { wizardOn } from '../../pages/wizard.ts'

const CODE = '7350012345678'
/** Even and quick; over the air; a radio that woke after its first character. */
const rhythms = [
  [8],
  [22, 96, 51, 100, 35, 62, 88],
  [
    8,
    120,
    ...CODE.slice(2)
      .split('')
      .map(() => 8),
    8,
  ],
]

test.beforeEach(async ({ plant }) => await plant.allRunning())

test('T-PLANT-490 a scan leaves nothing in the number of labels, however unevenly it came', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/M104/print-label' })
  const count = page.getByLabel('Number of labels')
  for (const [before, gaps] of [...rhythms.entries()].map(([nth, gaps]) => [`${nth + 2}`, gaps] as const)) {
    await count.fill(before)
    await scan(page, CODE, gaps)
    await expect(page.getByText(`Code ${CODE} was scanned`)).toBeVisible()
    await expect(count).toHaveValue(before)
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
  }
})

test('T-PLANT-490 a scan leaves nothing in a value of a checklist, however unevenly it came', async ({
  page,
  plant,
  signIn,
}) => {
  const last = await lastActivity(plant)
  await makeActivity(plant, { machine_id: 'M105', action_id: types.startCheck })
  await signIn('operator', { path: '/machines/all/run-activity/M105' })
  await page.getByRole('row', { name: /Start-of-shift check/ }).click()
  await passEmployee(page)
  await isAtStep(page, 'Checklist')
  const oil = page.getByLabel('Oil temperature')
  for (const gaps of rhythms) {
    await oil.focus()
    await scan(page, CODE, gaps)
    await expect(page.getByText(`Code ${CODE} was scanned`)).toBeVisible()
    await expect(oil).toHaveValue('')
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
  }
  await forgetAfter(plant, last)
})

test('T-PLANT-561 a code that is searched for takes the place of the one before, however it was read', async ({
  page,
  signIn,
}) => {
  const wizard = wizardOn(page)
  await signIn('operator', { path: '/interface/M104/scrap-quantity' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scrap reason')
  const search = page.getByRole('searchbox')
  await search.focus()
  // A slow reader is heard as a hand, and so is a code of two characters.
  await typeByHand(page, '0101')
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('0101')
  await typeByHand(page, '21')
  await expect(search).toHaveValue('21')
  await expect(wizard.next).toBeVisible()
})

test('T-PLANT-492 what a scan was answered goes with the step at which it was scanned', async ({ page, signIn }) => {
  const wizard = wizardOn(page)
  await signIn('operator', { path: '/interface/M104/report-quantity' })
  await wizard.isAt(2, 'Employee')
  await scan(page, '0101')
  await expect(page.getByText('Anna Lindqvist').last()).toBeVisible()
  await wizard.next.click()
  await wizard.isAt(3, 'Quantity')
  await typeByHand(page, '25')
  await scan(page, CODE)
  const told = page.getByText(`Code ${CODE} was scanned`)
  await expect(told).toBeVisible()
  await wizard.next.click()
  await wizard.isAt(4, 'Note')
  await expect(told).toHaveCount(0)
})

test('T-PLANT-492 the one action of a cockpit stays above a notice that takes room of its own', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/M104' })
  const action = page.getByRole('button', { name: 'Report quantity' }).first()
  await expect(action).toBeInViewport({ ratio: 1 })
  await scan(page, 'NOPE9')
  const notice = page.getByRole('region', { name: 'Messages' })
  await expect(notice.getByText('No match for NOPE9')).toBeVisible()
  await page.evaluate(() => {
    for (const place of ['right:40px;bottom:40px', 'left:40px;bottom:40px', 'right:40px;top:90px']) {
      const button = document.createElement('button')
      button.style.cssText = `position:fixed;${place};width:120px;height:64px;visibility:hidden`
      document.querySelector('main')?.append(button)
    }
  })
  await expect(notice).toHaveAttribute('data-corner', 'strip')
  const lower = async (box: Promise<{ y: number; height: number } | null>) => {
    const { y = 0, height = 0 } = (await box) ?? {}
    return y + height
  }
  await expect
    .poll(async () => (await lower(action.boundingBox())) <= ((await notice.boundingBox())?.y ?? 0))
    .toBe(true)
})
