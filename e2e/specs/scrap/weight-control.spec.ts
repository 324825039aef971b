import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aMachineValue, aScale } from '@takt/server/machines/machines.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { confirmationOn } from '../../pages/confirmation.ts'
import { visit } from '../../pages/shell.ts'
import { stepNames } from '../../pages/step-names.ts'
import { runOn } from '../../pages/wizard.ts'

const M = 'M104'

test('T-PLANT-243 T-PLANT-332 T-PLANT-333 W-ROUTE-02 T-ROUTE-60 W-WIZARD-31-X W-STATE-17 W-STATE-18-X W-VALID-44 W-VALID-45-X pieces are weighed one after the other; a red one cannot be saved and shows the ways on', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const { card_no } = await runOn(plant, M)
  await plant.sql(
    `update part set unit_weight = 25, lower_tolerance = 24, upper_tolerance = 26, lower_out_of_bounds = 20,
       upper_out_of_bounds = 30
     where company_id = 1000 and (part_no, op_number) in (select part_no, op_number from card where company_id = 1000 and card_no = $1)`,
    [card_no],
  )
  await plant.sql('delete from weight_control where company_id = 1000 and card_no = $1', [card_no])
  await aScale(plant, { machine_id: M, scale_id: 'E2E', name: 'Lab', signal: 'lab', unit: 'g' })
  await aMachineValue(plant, { machine_id: M, signal: 'lab', value: 25.4, at: minutesAgo(0) })
  const wizard = confirmationOn(page)
  const entry = page.getByRole('group', { name: 'Weight' }).locator('output')
  const save = page.getByRole('button', { name: 'Save weight' })
  try {
    await signIn('operator', { path: `/interface/${M}` })
    await visit(page, `/interface/${M}/weight-control`)
    await wizard.employee()
    await wizard.isAt('Weight control')
    await expect(save).toBeDisabled()
    await page.getByRole('button', { name: 'Take this weight' }).click()
    await expect(entry).toHaveText(/25[.,]4/)
    await expect(page.getByText('Within tolerance')).toBeVisible()
    await save.click()
    await expect(page.getByText('The weight is saved.')).toBeVisible()
    await expect(page.locator('dl > div').filter({ hasText: 'Pieces weighed' })).toContainText('1')
    await expect(page.getByRole('table')).toContainText('25.4 g')

    await page.getByRole('button', { name: 'Weigh next' }).click()
    await expect(save).toBeDisabled()
    const onScale = (grams: number) =>
      plant.sql(
        `update machine_value set value = $2, at = now() where company_id = 1000 and machine_id = $1 and signal = 'lab'`,
        [M, grams],
      )
    await onScale(0)
    await expect(page.getByText('Nothing lies on the scale: put the piece on it.')).toBeVisible()
    // A box on the scale is no piece.
    await onScale(1029)
    await expect(page.getByText('That is about 41 pieces.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take this weight' })).toBeDisabled()
    await page.keyboard.type('31')
    await expect(page.getByText('This piece is beyond the limits.')).toBeVisible()
    await expect(save).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Report scrap' })).toBeVisible()
    await page.getByRole('button', { name: 'Weigh again' }).click()
    await page.keyboard.type('27')
    await expect(page.getByText('Outside tolerance')).toBeVisible()
    await save.click()
    await expect(page.locator('dl > div').filter({ hasText: 'Pieces weighed' })).toContainText('2')
    await page.getByRole('button', { name: 'Done weighing' }).click()
    await expect(page).toHaveURL(new RegExp(`/interface/${M}$`))
    const kept = await plant.sql('select weight::float, colour, employee from weight_control where card_no = $1', [
      card_no,
    ])
    expect(kept).toEqual([
      { weight: 25.4, colour: 'green', employee: '0101' },
      { weight: 27, colour: 'orange', employee: '0101' },
    ])

    // On a phone the keys stay where they are while the verdict comes, above the way on, and the step is named whole.
    await page.setViewportSize({ width: 390, height: 844 })
    await onScale(25.4)
    await visit(page, `/interface/${M}/weight-control`)
    await wizard.employee()
    await expect(page.getByRole('button', { name: 'Take this weight' })).toBeEnabled()
    const key = (name: string) => page.getByRole('button', { name, exact: true })
    const place = () => key('5').boundingBox()
    const before = await place()
    await key('2').click()
    await expect(page.getByText('This piece is beyond the limits.')).toBeAttached()
    expect(await place()).toEqual(before)
    await key('5').click()
    await expect(page.getByText('Within tolerance').first()).toBeInViewport({ ratio: 1 })
    expect(await place()).toEqual(before)
    await expect(key('0')).toBeInViewport({ ratio: 1 })
    const [zero, way] = [await key('0').boundingBox(), await save.boundingBox()]
    expect((zero?.y ?? 0) + (zero?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0)
    const name = page.getByRole('navigation', { name: 'Steps' }).getByText('Weight control')
    // In turn the names of all steps, in the place of this one.
    const cut = await name.evaluate((label, names) => {
      const line = Number.parseFloat(getComputedStyle(label).lineHeight)
      const isWhole = () =>
        label.scrollWidth <= label.clientWidth &&
        label.scrollHeight <= label.clientHeight + 1 &&
        label.clientHeight <= 2 * line + 1
      const own = label.textContent
      const found = [own, ...names].filter((each) => {
        label.textContent = each
        return !isWhole()
      })
      label.textContent = own
      return found
    }, stepNames())
    expect(cut).toEqual([])
    // What is entered is not left behind unasked.
    await save.click()
    await page.getByRole('button', { name: 'Done weighing' }).click()
    await expect(page).toHaveURL(new RegExp(`/interface/${M}$`))
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const page_ of ['machine-test', 'first-piece-ok']) {
      await visit(page, `/interface/${M}/${page_}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${page_}$`))
    }
  } finally {
    await plant.sql(`delete from scale where company_id = 1000 and scale_id = 'E2E'`)
    await plant.sql(`delete from machine_value where company_id = 1000 and signal = 'lab'`)
  }
})
