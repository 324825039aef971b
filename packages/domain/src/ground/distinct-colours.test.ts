import { expect, test } from 'vitest'
import { distance, distinctColours, MOST_COLOURS, PALETTE } from './distinct-colours.ts'

const least = (colours: Iterable<string>) => {
  const all = [...colours]
  return Math.min(...all.flatMap((one, at) => all.slice(at + 1).map((other) => distance(one, other))))
}
const names = Array.from({ length: MOST_COLOURS }, (_, at) => `Reason ${at}`)

test('T-PLANT-255 twelve series without a colour of their own have twelve colours that are told apart', () => {
  expect(least(distinctColours(names.map((name) => [name, undefined])).values())).toBeGreaterThan(0.05)
})

test('T-PLANT-255 T-LOOK-123 two that were given one colour have it both, and no other is near it', () => {
  const teal = '#0c8599'
  const found = distinctColours([
    ['T Other', teal],
    ['S Short shot', teal],
    ...names.slice(0, 10).map((name) => [name, undefined] as const),
  ])
  expect([found.get('S Short shot'), found.get('T Other')]).toEqual([teal, teal])
  expect(new Set(found.values()).size).toBe(11)
  expect(least(new Set(found.values()))).toBeGreaterThan(0.05)
})

test('T-PLANT-255 T-PLANT-411 a key has its colour whatever the order, and only one', () => {
  const pairs = names.map((name, at) => [name, at % 3 === 0 ? '#d92d20' : undefined] as const)
  expect(new Map([...distinctColours(pairs.toReversed())].sort())).toEqual(new Map([...distinctColours(pairs)].sort()))
  expect([
    ...distinctColours([
      ['A', '#fff'],
      ['A', '#d92d20'],
    ]),
  ]).toEqual([['A', '#fff']])
})

test('T-PLANT-255 more names than colours still have one each', () => {
  const many = distinctColours(Array.from({ length: 60 }, (_, at) => [`N${at}`, undefined]))
  expect(many.size).toBe(60)
})

test.each([...PALETTE])('T-PLANT-255 %s is seen on both grounds', (colour) => {
  for (const ground of ['#ffffff', '#15191d']) expect(distance(colour, ground)).toBeGreaterThan(0.2)
})

test('distance knows short hexadecimals', () => {
  expect(distance('#f00', '#ff0000')).toBe(0)
  expect(distance('#000', '#ffffff')).toBeCloseTo(1, 3)
})
