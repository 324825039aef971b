import type { Area } from './area.ts'

interface Reported {
  readonly status: string
  readonly setup_time: 0 | 1 | null
}

/** What the indicator is about: setting up, standing still or running: D-STATE-22. */
export function statusMode(machine: Reported): 'prep' | 'stop' | 'run' {
  if (machine.status !== 'S') return 'run'
  return machine.setup_time === 1 ? 'prep' : 'stop'
}

export const STATUS_PERIODS = ['today', 'shift'] as const

export type WidgetMode = 'configuring' | 'preview' | 'active'

/** The indicator leads to the stop-code popup only live and outside the operator area: D-NAV-12, D-ROUTE-09-C. */
export function indicatorLeadsToStop(on: { behavior: 'none' | 'setStopLink'; mode: WidgetMode; area: Area }): boolean {
  return on.behavior === 'setStopLink' && on.mode === 'active' && on.area !== 'operator'
}

interface Viewer {
  readonly permissions: readonly string[]
  readonly only_dashboards: boolean
  readonly dashboard_isolated: boolean
}

/** Buttons in widgets are for people who may work at machines; a widget can open them to mere viewers: D-PERM-04-X. */
export function mayActInWidget(user: Viewer, allowViewers: boolean): boolean {
  if (!user.permissions.includes('code-stops')) return false
  return allowViewers || !(user.only_dashboards || user.dashboard_isolated)
}
