import { expect, test } from 'vitest'
import { enteredAmount } from './entered-amount.ts'

test.each([
  ['', null],
  ['12', 12],
  [' 0 ', 0],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['3.', 3],
  ['-1', null],
  ['1e9', null],
  ['1.2.3', null],
])('T-PLANT-93 %j is read as %j', (typed, amount) => expect(enteredAmount(typed)).toBe(amount))
