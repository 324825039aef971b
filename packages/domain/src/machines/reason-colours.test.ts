import { expect, test } from 'vitest'
import { isSignalColour } from '../ground/signal-colours.ts'
import { reasonColour, reasonColours } from './reason-colours.ts'

test('T-LOOK-31 of all reasons none is green or orange, whatever was chosen for it and also where nothing was', () => {
  const chosen = ['green', 'orange', 'darkgreen', '#00aa00', 'red']
  const many = Array.from({ length: 30 }, (_, at) => [`R${at}`, chosen[at] ?? 'Automatic'] as const)
  const colours = reasonColours(many)
  expect([...colours.values()].filter(isSignalColour)).toEqual([])
  expect(colours.get('R4')).toBe('#d92d20')
})

test('T-LOOK-31 a reason has one colour alone and beside others', () => {
  const [alone] = reasonColours([['502', 'lightgreen']]).values()
  const among = reasonColours([
    ['101', 'blue'],
    ['201', 'red'],
    ['502', 'lightgreen'],
  ])
  expect(among.get('502')).toBe(alone)
  expect(reasonColour('lightgreen')).toBe(alone)
})

test('T-LOOK-31 a colour that nobody knows is none', () => {
  expect(reasonColour('Automatic')).toBeUndefined()
})
