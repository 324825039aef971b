import type { StopLook } from '@takt/domain/history/time-history/look-of-stop.ts'
import type { DrawnStop, MachineHistory } from '@takt/domain/history/time-history/machine-history.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'

const MINUTE_MS = 60_000
const start = Date.parse('2026-01-31T05:00:00.000Z')
const now = start + 227 * MINUTE_MS
const forEver = Number.POSITIVE_INFINITY

const reasons: Readonly<Record<string, readonly [description: string, colour: string, look: StopLook]>> = {
  '-': ['', 'Automatic', 'uncoded'],
  '110': ['Tool change', 'Automatic', 'setup'],
  '301': ['Jam', 'Blue', 'reason'],
  '502': ['Break', 'Purple', 'reason'],
}

/** Minutes since the start of the shift. */
function stop(machine_id: string, reason: string, from: number, to = forEver): DrawnStop {
  const [stop_description, stop_reason_color, look] = reasons[reason] ?? ['', 'Automatic', 'reason']
  const at = { from: start + from * MINUTE_MS, to: start + to * MINUTE_MS }
  const row: Stop = {
    machine_id,
    stop: String(at.from),
    stop_reason: reason,
    stop_description,
    stop_reason_color,
    shift: 1,
    start_time: new Date(at.from).toISOString(),
    end_time: to === forEver ? '' : new Date(at.to).toISOString(),
    duration_seconds: to === forEver ? 0 : (to - from) * 60,
    note: '',
    employee: '',
    coded_automatically: 0,
    belongs_to_order: '',
    work_order_no: '',
    part_description: '',
    employee_name: '',
  }
  return { id: `${machine_id} ${row.stop}`, ...at, look, stop: row }
}

function machine(machine_id: string, description: string, stops: readonly DrawnStop[]): MachineHistory {
  const shift = { day: '2026-01-31', shift: 1, known: true, from: start, to: start + 480 * MINUTE_MS }
  return { machine_id, description, stops, shifts: [shift] }
}

export const timeHistorySample = {
  now,
  config: { machineId: ['M101', 'M102', 'P201'] },
  data: {
    machines: [
      machine('M101', 'Injection 1', [
        stop('M101', '110', 12, 41),
        stop('M101', '301', 88, 95),
        stop('M101', '502', 120, 135),
        stop('M101', '-', 171, 180),
      ]),
      machine('M102', 'Injection 2', [stop('M102', '-', 33, 38), stop('M102', '502', 122, 140)]),
      machine('P201', 'Press 1', [stop('P201', '301', 5, 9), stop('P201', '502', 118, 133), stop('P201', '-', 205)]),
    ] as readonly MachineHistory[],
  },
}
