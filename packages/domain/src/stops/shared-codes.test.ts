import { expect, test } from 'vitest'
import { sharedCodes } from './shared-codes.ts'

const list = (text: string) => [...text].map((stop_code) => ({ stop_code }))

test.each([
  [[], ''],
  [['abc'], 'abc'],
  [['abc', 'ca'], 'ac'],
  [['abc', 'cab', 'b'], 'b'],
  [['ab', 'cd'], ''],
])('T-ROUTE-21-X machines with the codes %j share %j', (machines, shared) =>
  expect(
    sharedCodes(machines.map(list))
      .map(({ stop_code }) => stop_code)
      .join(''),
  ).toBe(shared),
)
