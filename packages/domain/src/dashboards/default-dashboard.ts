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

/** The first choice the user may see (own, then company's), else the first that level and screen allow: T-NAV-07-X. */
export function defaultDashboard(
  dashboards: readonly Listed[],
  on: { readonly preferred: readonly string[]; readonly user: { readonly usertype: number }; readonly width: number },
): string | undefined {
  const open = dashboards.filter((entry) => !entry.isSnippet && mayShowDashboard(entry, on.user, on.width))
  return on.preferred.find((slug) => open.some((entry) => entry.slug === slug)) ?? open[0]?.slug
}
