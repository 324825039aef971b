import { beforeAll, expect, test, vi } from 'vitest'
import { openBook } from '../data/words/sentences.ts'
import { cyclesText, joinedPieces, piecesOfCycles } from './cycle-pieces.ts'
import { exampleMachine, exampleOrder } from './engine/example-context.ts'
import { sayNow } from './engine/said.ts'

beforeAll(async () => {
  await openBook('en', 'first')
  await openBook('en', 'later')
  await openBook('de', 'later')
})

const order = (work_order_no: string, cycle_qty: number, unit = 'pcs') => ({
  ...exampleOrder,
  work_order_no,
  cycle_qty,
  unit,
})
const around = (...running: ReturnType<typeof order>[]) => ({
  machine: { ...exampleMachine('M102', 97), cavity_reduction: 1 },
  running,
})

test.each([
  ['of one order', around(order('240400', 17)), 2, '32 pcs'],
  [
    'of each order where there are several, in its own unit',
    around(order('240400', 17), order('240401', 9, 'm')),
    100,
    '240400: 1,600 pcs · 240401: 800 m',
  ],
  ['of a begun cycle, which has filled every cavity', around(order('240400', 17)), 1.5, '32 pcs'],
  ['not of an order whose cavities are all closed', around(order('240400', 17), order('240401', 1)), 1, '16 pcs'],
  ['of nothing typed', around(order('240400', 17)), 0, '0 pcs'],
])('T-LOOK-130 cycles are said in pieces %s', (_what, where, cycles, said) =>
  expect(joinedPieces(piecesOfCycles(where, cycles))).toBe(said),
)

test('T-LOOK-130 T-LOOK-131 one cycle is one, and a thousand that stands in a German sentence is many', () => {
  expect([cyclesText(1), cyclesText(2)]).toEqual(['1 cycle', '2 cycles'])
  vi.stubGlobal('navigator', { language: 'de-DE' })
  expect(sayNow({ key: 'wizard.scrap.so-many-cycles', values: { count: 1000 } })).toBe('1.000 Zyklen')
  vi.unstubAllGlobals()
})
