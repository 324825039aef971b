import { expect, test } from 'vitest'
import { labelPrinterRefusal, labelPrintersFor } from './label-printer.ts'

const chooses = { permissions: ['pallet-flag-printer-selection'] }
const prints = { permissions: ['report-quantity'] }
const all = [{ printer_no: 'hall' }, { printer_no: 'dispatch' }]

test.each([
  ['whoever may choose', chooses, 'hall', ['hall', 'dispatch']],
  ['whoever may not', prints, 'hall', ['hall']],
  ['whoever may not, at a machine without one', prints, '', []],
  ['whoever may not, at a machine whose printer was sold', prints, 'sold', []],
] as const)('T-PLANT-206 the printers for labels that %s is offered', (_who, person, machine, offered) =>
  expect(labelPrintersFor(person, all, machine).map(({ printer_no }) => printer_no)).toEqual(offered),
)

test.each([
  ['any, for whoever may choose', chooses, { printer: 'dispatch', machine: 'hall' }, undefined],
  ['the machine’s own', prints, { printer: 'hall', machine: 'hall' }, undefined],
  [
    'where the job was queued before',
    prints,
    { printer: 'dispatch', machine: 'hall', queuedOn: 'dispatch' },
    undefined,
  ],
  ['another', prints, { printer: 'dispatch', machine: 'hall' }, 'printer-of-machine-only'],
  ['another, at a machine without one', prints, { printer: 'dispatch', machine: '' }, 'printer-none-of-machine'],
] as const)('T-PLANT-206 a label on a printer: %s', (_which, person, asked, refusal) =>
  expect(labelPrinterRefusal(person, asked)?.refusal).toBe(refusal),
)
