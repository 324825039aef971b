import { expect, test } from '../../fixtures/takt.ts'
import { typeByHand } from '../../pages/hand.ts'
import { walkScanning } from '../../pages/scan-walk.ts'
import { scan } from '../../pages/scanner.ts'
import { scrapOf } from '../../pages/scrap.ts'
import { runOn, wizardOn } from '../../pages/wizard.ts'
import { walks } from '../../pages/wizard-walks.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

for (const [what, ways] of Object.entries(walks)) {
  test(`T-PLANT-200 T-PLANT-352 whatever has the focus, no step of a wizard takes a scan that is not for it, nor its Enter: what is ${what}`, async ({
    page,
    plant,
    signIn,
  }) => {
    await signIn('admin', { path: '/machines/all' })
    for (const walk of ways) {
      const go = (path = walk.path ?? '') => walkScanning(page, walk, path)
      await (walk.within?.(plant, go) ?? go())
    }
  })
}

test('T-PLANT-353 digits go to the keypad alone: not to the choice that has the focus, and not below a question or an open list', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await runOn(plant, 'M104')
  const before = await scrapOf(plant, card_no)
  const wizard = wizardOn(page)
  await signIn('admin', { path: `/interface/M104/order-details/${card_no}/scrap` })
  const reasons = page.getByRole('button', { name: /^Adjusted quantity: / })
  const add = page.getByRole('combobox', { name: 'Add a reason' })
  // A reason is there, whose quantity a digit could change.
  await add.click()
  await page.getByRole('option', { name: /^1/ }).first().click()
  await typeByHand(page, '1')
  await expect(reasons.last()).toHaveText('1')
  const booked = await reasons.count()
  const keypad = page.getByRole('main').locator('output')
  await add.click()
  await expect(page.getByRole('option', { name: /^2/ }).first()).toBeVisible()
  // No option has the focus, as where a finger opened the list: what is typed searches it.
  await page.mouse.move(0, 0)
  await typeByHand(page, '2')
  await expect(page.getByRole('option', { name: /^2/ }).first()).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(reasons).toHaveCount(booked + 1)
  await expect(reasons.nth(-2)).toHaveText('1')
  await expect(keypad).toHaveText('0')
  // The choice has the focus again, and another reason begins with this digit.
  await expect(add).toBeFocused()
  await typeByHand(page, '30')
  await expect(keypad).toHaveText('30')
  await expect(reasons).toHaveCount(booked + 1)

  // Far more than an order has is asked about; nobody sees what a key would change below the question.
  await typeByHand(page, '000')
  await wizard.next.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/30,0\d\d/)
  await typeByHand(page, '4')
  await scan(page, '0101')
  await expect(wizard.notice(/Anna Lindqvist/)).toBeVisible()
  await expect(question).toContainText(/30,0\d\d/)
  await question.getByRole('button', { name: 'No, change it' }).click()
  await expect(keypad).toHaveText('30000')
  expect(await scrapOf(plant, card_no)).toEqual(before)
})
