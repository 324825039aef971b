import { expect, test } from 'vitest'
import { rowsNamed } from './rows-named.ts'

const rows = [
  { card: '0071028', order: '240338' },
  { card: '0071029', order: '240339' },
  { card: '0071030', order: '240339' },
]

test.each<[string, string[]]>([
  ['0071028', ['0071028']],
  [' 0071028 ', ['0071028']],
  ['240339', ['0071029', '0071030']],
  ['007102', []],
  ['M101', []],
])('T-PLANT-201 %j names the rows %j', (code, named) =>
  expect(rowsNamed(rows, code, ({ card, order }) => [card, order]).map(({ card }) => card)).toEqual(named),
)
