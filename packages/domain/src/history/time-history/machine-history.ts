/** The answer about many machines, put together by machine and in the order of time: what a picture is drawn from. */
import type { Stop } from '../../stops/model/stop.ts'
import { stopId } from '../../stops/stop-list.ts'
import type { GraphicalStop, ShiftTime, TimeHistoryRow } from '../model/history.ts'
import { lookOfStop, type StopLook } from './look-of-stop.ts'
import type { ShiftPiece } from './periods.ts'

export interface DrawnStop {
  readonly id: string
  readonly from: number
  /** Infinity while it lasts. */
  readonly to: number
  readonly look: StopLook
  /** A row as lists of stops and their panels know it. */
  readonly stop: Stop
}

export interface MachineHistory {
  readonly machine_id: string
  readonly description: string
  readonly stops: readonly DrawnStop[]
  readonly shifts: readonly ShiftPiece[]
}

export interface TimeHistoryAnswer {
  readonly tables: readonly [
    { readonly rows: readonly TimeHistoryRow[] },
    { readonly rows: readonly GraphicalStop[] },
    { readonly rows: readonly ShiftTime[] },
  ]
}

export function machineHistories({ tables }: TimeHistoryAnswer): MachineHistory[] {
  const [hours, stops, shifts] = tables
  const stopsBy = grouped(stops.rows)
  const shiftsBy = grouped(shifts.rows)
  const names = new Map(hours.rows.map(({ machine_id, object_description }) => [machine_id, object_description]))
  return [...names].map(([machine_id, description]) => ({
    machine_id,
    description,
    stops: (stopsBy.get(machine_id) ?? []).map(drawnStop).sort((a, b) => a.from - b.from),
    shifts: (shiftsBy.get(machine_id) ?? []).map((piece) => ({
      day: piece.day,
      shift: piece.shift,
      known: piece.known === 1,
      from: Date.parse(piece.start_time),
      to: Date.parse(piece.end_time),
    })),
  }))
}

function grouped<R extends { readonly machine_id: string }>(rows: readonly R[]): Map<string, R[]> {
  const by = new Map<string, R[]>()
  for (const row of rows) {
    const own = by.get(row.machine_id)
    if (own === undefined) by.set(row.machine_id, [row])
    else own.push(row)
  }
  return by
}

export function drawnStop({ color, duration_s, setup_time, ...row }: GraphicalStop): DrawnStop {
  return {
    id: stopId(row),
    from: Date.parse(row.start_time),
    to: row.end_time === '' ? Number.POSITIVE_INFINITY : Date.parse(row.end_time),
    look: lookOfStop(row, setup_time === 1),
    stop: { ...row, stop_reason_color: color, duration_seconds: Math.round(duration_s) },
  }
}

/** Only a stop that still asks for its reason can be chosen. */
export function isChoosable({ look }: { readonly look: StopLook }): boolean {
  return look === 'uncoded'
}
