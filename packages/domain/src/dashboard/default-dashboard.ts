import { mayShowDashboard } from './availability.ts'
import type { Dashboard } from './dashboard.ts'

export const DEFAULT_SLUG = 'default'

type Listed = Pick<
  Dashboard,
  | 'slug'
  | 'display'
  | 'userlevel'
  | 'isSnippet'
  | 'suitedForMobile'
  | 'suitedForTablet'
  | 'suitedForDesktops'
  | 'suitedForXXL'
>

/** The company's own choice when the user may see it, else the first one that level and screen allow: T-NAV-07-X. */
export function defaultDashboard(
  dashboards: readonly Listed[],
  on: { readonly preferred: string; readonly user: { readonly usertype: number }; readonly width: number },
): string | undefined {
  const open = dashboards.filter((entry) => !entry.isSnippet && mayShowDashboard(entry, on.user, on.width))
  return (open.find((entry) => entry.slug === on.preferred) ?? open[0])?.slug
}
