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

const TELL_AT_MOST_EVERY_MS = 60_000

/** How often a browser tells that somebody is there: often enough that nobody at work is signed out. */
export function tellUseEveryMs(afterMs: number): number {
  return Math.min(TELL_AT_MOST_EVERY_MS, afterMs / 4)
}
