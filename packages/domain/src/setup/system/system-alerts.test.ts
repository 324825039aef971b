import { expect, test } from 'vitest'
import { isFailingJob, systemAlerts } from './system-alerts.ts'
import type { InstallationState, SystemState } from './system-state.ts'

const now = Date.parse('2026-06-10T12:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

const well: InstallationState = {
  version: '1.0.0',
  node: '24.0.0',
  postgres: '18.0',
  schema: 70,
  schema_known: 70,
  database: 'ok',
  started_at: ago(600),
  deaths: 0,
  last_death: null,
  disks: [{ disk: 'data', state: 'ok', free: 50, size: 100, warn_below: 5 }],
  backups_with_data: false,
  backup: { problem: null, until: ago(0), last_base: ago(300), last_trial: ago(290), trial_ok: true },
  jobs: { count: 20, failing: 0 },
}
const sending = { on: true, failing: false, waiting: 0, failed: 0, last_sent: null, since: null }
type Company = Pick<SystemState, 'connectors' | 'printers' | 'keys' | 'erp' | 'mail'>
const company: Company = { connectors: [], printers: [], keys: [], erp: sending, mail: sending }
const backup = { until: null, last_base: null, last_trial: null, trial_ok: false }
const disk = (name: 'data' | 'backups', state: 'away' | 'full' | 'low') =>
  ({ disk: name, state, free: 0, size: 100, warn_below: 5 }) as const

test('T-SAFE-78 where all is well nothing is told', () => {
  expect(systemAlerts(well, company, now)).toEqual([])
})

test.each<[string, Partial<InstallationState>]>([
  ['bad database-read-only 1', { database: 'read-only' }],
  ['bad schema-other 1', { schema: 71 }],
  ['bad data-disk-away 1', { disks: [disk('data', 'away')] }],
  ['bad data-disk-full 1', { disks: [disk('data', 'full')] }],
  ['warning data-disk-low 1', { disks: [disk('data', 'low')] }],
  ['bad backup-disk-away 1', { disks: [disk('backups', 'away')] }],
  ['bad backup-disk-full 1', { disks: [disk('backups', 'full')] }],
  ['warning backup-disk-low 1', { disks: [disk('backups', 'low')] }],
  ['bad backup-behind 1', { backup: { ...backup, problem: 'behind' } }],
  ['bad backup-failed 1', { backup: { ...backup, problem: 'failed' } }],
  ['warning backup-first 1', { backup: { ...backup, problem: 'no-base' } }],
  ['bad backup-old 1', { backup: { ...backup, problem: 'old-base' } }],
  ['bad trial-failed 1', { backup: { ...backup, problem: 'trial-failed' } }],
  ['warning backup-same-disk 1', { backups_with_data: true }],
  ['warning server-died 3', { deaths: 3 }],
  ['bad jobs-failing 2', { jobs: { count: 20, failing: 2 } }],
])('T-SAFE-78 of the installation: %s', (told, change) => {
  const alerts = systemAlerts({ ...well, ...change }, company, now)
  expect(alerts.map(({ severity, alert, count }) => `${severity} ${alert} ${count}`)).toEqual([told])
})

test('T-SAFE-78 own tools back up: where the data and their backups lie is not our matter', () => {
  expect(systemAlerts({ ...well, backup: null, backups_with_data: true }, company, now)).toEqual([])
})

const printer = { printer: 'P1', waiting: 1, oldest_waiting: ago(9), failed: 0 }
test.each<[string, Partial<Company>]>([
  ['bad connectors-dead 1 press', { connectors: [{ connector: 'press', life: 'dead', heard: ago(2) }] }],
  ['bad connectors-lost 1 press', { connectors: [{ connector: 'press', life: 'lost', heard: ago(0) }] }],
  ['', { connectors: [{ connector: 'press', life: 'closed', heard: ago(900) }] }],
  ['', { printers: [printer] }],
  ['bad printers-stuck 1 P1', { printers: [{ ...printer, oldest_waiting: ago(11) }] }],
  ['warning prints-failed 4 ', { printers: [{ ...printer, failed: 4 }] }],
  ['bad erp-failing 7 ', { erp: { ...sending, failing: true, waiting: 7 } }],
  ['warning erp-records-failed 2 ', { erp: { ...sending, failed: 2 } }],
  ['bad mail-stuck 3 ', { mail: { ...sending, failing: true, waiting: 3 } }],
  ['warning mail-failed 5 ', { mail: { ...sending, failed: 5 } }],
])('T-SAFE-79 of the company: “%s”', (told, change) => {
  const alerts = systemAlerts(null, { ...company, ...change }, now)
  const words = alerts.map(({ severity, alert, count, names }) => `${severity} ${alert} ${count} ${names.join()}`)
  expect(words.join('; ')).toBe(told)
})

test('T-SAFE-78 what needs somebody soonest stands first', () => {
  const alerts = systemAlerts(
    { ...well, deaths: 1, disks: [disk('backups', 'low'), disk('data', 'full')] },
    { ...company, mail: { ...sending, failed: 1 }, connectors: [{ connector: 'press', life: 'dead', heard: null }] },
    now,
  )
  const order = ['data-disk-full', 'connectors-dead', 'backup-disk-low', 'server-died', 'mail-failed']
  expect(alerts.map(({ alert }) => alert)).toEqual(order)
})

test('T-SAFE-78 a job fails when it did three times in a row', () => {
  expect([isFailingJob(2), isFailingJob(3)]).toEqual([false, true])
})

test('T-SAFE-135 keys that end soon and those that have ended are told by name', () => {
  const keys = [
    { key: 'ERP', end: 'ended' },
    { key: 'Hall 1', end: 'ending' },
    { key: 'Hall 2', end: 'ending' },
  ] as const
  expect(systemAlerts(well, { ...company, keys: [...keys] }, now)).toMatchObject([
    { alert: 'keys-ended', severity: 'warning', names: ['ERP'], count: 1 },
    { alert: 'keys-ending', severity: 'warning', names: ['Hall 1', 'Hall 2'], count: 2 },
  ])
})
