import { expect, test } from 'vitest'
import type { HandoverMachine } from '../model/handover.ts'
import { type FrozenFigures, readFrozen } from './frozen-figures.ts'

const about = { machine_id: 'M1', machine_description: 'Press', run_s: 60, stop_s: 0 }
const percent = { t_percent: 100, a_percent: 50, k_percent: 100, tak: 50 }
const made = { unit: 'kg', good_qty: 80, scrap_qty: 1.5, target_qty: 100 }
const frozen = (machine: object) =>
  ({
    place_name: 'Hall',
    totals: [made],
    orders: [],
    machines: [{ ...about, ...percent, ...machine }],
  }) as unknown as FrozenFigures

test.each<[string, object, HandoverMachine['made']]>([
  ['as it is written today', { made: [made, { ...made, unit: 'pcs' }] }, [made, { ...made, unit: 'pcs' }]],
  ['as it was before, with one unit', made, [made]],
  ['before, without an order and a piece', { unit: '', good_qty: 0, scrap_qty: 0, target_qty: null }, []],
  [
    'before, pieces of no order',
    { unit: '', good_qty: 7, scrap_qty: 0, target_qty: null },
    [{ unit: '', good_qty: 7, scrap_qty: 0, target_qty: null }],
  ],
])('T-LOOK-93 a hand-over that was signed is read as it was frozen: %s', (_, machine, expected) => {
  expect(readFrozen(frozen(machine))).toEqual({
    place_name: 'Hall',
    totals: [made],
    orders: [],
    machines: [{ ...about, ...percent, made: expected }],
  })
})

test('T-LOOK-95 an order of a hand-over that was signed before late and at risk were told apart is late where it had not begun', () => {
  const orders = [{ not_started: 1 }, { not_started: 0 }, { not_started: 0, standing: 'at-risk' }]
  const read = readFrozen({ ...frozen({ made: [] }), orders } as unknown as FrozenFigures)
  expect(read.orders.map(({ standing }) => standing)).toEqual(['late', null, 'at-risk'])
})
