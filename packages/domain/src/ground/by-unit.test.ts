import { expect, test } from 'vitest'
import { amountsText, sumByUnit } from './by-unit.ts'

const of = (...rows: readonly [unit: string, quantity: number][]) =>
  sumByUnit(rows.map(([unit, quantity]) => ({ unit, quantity })))

test('T-PLANT-401 kilograms and pieces have a sum each, the unit of most rows first', () => {
  expect(of(['kg', 0.1], ['pcs', 1000], ['kg', 0.2], ['pcs', -240], ['pcs', 480])).toEqual([
    { unit: 'pcs', quantity: 1240 },
    { unit: 'kg', quantity: 0.3 },
  ])
  expect(of(['pcs', 1], ['kg', 1]).map(({ unit }) => unit)).toEqual(['pcs', 'kg'])
  expect(of()).toEqual([])
})

test('T-PLANT-401 a sum is written with its unit, several beside each other', () => {
  const number = (value: number) => value.toLocaleString('en-GB')
  expect(amountsText(of(['pcs', 1240], ['pcs', 0], ['kg', 310]), number)).toBe('1,240 pcs · 310 kg')
  expect(amountsText(of(['', 7]), number)).toBe('7')
  expect(amountsText([], number)).toBe('0')
})
