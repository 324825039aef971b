import { hoursMinutes } from '../ground/format-value.ts'

const HOUR_SECONDS = 3600

/** Seconds of planned setup that are left; negative once it takes longer than planned. */
export function setupTimeLeft(planned_setup_time: number, calendar_setup_time_duration: number): number {
  return planned_setup_time * HOUR_SECONDS - calendar_setup_time_duration
}

/** Without a plan nothing is late. */
export function isSetupLate(planned_setup_time: number, calendar_setup_time_duration: number): boolean {
  return planned_setup_time > 0 && setupTimeLeft(planned_setup_time, calendar_setup_time_duration) < 0
}

/** The overrun as hh:mm, or null: no running order, nothing planned, or still in time. */
export function setupOverrun(
  order: { readonly planned_setup_time: number | null } | null,
  calendar_setup_time_duration: number | null,
): string | null {
  const planned = order?.planned_setup_time ?? 0
  const elapsed = calendar_setup_time_duration ?? 0
  return isSetupLate(planned, elapsed) ? hoursMinutes(-setupTimeLeft(planned, elapsed)) : null
}
