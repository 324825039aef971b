import { expect, test } from 'vitest'
import { lossGrid, lossRows, targetFactor } from './fulfilment-losses.ts'

const row = (target_date: string, target_good_qty = 1000) => ({
  target_date,
  target_good_qty,
  result_good_qty: 800,
  availability_quantity_loss: 120,
  productivity_quantity_loss: 50,
  scrap_qty: 30,
})
const week = { days: ['2026-05-18', '2026-05-19'], today: '2026-05-20' }

test('D-STAT-06 the rows are planned, t, a and k, and every day has each of them', () => {
  expect(lossRows).toEqual(['planned', 't', 'a', 'k'])
  const [day] = lossGrid([row('2026-05-18')], { ...week, oee_green_limit: null })
  expect(Object.keys(day ?? {})).toEqual([...lossRows])
  expect(day).toMatchObject({ t: 120, a: 50, k: 30 })
})

test.each([
  [85, 850, 'red'],
  [80, 800, 'green'],
])('D-STAT-07 T-PLANT-254 of a target of 1000 a green limit of %d asks for %d', (oee_green_limit, asked, colour) => {
  const [day] = lossGrid([row('2026-05-18')], { ...week, oee_green_limit })
  expect(day?.planned).toEqual({ target: 1000, asked, result: 800, colour })
})

test.each([[0], [null]])('D-STAT-08-X a green limit of %s uses factor 1', (limit) => {
  expect(targetFactor(limit)).toBe(1)
})

test('D-STAT-08-X cells are summed per target date, a day without rows is empty', () => {
  const grid = lossGrid([row('2026-05-18'), row('2026-05-18T00:00:00', 500)], { ...week, oee_green_limit: 90 })
  expect(grid).toEqual([
    { planned: { target: 1500, asked: 1350, result: 1600, colour: 'green' }, t: 240, a: 100, k: 60 },
    null,
  ])
})

test('T-PLANT-488 a day that still runs at the machine is not judged', () => {
  const running = { ...row('2026-05-19'), current_day: '2026-05-19' }
  expect(lossGrid([running], { ...week, oee_green_limit: null })[1]?.planned.colour).toBe('grey')
})
