import { expect, test } from 'vitest'
import { type CsvCell, csv } from './csv.ts'

test.each<[string, CsvCell, string, string]>([
  ['a number with decimals', 1234.5, '1234.5', '1234,5'],
  ['a number that is only nearly one', 0.1 + 0.2, '0.3', '0,3'],
  ['a negative number stays a number', -3, '-3', '-3'],
  ['nothing known', null, '', ''],
  ['a comma', 'Å, Ä', '"Å, Ä"', 'Å, Ä'],
  ['a semicolon', 'a;b', 'a;b', '"a;b"'],
  ['quotes and lines', 'say "hi"\nthere', '"say ""hi""\nthere"', '"say ""hi""\nthere"'],
  ['a formula is a text', '=1+1', "'=1+1", "'=1+1"],
  ['a text that begins with a sign', '@SUM(A1)', "'@SUM(A1)", "'@SUM(A1)"],
])('T-PLANT-122 a cell of a CSV file: %s', (_case, cell, en, sv) => {
  expect(csv([[cell, 'x']], 'en')).toBe(`\u{feff}${en},x\r\n`)
  expect(csv([[cell, 'x']], 'sv')).toBe(`\u{feff}${sv};x\r\n`)
})
