import { expect, test } from 'vitest'
import { mayStopOrders, stopQuestions } from './stop-questions.ts'

const machine = (...special_functions: number[]) => ({ special_functions })

test.each([
  [[[]], ['sure']],
  [[[131]], ['sure']],
  [[[47]], ['cancel-rest']],
  [[[47, 131]], ['sure', 'cancel-rest']],
  [
    [[47], [131], [47]],
    ['sure', 'cancel-rest'],
  ],
])(
  'T-PLANT-316 T-SF-05-X T-SF-07-X machines with functions %j ask %j before their orders end',
  (functions, questions) => {
    expect(stopQuestions(functions.map((each) => machine(...each)))).toEqual(questions)
  },
)

test.each([
  [[[47]], true],
  [[[112]], false],
  [[[], [112]], false],
])('T-SF-06 orders of machines with functions %j are ended by hand: %s', (functions, may) => {
  expect(mayStopOrders(functions.map((each) => machine(...each)))).toBe(may)
})
