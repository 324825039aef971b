import { expect, test } from 'vitest'
import { byNeed } from './by-need.ts'

const NOW = Date.parse('2026-06-10T12:00:00Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const runs = {
  machine_id: 'M1',
  status: 'R',
  status_since: ago(60),
  setup_since: '',
  last_signal: ago(0),
  current_stop_reason: '',
  current_shift: 1,
  setup_time: null,
  loss_kind: '',
} as const
const stands = { ...runs, status: 'S', current_stop_reason: '201', setup_time: 0, loss_kind: 'waiting' } as const
const on = { now: NOW, noContactSeconds: 600 }

test('T-LOOK-51 what needs somebody stands first, of the same what waits longest; machines that run keep their places', () => {
  const machines = [
    { ...runs, machine_id: 'M10', status_since: ago(500) },
    { ...runs, machine_id: 'M2', status_since: ago(5) },
    { ...stands, machine_id: 'off', current_shift: 0 },
    { ...stands, machine_id: 'setup', setup_time: 1 as const },
    { ...stands, machine_id: 'longer', setup_time: 1 as const, status_since: ago(70), setup_since: ago(65) },
    { ...stands, machine_id: 'later', setup_time: 1 as const, status_since: ago(90), setup_since: ago(5) },
    { ...stands, machine_id: 'waits' },
    { ...runs, machine_id: 'silent', last_signal: ago(90) },
    { ...stands, machine_id: 'new', current_stop_reason: '-', loss_kind: '' as const, status_since: ago(1) },
    { ...stands, machine_id: 'old', current_stop_reason: '-', loss_kind: '' as const, status_since: ago(30) },
    { ...stands, machine_id: 'M3', current_stop_reason: '~', loss_kind: '' as const },
    { ...runs, machine_id: 'unheard', status: 'N' as const, last_signal: '' },
    { ...stands, machine_id: 'fault', loss_kind: 'breakdown' as const, status_since: ago(2) },
  ]
  const order = byNeed(machines, on).map(({ machine }) => machine.machine_id)
  expect(order).toEqual([
    'fault',
    'old',
    'new',
    'silent',
    'waits',
    'longer',
    'setup',
    'later',
    'M2',
    'M3',
    'M10',
    'off',
    'unheard',
  ])
})
