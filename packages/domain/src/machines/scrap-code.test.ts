import { expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { advance } from './advance.ts'
import type { MachineRules } from './machine-rules.ts'
import { type MachineEvent, type MachineState, unheard } from './machine-state.ts'

const rules: MachineRules = {
  calendar: compileCalendar(null, { zone: 'Europe/Stockholm', day_start: '00:00' }),
  codes: new Map([
    ['404', { inherit_seconds: 0, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 40 }],
  ]),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 0,
  automatic: [],
  values: [],
}
const START = Date.parse('2026-06-10T08:00:00Z')
const stopped: MachineEvent = { kind: 'state', value: 'stopped' }
const running: MachineEvent = { kind: 'state', value: 'running' }
const cycles: MachineEvent = { kind: 'cycles', value: 3 }
const coded = (reason: string): MachineEvent => ({
  kind: 'code',
  value: { stop: String(START), reason, note: '', employee: '' },
})

test.each([
  [
    'pieces of a reason that scraps them are counted with its share, and the stop goes on',
    [coded('404'), cycles],
    'S',
    40,
  ],
  ['pieces of another reason end the stop', [coded('110'), cycles], 'R', 0],
  ['pieces of an uncoded stop end it', [cycles], 'R', 0],
  ['the machine itself ends it', [coded('404'), running, cycles], 'R', 0],
  ['so does another reason', [coded('404'), coded('110'), cycles], 'R', 0],
])('T-PLANT-75 %s', (_name, events, status, percent) => {
  let state: MachineState = { ...unheard, people: 1 }
  let share: number | undefined
  for (const [index, event] of [stopped, ...events].entries()) {
    const next = advance(state, event, { at: START + index * 1000, rules })
    state = next.state
    const counted = next.changes.find(({ change }) => change === 'count-cycles')
    if (counted?.change === 'count-cycles') share = counted.scrap_percent
  }
  expect([state.status, share]).toEqual([status, percent])
})
