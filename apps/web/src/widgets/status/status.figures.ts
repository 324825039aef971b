import { statusMode } from '@takt/domain/dashboards/machine-status.ts'
import { asNumber, type Row } from '@takt/domain/dashboards/value-config.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { isSetupLate, setupTimeLeft } from '@takt/domain/orders/setup-time-left.ts'

/** Seconds since the machine's state began, or its setup while it stood; undefined before its first signal. */
export function secondsInState(
  machine: Pick<Machine, 'status_since' | 'setup_since'>,
  now: number,
): number | undefined {
  const since = Date.parse(machine.setup_since || machine.status_since)
  return Number.isNaN(since) ? undefined : Math.max(0, Math.floor((now - since) / 1000))
}

export interface Setup {
  readonly secondsLeft: number
  readonly late: boolean
}

/** The setup's clock, where the machine is being set up and a time is planned for it. */
export function setupOf(
  machine: Pick<Machine, 'status' | 'current_stop_reason' | 'setup_time' | 'status_since' | 'setup_since'>,
  plannedHours: number | undefined,
  now: number,
): Setup | undefined {
  const elapsed = secondsInState(machine, now)
  if (statusMode(machine) !== 'prep' || plannedHours === undefined || elapsed === undefined || plannedHours <= 0) {
    return undefined
  }
  return { secondsLeft: setupTimeLeft(plannedHours, elapsed), late: isSetupLate(plannedHours, elapsed) }
}

export interface RunAndStop {
  readonly run: number
  readonly stop: number
  /** Share of the run time, 0 to 1; undefined when nothing has been counted yet. */
  readonly share: number | undefined
}

const fields = {
  today: ['today_runtime', 'today_calendar_stoptime'],
  shift: ['current_shift_runtime', 'current_shift_calendar_stop_time'],
} as const

/** Run and stop time of the period in seconds; undefined where the plant does not count that period. */
export function runAndStop(machine: Row, period: 'today' | 'shift'): RunAndStop | undefined {
  const [run, stop] = fields[period].map((name) => asNumber(machine[name])) as [number | undefined, number | undefined]
  if (run === undefined || stop === undefined) return undefined
  return { run, stop, share: run + stop > 0 ? run / (run + stop) : undefined }
}
