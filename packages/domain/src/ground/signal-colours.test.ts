import { expect, test } from 'vitest'
import { distance } from './distinct-colours.ts'
import { oklchOf, toHex } from './oklch.ts'
import { isSignalColour, withoutSignal } from './signal-colours.ts'
import { stopColour } from './stop-colour.ts'

const named = (name: string) => stopColour(name) as string

test.each(['green', 'darkgreen', 'lightgreen', 'orange', 'darkorange', '#00ff00', '#808000', '#ffa500'])(
  'T-LOOK-31 a reason that was given %s wears a colour that says nothing, as light as it was',
  (name) => {
    const chosen = name.startsWith('#') ? name : named(name)
    expect(isSignalColour(chosen)).toBe(true)
    const worn = withoutSignal(chosen)
    expect(isSignalColour(worn)).toBe(false)
    expect(distance(worn, chosen)).toBeGreaterThan(0.1)
    expect(oklchOf(worn).light).toBeCloseTo(oklchOf(chosen).light, 1)
  },
)

test.each([
  ...['red', 'darkred', 'gold', 'yellow', 'teal', 'cyan', 'blue', 'darkblue', 'navy', 'purple', 'violet', 'magenta'],
  ...['pink', 'brown', 'gray', 'darkgray', 'lightgray', 'black', 'white'],
])('T-LOOK-31 %s stays as it was chosen', (name) => {
  expect(withoutSignal(named(name))).toBe(named(name))
})

test.each([
  ['#2f9e44', 325],
  ['#e8590c', 275],
] as const)('T-LOOK-31 %s becomes plum or indigo, not both the same', (chosen, hue) => {
  expect(oklchOf(withoutSignal(chosen)).hue).toBeCloseTo(hue, -1)
})

test.each(['#1c7ed6', '#f2c40f', '#d92d20', '#000000', '#ffffff'])('%s is the same there and back', (hex) => {
  expect(distance(toHex(oklchOf(hex)), hex)).toBeLessThan(0.005)
})

test('a colour too strong for a screen keeps its hue', () => {
  const shown = oklchOf(toHex({ light: 0.6, chroma: 0.4, hue: 325 }))
  expect(shown.hue).toBeCloseTo(325, -1)
  expect(shown.chroma).toBeLessThan(0.4)
})
