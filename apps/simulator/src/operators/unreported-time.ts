/** How long a machine has run since somebody reported its pieces, from the running time of the day that a screen shows. */
export interface UnreportedTime {
  /** What ran before the first look belongs to whoever worked then. */
  look(machine_id: string, today_runtime: number): number
  /** So much of it was reported; the rest, a piece that is not done, is for the next report. */
  reported(machine_id: string, seconds: number): void
}

export function unreportedTime(): UnreportedTime {
  const seen = new Map<string, { readonly told: number; readonly shown: number }>()
  return {
    look(machine_id, today_runtime) {
      const before = seen.get(machine_id) ?? { told: today_runtime, shown: today_runtime }
      // Less than before: a new day, or a stop that became known late. Neither makes older time anybody's to report.
      const told = Math.min(before.told, today_runtime)
      seen.set(machine_id, { told, shown: today_runtime })
      return today_runtime - told
    },
    reported(machine_id, seconds) {
      const now = seen.get(machine_id)
      if (now) seen.set(machine_id, { ...now, told: Math.min(now.shown, now.told + seconds) })
    },
  }
}
