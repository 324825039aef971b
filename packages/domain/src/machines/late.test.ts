import { expect, test } from 'vitest'
import { isLate, lateEffect } from './late.ts'
import type { MachineRules } from './machine-rules.ts'
import { type MachineEvent, type MachineState, unheard } from './machine-state.ts'
import { noRules } from './no-rules.fixture.ts'

const rules: MachineRules = {
  ...noRules,
  values: [{ record_no: 1, signal: 'door', comparison: '=', value: 'open', reason: '700', verifying: true }],
}
/** Stood from 100, runs since 200; counted up to 400; a cavity was closed at 250. */
const running: MachineState = {
  ...{ ...unheard, status: 'R', previous_since: 100, since: 200, counted_to: 400, last_signal: 400 },
  ...{ reduction: 1, reduction_since: 250 },
}
/** Ran from 100, stands since 200. */
const standing: MachineState = { ...running, status: 'S', stop: '200', reduction_since: 0 }
const silent: MachineState = { ...running, silent_to: 300, reduction_since: 0 }

const says = (value: 'running' | 'stopped'): MachineEvent => ({ kind: 'state', value })
const made = (value: number): MachineEvent => ({ kind: 'cycles', value })

test.each<[string, MachineState, number, MachineEvent, 'nothing' | 'count' | 'rebuild']>([
  ['running, at the moment from which that is known', running, 200, says('running'), 'nothing'],
  ['stopped, the moment before', running, 199, says('stopped'), 'nothing'],
  ['running, while it stood', running, 199, says('running'), 'rebuild'],
  ['stopped, at the first moment that is known', running, 100, says('stopped'), 'nothing'],
  ['stopped, before all that is known', running, 99, says('stopped'), 'rebuild'],
  ['stopped, at the moment from which that is known', standing, 200, says('stopped'), 'nothing'],
  ['running, the moment before', standing, 199, says('running'), 'nothing'],
  ['running, at the first moment that is known', standing, 100, says('running'), 'nothing'],
  ['running, of a machine out of use', { ...running, status: 'N' }, 300, says('running'), 'rebuild'],
  ['stopped, of a machine out of use', { ...running, status: 'N' }, 150, says('stopped'), 'rebuild'],
  ['running, from before it was out of use', { ...running, status: 'N' }, 150, says('running'), 'rebuild'],
  ['one piece, with the cavities of now', running, 250, made(1), 'count'],
  ['one piece, from before a cavity was closed', running, 249, made(1), 'rebuild'],
  ['one piece, while it stood', standing, 300, made(1), 'rebuild'],
  ['no piece, while it stood: a sign of life', standing, 300, made(0), 'nothing'],
  ['no piece, before all that is known', standing, 50, made(0), 'nothing'],
  ['an alarm, whenever', running, 50, { kind: 'alarm' }, 'nothing'],
  ['a value of a rule, of which nothing was known', running, 300, door('open'), 'rebuild'],
  ['a value that no rule asks for', running, 300, { kind: 'value', value: { name: 'x', value: 1 } }, 'nothing'],
  ['anything at all from within a silence that was counted', silent, 299, { kind: 'alarm' }, 'rebuild'],
  ['something from the end of that silence', silent, 300, { kind: 'alarm' }, 'nothing'],
  ['what people did, within a silence', silent, 299, { kind: 'people', value: 1 }, 'nothing'],
])('T-PLANT-02 T-PLANT-167 a late word, %s', (_what, state, at, event, effect) => {
  expect(lateEffect(state, event, { at, rules })).toBe(effect)
})

test('T-PLANT-02 what lies before the time that is counted is late, and nothing else', () => {
  expect([399, 400, 401].map((at) => isLate(running, at))).toEqual([true, false, false])
})

function door(value: string): MachineEvent {
  return { kind: 'value', value: { name: 'door', value } }
}
