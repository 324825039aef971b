import { expect, test } from 'vitest'
import { handoverStanding, isSamePerson, mayHandOver, mayTakeOver, openFirst, unsigned } from './handover-state.ts'

const HOUR = 3_600_000
const shift = { from: 0, to: 8 * HOUR }
const given = { handed_over: true, taken_over: false }
const closed = { handed_over: true, taken_over: true }

test.each([
  ['in the middle', unsigned, 4 * HOUR, 'running', false],
  ['an hour before its end', unsigned, 7 * HOUR, 'open', false],
  ['an hour after its end', unsigned, 9 * HOUR, 'open', false],
  ['later than that', unsigned, 9 * HOUR + 1, 'open', true],
  ['handed over', given, 9 * HOUR, 'handed-over', false],
  ['handed over, and nobody took it', given, 9 * HOUR + 1, 'handed-over', true],
  ['taken over', closed, 99 * HOUR, 'closed', false],
])('T-LOOK-41 the hand-over of a shift %s', (_when, signed, now, state, late) => {
  expect(handoverStanding(shift, signed, now)).toEqual({ state, late })
})

test('T-LOOK-41 a shift is handed over from an hour before its end', () => {
  const time = (at: number) => `${at / HOUR}:00`
  expect(mayHandOver(shift, 7 * HOUR - 1, time)).toEqual({ refusal: 'handover-too-early', values: { time: '7:00' } })
  expect(mayHandOver(shift, 7 * HOUR, time)).toBeNull()
})

test.each([
  ['the same account', ['emma', ''], ['emma', ''], true],
  ['two accounts', ['emma', ''], ['henrik', ''], false],
  ['a terminal and the account of the same employee', ['device', '0119'], ['emma', '0119'], true],
  ['two at one terminal', ['device', '0119'], ['device', '0101'], false],
  ['an account whose number nobody knows, and another', ['device', '0119'], ['henrik', ''], false],
] as const)('T-LOOK-43 %s', (_who, [username, employee], [other, number], same) => {
  const [one, two] = [
    { username, employee },
    { username: other, employee: number },
  ]
  expect([isSamePerson(one, two), isSamePerson(two, one)]).toEqual([same, same])
  const name = 'Emma'
  expect(mayTakeOver({ ...one, name }, null, two)?.refusal ?? '').toBe(same ? 'handover-same-person' : '')
  expect(mayTakeOver({ ...one, name }, { name: 'Ida' }, two)).toEqual({
    refusal: 'handover-already-taken',
    values: { name: 'Ida' },
  })
})

test('T-LOOK-46 T-LOOK-117 what waits for a signature comes first, of it and of the rest the newest shift', () => {
  const row = (id: string, state: 'running' | 'open' | 'handed-over' | 'closed', hours: number, late = false) => ({
    ...{ id, state, late },
    end_time: new Date(hours * HOUR).toISOString(),
  })
  const rows = [
    row('closed-old', 'closed', 1),
    row('running', 'running', 20),
    row('late-new', 'open', 9, true),
    row('open', 'open', 16),
    row('closed-new', 'closed', 8),
    row('given', 'handed-over', 15),
    row('late-old', 'handed-over', 2, true),
  ]
  expect(openFirst(rows).map(({ id }) => id)).toEqual([
    ...['open', 'given', 'late-new', 'late-old', 'running', 'closed-new', 'closed-old'],
  ])
})
