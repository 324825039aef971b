import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test.each([
  ['en', '{quantity} booked, {total} in all', { quantity: 900_000, total: 1240.5 }, '900,000 booked, 1,240.5 in all'],
  ['sv', '{quantity} bokade', { quantity: 900_000 }, '900\u00a0000 bokade'],
  ['en', 'Bundle {bundle}, record {record_no}', { bundle: 12_345, record_no: 2000 }, 'Bundle 12345, record 2000'],
  ['en', 'Order {card_no}', { card_no: '0071002' }, 'Order 0071002'],
  ['en', '{count} row|{count} rows', { count: 1 }, '1 row'],
  ['en', '{count} row|{count} rows', { count: 3000 }, '3,000 rows'],
  ['de', '{count} Zeile|{count} Zeilen', { count: 1 }, '1 Zeile'],
  ['de', '{count} Zeile|{count} Zeilen', { count: 0 }, '0 Zeilen'],
  ['de', '{count} Zeile|{count} Zeilen', { count: '1' }, '1 Zeile'],
  ['de', '{count} Zeile|{count} Zeilen', { count: '1.000' }, '1.000 Zeilen'],
  ['de', '{quantity} gemeldet', { quantity: 1240.5 }, '1.240,5 gemeldet'],
] as const)('T-PLANT-404 T-PLANT-470 %s: %s', (language, sentence, values, expected) =>
  expect(fillIn(language, sentence, values)).toBe(expected),
)
