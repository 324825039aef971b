import { reachesLevel } from '../people/levels.ts'
import type { Dashboard } from './dashboard.ts'

export type ScreenKind = 'mobile' | 'tablet' | 'desktop' | 'xxl'

/** Mobile to 600, tablet to 1000, desktop to 1599, XXL from 1600. */
export function screenKind(width: number): ScreenKind {
  if (width <= 600) return 'mobile'
  if (width <= 1000) return 'tablet'
  return width < 1600 ? 'desktop' : 'xxl'
}

const suited = {
  mobile: 'suitedForMobile',
  tablet: 'suitedForTablet',
  desktop: 'suitedForDesktops',
  xxl: 'suitedForXXL',
} as const

type Availability = Pick<Dashboard, 'display' | 'userlevel' | (typeof suited)[ScreenKind]>

export function mayShowDashboard(dashboard: Availability, user: { readonly usertype: number }, width: number): boolean {
  return dashboard.display && reachesLevel(user, dashboard.userlevel) && dashboard[suited[screenKind(width)]]
}
