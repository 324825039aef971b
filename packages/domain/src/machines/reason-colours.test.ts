import { expect, test } from 'vitest'
import { distance } from '../ground/distinct-colours.ts'
import { isSignalColour } from '../ground/signal-colours.ts'
import { chosenColour, reasonColour, reasonColours } from './reason-colours.ts'
import { MICRO, MICRO_COLOUR, UNCODED, UNCODED_COLOUR } from './uncoded.ts'

test('T-LOOK-31 of all reasons none is green or orange, whatever was chosen for it and also where nothing was', () => {
  const chosen = ['green', 'orange', 'darkgreen', '#00aa00', 'red']
  const many = Array.from({ length: 300 }, (_, at) => [`R${at}`, chosen[at] ?? 'Automatic'] as const)
  const colours = reasonColours(many)
  expect([...colours.values()].filter(isSignalColour)).toEqual([])
  expect(colours.get('R4')).toBe('#d92d20')
})

test('T-LOOK-31 a colour that nobody knows is none', () => {
  expect(chosenColour('Automatic')).toBeUndefined()
})

test('T-LOOK-123 a reason has one colour alone and beside others, also beside one that was given the same', () => {
  const among = reasonColours([
    ['101', 'blue'],
    ['102', 'blue'],
    ['502', 'lightgreen'],
    ['604', 'Automatic'],
  ])
  for (const [code, chosen] of [
    ['101', 'blue'],
    ['102', 'blue'],
    ['502', 'lightgreen'],
    ['604', 'Automatic'],
  ] as const) {
    expect(among.get(code)).toBe(reasonColour(code, chosen))
  }
  expect([among.get('101'), among.get('102')]).toEqual(['#1c7ed6', '#1c7ed6'])
})

test('T-LOOK-123 what was given no colour has one by its code: codes that follow each other are told apart, none is red', () => {
  const codes = Array.from({ length: 12 }, (_, at) => `${501 + at}`)
  const colours = codes.map((code) => reasonColour(code, 'Automatic'))
  expect(colours).toEqual(codes.map((code) => reasonColour(code, '')))
  const apart = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => distance(one, other)))
  expect(Math.min(...apart)).toBeGreaterThan(0.025)
  for (const colour of colours) expect(distance(colour, '#d92d20')).toBeGreaterThan(0.15)
  for (const ground of ['#ffffff', '#15191d']) {
    for (const colour of colours) expect(distance(colour, ground)).toBeGreaterThan(0.2)
  }
})

test('T-LOOK-123 what nobody coded and what was too short to be asked about have theirs', () => {
  expect(reasonColour(UNCODED, 'blue')).toBe(UNCODED_COLOUR)
  expect(reasonColour(MICRO, 'Automatic')).toBe(MICRO_COLOUR)
})
