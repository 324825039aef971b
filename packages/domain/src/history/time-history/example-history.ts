/** Two machines and four hours, for the tests of this folder. */
import type { GraphicalStop, ShiftTime } from '../model/history.ts'
import { type MachineHistory, machineHistories } from './machine-history.ts'
import { pictureOf } from './picture-rows.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const at = (time: string) => Date.parse(`2026-06-10T${time}:00Z`)
export const iso = (time: string) => `2026-06-10T${time}:00.000Z`

export function stop(machine_id: string, from: string, to: string, given: Partial<GraphicalStop> = {}): GraphicalStop {
  return {
    machine_id,
    stop: from,
    stop_reason: '-',
    stop_description: '',
    start_time: iso(from),
    end_time: to === '' ? '' : iso(to),
    duration_s: to === '' ? 0 : (at(to) - at(from)) / 1000,
    color: 'Automatic',
    setup_time: 0,
    shift: 1,
    note: '',
    employee: '',
    coded_automatically: 0,
    belongs_to_order: '',
    work_order_no: '',
    part_description: '',
    employee_name: '',
    ...given,
  }
}
export const coded = { stop_reason: '301', color: 'Blue' }

export function histories(stops: GraphicalStop[], ids = ['A', 'B']): MachineHistory[] {
  const shifts = ids.map(
    (machine_id): ShiftTime => ({
      machine_id,
      day: '2026-06-10',
      shift: 1,
      start_time: iso('06:00'),
      end_time: iso('14:00'),
      known: 1,
    }),
  )
  const rows = ids.map((machine_id) => ({
    machine_id,
    object_description: `Machine ${machine_id}`,
    belongs_to_hour: iso('06:00'),
    stop: '',
  }))
  return machineHistories({ tables: [{ rows }, { rows: stops }, { rows: shifts }] })
}

export const two = histories([
  stop('A', '06:50', '07:10'),
  stop('A', '08:00', '08:05', coded),
  stop('A', '08:30', '08:40'),
  stop('B', '06:10', '06:20', { shift: 0 }),
  stop('B', '08:32', '08:34'),
  stop('B', '09:50', ''),
])
export const now = at('10:00')
export const on = { period: 'shift', zone: 'UTC', now } as const
export const byMachine = pictureOf(two, { ...on, rows: 'machine' })
export const byHour = pictureOf(two, { ...on, rows: 'hour' })
