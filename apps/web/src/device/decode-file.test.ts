import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const bytes = (...given: number[]) => new Uint8Array(given)

test.each<[string, Uint8Array, string | null]>([
  ['UTF-8', new TextEncoder().encode('Ström'), 'Ström'],
  ['UTF-8 with its mark', new TextEncoder().encode('\u{feff}Ström'), 'Ström'],
  ['Windows-1252', bytes(0x53, 0x74, 0x72, 0xf6, 0x6d, 0x20, 0x80), 'Ström €'],
  ['UTF-16, as a spreadsheet saves “Unicode text”', bytes(0xff, 0xfe, 0xc5, 0x00, 0x09, 0x00), 'Å\t'],
  ['UTF-16 the other way round', bytes(0xfe, 0xff, 0x00, 0xc5), 'Å'],
  ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0x00), null],
])('T-PLANT-140 a file in %s', (_, given, expected) => {
  expect(decodeFile(given)).toBe(expected)
})
