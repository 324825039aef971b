import { expect, test } from 'vitest'
import { type MachineState, unheard } from './machine-state.ts'
import { endOfLastStop, holderOf } from './stop-holder.ts'

/** Stood from 100 to 200, ran to 300, stands since. */
const standing: MachineState = { ...unheard, status: 'S', since: 300, stop: '300', last_stop: '100' }
/** Stood from 100 to 200, runs since. */
const running: MachineState = { ...unheard, status: 'R', since: 200, last_stop: '100' }

test.each([
  ['the open stop', standing, '300', '300'],
  ['the open one, which began earlier than was said', standing, '350', '300'],
  ['the one before it, cut where the open one begins', { ...standing, last_stop: '250', stop: '300' }, '299', '250'],
  ['a piece of the stop that goes on, cut since', { ...standing, last_stop: '300', stop: '400' }, '350', '300'],
  ['the stop before', standing, '100', '100'],
  ['the stop before, from a moment within it', standing, '150', '100'],
  ['a moment before both', standing, '99', '99'],
  ['a stop while the machine runs', running, '150', '100'],
  ['the last moment before it ran', running, '199', '100'],
  ['the moment from which it ran', running, '200', '200'],
  ['a moment before the only stop', running, '99', '99'],
  ['one of a machine that has never stood', { ...running, last_stop: '' }, '150', '150'],
] as const)('T-PLANT-02 a word about %s is about the stop that holds its beginning', (_what, state, key, holder) => {
  expect(holderOf(state, key)).toBe(holder)
})

test('T-PLANT-02 the stop before ends where the machine runs, or where the open stop cuts it', () => {
  expect([endOfLastStop(running), endOfLastStop(standing)]).toEqual([200, 300])
})
