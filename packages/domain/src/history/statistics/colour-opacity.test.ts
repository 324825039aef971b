import { expect, test } from 'vitest'
import { withOpacity } from './colour-opacity.ts'

test('D-STAT-29 an opacity becomes a hexadecimal suffix on the colour', () => {
  expect(withOpacity('#138b13', 0.2)).toBe('#138b1333')
})

test.each([
  ['#138b13', 0.5, '#138b1380'],
  ['#138b13', 1, '#138b13ff'],
  ['#138b13', 0, '#138b1300'],
  ['#138b13', 0.01, '#138b1303'],
  ['#138b13', -3, '#138b1300'],
  ['#138b13', 50, '#138b1380'],
  ['#138b13', 100, '#138b13ff'],
  ['#138b13', 250, '#138b13ff'],
  ['#1b3', 0.5, '#11bb3380'],
  ['#1b3c', 0.5, '#11bb3380'],
  ['#138b13cc', 0.5, '#138b1380'],
  ['red', 0.5, '#ff000080'],
  [' YellowGreen ', 0.5, '#9acd3280'],
  ['Automatic', 0.5, 'Automatic'],
  ['rgb(1, 2, 3)', 0.5, 'rgb(1, 2, 3)'],
  ['#12345', 0.5, '#12345'],
  ['constructor', 0.5, 'constructor'],
  ['', 0.5, ''],
  ['#138b13', Number.NaN, '#138b13'],
])('D-STAT-30-X %s with an opacity of %d is %s', (colour, opacity, expected) => {
  expect(withOpacity(colour, opacity)).toBe(expected)
})
