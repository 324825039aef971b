import { expect, test } from 'vitest'
import type { Scale, ScalePurpose } from './model/scale.ts'
import { heardLast, inGrams, mostCarried, scalesFor } from './scale-for.ts'

const scale = (scale_id: string, purpose: ScalePurpose, more: Partial<Scale> = {}) =>
  ({
    scale_id,
    purpose,
    name: scale_id,
    unit: 'kg',
    tare: 0,
    max_weight: 0,
    enabled: 1,
    connected: 1,
    reading: 1,
    read_at: '2026-03-10T09:30:00Z',
    ...more,
  }) as Scale

test.each<[string, Scale[], string[]]>([
  ['its own before one for anything', [scale('A', 'any'), scale('P', 'piece')], ['P']],
  ['one for anything where none is its own', [scale('A', 'any'), scale('B', 'pallet')], ['A']],
  ['none where all are kept for something else', [scale('B', 'pallet'), scale('S', 'scrap')], []],
  ['one for anything while its own is switched off', [scale('A', 'any'), scale('P', 'piece', { enabled: 0 })], ['A']],
  ['all that are its own', [scale('P', 'piece'), scale('Q', 'piece')], ['P', 'Q']],
])('T-PLANT-280 a piece is weighed on %s', (_which, scales, asked) =>
  expect(scalesFor(scales, 'piece').map(({ scale_id }) => scale_id)).toEqual(asked),
)

test('T-PLANT-280 of two the one that was heard last says the weight, in grams and without its tare', () => {
  const early = scale('P', 'piece', { reading: 2 })
  const late = scale('Q', 'piece', { reading: 1.1, tare: 1, read_at: '2026-03-10T09:30:05Z' })
  expect(heardLast([late, early])).toEqual({ scale: late, grams: 100 })
  expect(heardLast([early, late])).toEqual({ scale: late, grams: 100 })
  expect(heardLast([early, { ...late, connected: 0 }])?.grams).toBe(2000)
  expect(heardLast([{ ...late, reading: null }])).toBeNull()
  expect(heardLast([])).toBeNull()
})

test.each([
  [25.4, 'g', 25.4],
  [1.25, ' KG ', 1250],
  [400, 'mg', 0.4],
  [0.5, 't', 500_000],
  [3, 'lb', null],
])('T-PLANT-280 %d %s is %s grams', (weight, unit, grams) => expect(inGrams(weight, unit)).toBe(grams))

test('T-PLANT-280 a scale in a unit nobody knows says no weight', () =>
  expect(heardLast([scale('P', 'piece', { unit: 'lb' })])).toBeNull())

test.each<[string, [number, string][], number]>([
  ['none', [], 0],
  [
    'the strongest',
    [
      [2, 'kg'],
      [500, 'g'],
    ],
    2000,
  ],
  [
    'one without a limit',
    [
      [2, 'kg'],
      [0, 'g'],
    ],
    0,
  ],
])('T-PLANT-280 what they carry: %s', (_which, of, grams) =>
  expect(mostCarried(of.map(([max_weight, unit]) => ({ max_weight, unit })))).toBe(grams),
)
