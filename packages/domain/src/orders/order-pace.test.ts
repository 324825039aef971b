import { expect, test } from 'vitest'
import { orderPace } from './order-pace.ts'

const now = Date.parse('2026-06-10T08:00:00Z')
const at = (time: string) => Date.parse(`2026-06-10T${time}Z`)

test.each([
  [
    'by its own pace',
    { remaining_qty: 100, real_unit_time: 36, planned_unit_time: 30 },
    [100, 120, at('09:00'), false],
  ],
  [
    'by the plan before its first piece',
    { remaining_qty: 120, real_unit_time: null, planned_unit_time: 30 },
    [null, 120, at('09:00'), true],
  ],
  [
    'made in no running time',
    { remaining_qty: 120, real_unit_time: 0, planned_unit_time: 30 },
    [null, 120, at('09:00'), true],
  ],
  ['nothing is left', { remaining_qty: 0, real_unit_time: 36, planned_unit_time: 30 }, [100, 120, null, false]],
  [
    'more was made than ordered',
    { remaining_qty: -5, real_unit_time: 36, planned_unit_time: 30 },
    [100, 120, null, false],
  ],
  [
    'nobody planned a time',
    { remaining_qty: 50, real_unit_time: 72, planned_unit_time: 0 },
    [50, null, at('09:00'), false],
  ],
  ['nothing is known', { remaining_qty: 50, real_unit_time: null, planned_unit_time: 0 }, [null, null, null, true]],
] as const)(
  'T-LOOK-06 pace and end of an order: %s',
  (_what, order, [per_hour, planned_per_hour, done_at, by_plan]) => {
    const planned_ahead = [{ from: at('06:00'), to: at('20:00') }]
    const too_long = false
    expect(orderPace({ ...order, planned_ahead, beside: 1 }, now)).toEqual({
      per_hour,
      planned_per_hour,
      done_at,
      by_plan,
      too_long,
    })
  },
)

test('T-LOOK-06 the shift ends before the order does: it goes on in the next, or nobody knows when', () => {
  const order = { remaining_qty: 200, real_unit_time: 36, planned_unit_time: 30, beside: 1 }
  const shift = { from: at('06:00'), to: at('09:00') }
  const next = { from: at('12:00'), to: at('20:00') }
  expect(orderPace({ ...order, planned_ahead: [shift, next] }, now)).toMatchObject({
    done_at: at('13:00'),
    too_long: false,
  })
  expect(orderPace({ ...order, planned_ahead: [shift] }, now)).toMatchObject({ done_at: null, too_long: true })
})

test('T-LOOK-06 two orders of one mould are each planned at half of the machine’s pace', () => {
  const order = { remaining_qty: 60, real_unit_time: null, planned_unit_time: 30, beside: 2 }
  const planned_ahead = [{ from: at('06:00'), to: at('20:00') }]
  expect(orderPace({ ...order, planned_ahead }, now)).toMatchObject({ planned_per_hour: 60, done_at: at('09:00') })
})
