/** How the backups stand, as those who make them say. */
export interface BackupState {
  readonly folder: string
  /** Everything committed until then can be restored. */
  readonly until: string | null
  /** When the last base was made. */
  readonly last_base: string | null
  /** The last try to make a base failed then; null when it went well, or none was made yet. */
  readonly failed_at: string | null
  readonly last_trial: { readonly at: string; readonly problem: string | null } | null
}

/** The copy of the log follows every second; what is behind must be on a page within a minute. */
const BEHIND_AFTER_MS = 40_000
/** A base is made, and a restore of it tried, every night. */
const OLD_AFTER_MS = 36 * 3_600_000

/** What is wrong with the backups, as a key; null when all is well. */
export function backupProblem(
  state: BackupState,
  now: number,
): 'behind' | 'failed' | 'no-base' | 'old-base' | 'trial-failed' | null {
  if (!state.until || now - Date.parse(state.until) > BEHIND_AFTER_MS) return 'behind'
  if (state.failed_at) return 'failed'
  if (!state.last_base) return 'no-base'
  if (now - Date.parse(state.last_base) > OLD_AFTER_MS) return 'old-base'
  return state.last_trial?.problem ? 'trial-failed' : null
}
