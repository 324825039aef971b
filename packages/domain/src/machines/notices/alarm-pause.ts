/** An alarm that a machine says again and again is told once in a while. */
import { minutesOf } from './minutes-by-name.ts'

/** The least time between two tellings of the same code. */
export function alarmPauseMs(setting: string, code: string): number {
  return Math.max(0, ...minutesOf(setting, code)) * 60_000
}

/** One that came late is no news when the same was told since. */
export function isNewAlarm(at: number, told: number | null, pause_ms: number): boolean {
  return told === null || at - told >= Math.max(pause_ms, 1)
}
