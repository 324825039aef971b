/** What is open and what is overdue, told alike by the wall, the hand-over and the pages of activities. */
import { activityAlarm, isOpen } from '@takt/domain/activities/activity-alarm.ts'
import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import type { MaintenanceBoard } from '@takt/domain/dashboards/model/boards.ts'
import type { Handover } from '@takt/domain/reports/model/handover.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCalendar, aDayType, aShift } from '../calendar/calendar.fixture.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aZone } from '../setup/setup.fixture.ts'
import { anActivity, anActivityType } from './activities.fixture.ts'

const server = testServer()
const NOW = Date.parse('2026-06-10T08:00:00Z')
const hoursFromNow = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()
let admin: Caller

interface Change {
  status: number
  action_id?: number
  open?: boolean
  due_date?: string
  cancel_date?: string
  finished_date?: string
}

/** By when each was due. */
const names = (rows: readonly { due_date: string }[]) =>
  rows.map(({ due_date }) => (Date.parse(due_date) - NOW) / 60_000)

beforeAll(async () => {
  server.clock.now = NOW
  await aZone(server, { code: 'OPEN', description: 'Hall of what is open' })
  await aShift(server, { shift: 81, names: { en: 'Early' } })
  const { day_type } = await aDayType(server, { spans: [{ from: '06:00', to: '14:00', shift: 81 }] })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  await aMachine(server, { machine_id: 'OA1', zone: 'OPEN', calendar_id, special_functions: [32] })
  const alarmed = await anActivityType(server, { names: { en: 'Grease' }, alarm_period: 30 })
  const quiet = await anActivityType(server, { names: { en: 'Sweep' }, alarm_period: -1 })
  let minutes = -200
  const due = () => new Date(NOW + ++minutes * 60_000).toISOString()
  const one = (change: Change) =>
    anActivity(server, { machine_id: 'OA1', action_id: alarmed.record_no, due_date: due(), ...change })
  await one({ status: 1 }) // -199
  await one({ status: 1, action_id: quiet.record_no }) // -198
  await one({ status: 1, cancel_date: hoursFromNow(1) }) // -197
  await one({ status: 1, cancel_date: hoursFromNow(0) }) // -196
  // Done and not yet judged: the row stays open for who certifies.
  await one({ status: 2, open: true, finished_date: hoursFromNow(-1) })
  await one({ status: 4, open: true, finished_date: hoursFromNow(-1) })
  for (const status of [2, 3, 4, 5, 6]) await one({ status, open: false, finished_date: hoursFromNow(-1) })
  await one({ status: 1, due_date: hoursFromNow(1) })
  await one({ status: 1, due_date: hoursFromNow(48) })
  admin = await server.signIn('admin')
})

test('T-LOOK-112 hand-over, wall and pages call the same activities open and overdue; what has ended is neither', async () => {
  const place = { place_type: 'zone', place: 'OPEN', day: '2026-06-10', shift: 81, part: 0 } as const
  const [handover] = (await admin.call('get_handover', place)).data as unknown as Handover[]
  const [board] = (await admin.call('get_maintenance_board', { locationtype: 'zone', location: 'OPEN' }))
    .data as unknown as MaintenanceBoard[]
  const page = (await admin.call('get_internal_activities', { machine_id: 'OA1', which: 'to-perform' }))
    .data as unknown as InternalActivity[]
  const all = (await admin.call('get_internal_activities', { machine_id: 'OA1' })).data as unknown as InternalActivity[]
  const open = [-199, -198, -197, 60, 2880]
  const overdue = [-199, -197]
  expect(names(page), 'the page').toEqual(open)
  expect(names(all.filter((row) => isOpen(row, NOW))), 'the rule').toEqual(open)
  expect(names(all.filter((row) => activityAlarm(row, NOW) === 'overdue'))).toEqual(overdue)
  expect(names(board?.activities ?? []), 'the wall').toEqual(open)
  expect(board).toMatchObject({ open: open.length, overdue: overdue.length })
  expect(names(handover?.figures.activities ?? []), 'the hand-over: due by the end of the shift').toEqual(
    open.slice(0, 4),
  )
  expect(names(handover?.figures.activities.filter((row) => row.overdue === 1) ?? [])).toEqual(overdue)
})
