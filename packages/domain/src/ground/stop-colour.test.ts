import { expect, test } from 'vitest'
import { stopColour, textOn } from './stop-colour.ts'

test.each([
  ['Red', '#d92d20'],
  ['  navy ', '#1b2a52'],
  ['#1A2b3c', '#1a2b3c'],
  ['#1a2b3c; x', undefined],
  ['Automatic', undefined],
  ['', undefined],
  ['chartreuse-ish', undefined],
  ['red; background: url(//evil)', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('T-ENTITY-03 T-ENTITY-03-X the colour “%s” is %s', (name, expected) => {
  expect(stopColour(name)).toBe(expected)
})

test.each([
  ['#ffffff', '#000000'],
  ['#f2c40f', '#000000'],
  ['#1a1a1a', '#ffffff'],
  ['#173f8a', '#ffffff'],
  ['#912018', '#ffffff'],
  ['#0a0a0a', '#ffffff'],
  // The two greys, reds and greens between which the better one changes.
  ['#757575', '#ffffff'],
  ['#767676', '#000000'],
  ['#eb0000', '#ffffff'],
  ['#ee0000', '#000000'],
  ['#008800', '#ffffff'],
  ['#008a00', '#000000'],
  ['#0000ff', '#ffffff'],
])('T-ENTITY-03-X text on %s is %s', (background, expected) => {
  expect(textOn(background)).toBe(expected)
})
