import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

const GB = 1024 ** 3

test.each<[number, string]>([
  [0, '0 MB'],
  [16 * 1024 ** 2, '16 MB'],
  [5 * GB, '5 GB'],
  [4.26 * GB, '4.3 GB'],
  [476.4 * GB, '476 GB'],
  [999 * 1024 ** 2, '999 MB'],
  [1023 * 1024 ** 2, '1 GB'],
  [3.64 * 1024 * GB, '3.6 TB'],
])('T-SAFE-78 %d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes, String)).toBe(text.replace(' ', '\u00a0'))
})
