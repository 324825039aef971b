import { expect, test } from 'vitest'
import { type ReadScan, readScan } from './read-scan.ts'

const unknown: ReadScan = { kind: 'unknown-function' }

test.each<[string, ReadScan]>([
  ['bzfunction.set.printer.7', { kind: 'set-printer', printer: '7' }],
  ['bzfunction.set.printer.Zebra hall', { kind: 'set-printer', printer: 'Zebra hall' }],
  ['bzfunction.set.printer', unknown],
  ['bzfunction.set.printer.', unknown],
  ['bzfunction.set.printer.7.8', unknown],
  ['bzfunction.get.printer.7', unknown],
  ['bzfunction.set.scale.7', unknown],
  ['bzfunctions.set.printer.7', unknown],
  ['bzfunction', unknown],
])('T-TOOL-04 %s', (code, read) => expect(readScan(code)).toEqual(read))

test.each<[string, string[]]>([
  ['M101', ['M101']],
  ['100+42', ['100+42', '100-42']],
  ['1+0+0', ['1+0+0', '1-0-0']],
  ['100-42', ['100-42']],
])('T-TOOL-03 %s is tried as %j', (code, tries) => expect(readScan(code)).toEqual({ kind: 'name', tries }))
