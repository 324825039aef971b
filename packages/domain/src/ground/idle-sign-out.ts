/** Who has not touched a screen for long is signed out, where the company wants it. */
import { settingValues } from './company-settings.ts'

interface Kind {
  readonly deviceuser: boolean
  readonly only_interface: boolean
  readonly only_dashboards: boolean
  readonly dashboard_isolated: boolean
}

/** A screen that many pass and nobody owns: signing it out would leave a machine or a hall without it. */
export function isSharedScreen(user: Kind): boolean {
  return user.deviceuser || user.only_interface || user.only_dashboards || user.dashboard_isolated
}

/** Null: never. */
export function signedOutAfterMs(user: Kind, stored: Readonly<Record<string, string>>): number | null {
  const { idleSignOutMinutes, idleSignOutTerminalMinutes } = settingValues(stored)
  const minutes = Number(isSharedScreen(user) ? idleSignOutTerminalMinutes : idleSignOutMinutes)
  return minutes > 0 ? minutes * 60_000 : null
}

const WARN_BEFORE_MS = 30_000

/** How long before it happens somebody is told that they will be signed out; a short time has its last quarter. */
export function warnedBeforeMs(afterMs: number): number {
  return Math.min(WARN_BEFORE_MS, afterMs / 4)
}

/** The whole seconds until a session that was last used then ends; null while there is nothing to warn of. */
export function secondsWarned(at: { readonly lastUse: number; readonly now: number }, afterMs: number): number | null {
  const left = at.lastUse + afterMs - at.now
  return left > warnedBeforeMs(afterMs) ? null : Math.max(0, Math.ceil(left / 1000))
}

const TELL_AT_MOST_EVERY_MS = 60_000

/** How often a browser tells that somebody is there: often enough that nobody at work is signed out. */
export function tellUseEveryMs(afterMs: number): number {
  return Math.min(TELL_AT_MOST_EVERY_MS, afterMs / 4)
}
