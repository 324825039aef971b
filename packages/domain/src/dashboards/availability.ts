import { reachesLevel } from '../ground/levels.ts'
import type { Dashboard } from './dashboard.ts'
import { stackedOnPhone } from './placement.ts'

export type ScreenKind = 'mobile' | 'tablet' | 'desktop' | 'xxl'

/** Mobile to 600, tablet to 1000, desktop to 1599, XXL from 1600, in CSS pixels rounded down. */
export function screenKind(width: number): ScreenKind {
  const whole = Math.floor(width)
  if (whole <= 600) return 'mobile'
  if (whole <= 1000) return 'tablet'
  return whole < 1600 ? 'desktop' : 'xxl'
}

const suited = {
  mobile: 'suitedForMobile',
  tablet: 'suitedForTablet',
  desktop: 'suitedForDesktops',
  xxl: 'suitedForXXL',
} as const

type Open = Pick<Dashboard, 'display' | 'userlevel'>
type Suited = Pick<Dashboard, (typeof suited)[ScreenKind]>

export function isOpenTo(dashboard: Open, user: { readonly usertype: number }): boolean {
  return dashboard.display && reachesLevel(user, dashboard.userlevel)
}

export function suitsWidth(dashboard: Suited, width: number): boolean {
  return dashboard[suited[screenKind(width)]]
}

/** It says that it was made for other screens, unless a phone reads it as one column, which needs no excuse. */
export function isHardToRead(
  dashboard: Suited & Pick<Dashboard, 'widgets' | 'size' | 'suitedForMobile'>,
  width: number,
): boolean {
  if (suitsWidth(dashboard, width)) return false
  return screenKind(width) !== 'mobile' || stackedOnPhone(dashboard) === undefined
}

export function mayShowDashboard(
  dashboard: Open & Suited,
  user: { readonly usertype: number },
  width: number,
): boolean {
  return isOpenTo(dashboard, user) && suitsWidth(dashboard, width)
}
