import { expect, test } from 'vitest'
import { defaultPrinter } from './default-printer.ts'

const printers = [{ printer_no: 'Zebra hall' }, { printer_no: 'Zebra dispatch' }]

test.each([
  ['the one of the device', 'Zebra dispatch', 'Zebra hall', 'Zebra dispatch'],
  ['the machine’s when the device has none', '', 'Zebra hall', 'Zebra hall'],
  ['the machine’s when the device’s is gone', 'Sold', 'Zebra hall', 'Zebra hall'],
  ['none when both are gone', 'Sold', 'Scrapped', ''],
  ['none without any', '', '', ''],
])('W-STEP-31-C the default printer is %s', (_what, device, machine, printer) =>
  expect(defaultPrinter(printers, { device, machine })).toBe(printer),
)
