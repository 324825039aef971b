import { mayShowDashboard } from '@takt/domain/dashboards/availability.ts'
import { type CompanySettingValues, isOn, settingValues } from '@takt/domain/ground/company-settings.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { deviceValue } from '../../device/device-storage.ts'

/** Whether this screen slides through the dashboards. */
export const sliding = deviceValue('user', 'auto-slide', (stored) => stored === true)

const LEAST_SECONDS = 5

/** Offered where the company wants it, to those who see dashboards. */
export function maySlide(session: Session): boolean {
  return isOn(settingValues(session.company_settings), 'autoSlide') && can(session, 'can-access-dashboard')
}

export function slideIntervalMs({ autoSlideInterval }: CompanySettingValues): number {
  return Math.max(LEAST_SECONDS, Number(autoSlideInterval) || 30) * 1000
}

/** Slugs of what the person may see on a screen of this width. */
export function useSlides(): readonly string[] {
  const session = useSession()
  const { rows } = useLoad('get_configs', { system_function: 'dashboards' }, { reloadOn: ['ConfigChanged'] })
  return (rows ?? [])
    .filter((dashboard) => !dashboard.isSnippet && mayShowDashboard(dashboard, session, window.innerWidth))
    .map(({ slug }) => slug)
}
