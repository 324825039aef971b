import { HIGHEST_LEVEL } from './levels.ts'
import { type Permission, permissionNames } from './permissions.ts'

/** Roles are only bundles of permissions: a check asks for a permission or a level, never for a role's name. */
interface Role {
  readonly usertype: number
  readonly grants: readonly Permission[]
}

const atTheMachine: readonly Permission[] = ['code-stops', 'report-quantity', 'can-access-dashboard', 'can-navigate']

export const roles = {
  operator: { usertype: 1, grants: [...atTheMachine, 'can-change-cavities'] },
  supervisor: {
    usertype: 2,
    grants: [
      ...atTheMachine,
      'can-change-cavities',
      'confirm-orders',
      'can-manual-scrap',
      'can-manage-user-visualizations',
      'view-dashboard-templates',
      'change-dashboard-templates',
      'change-own-webcolumns',
      'delete-internal-activity',
      'view-production-goals',
      'view-connectors',
      'schedule-reports',
      'sign-handovers',
    ],
  },
  planner: {
    usertype: 3,
    grants: [
      ...atTheMachine,
      'change-documents',
      'detail-planning',
      'can-manage-user-visualizations',
      'view-production-goals',
      'schedule-reports',
    ],
  },
  administrator: { usertype: HIGHEST_LEVEL, grants: permissionNames },
} as const satisfies Record<string, Role>

export type RoleName = keyof typeof roles

export interface GrantedByHand {
  readonly usertype: number
  readonly granted: readonly string[]
  readonly removed: readonly string[]
}

/** What a level may do until a company says otherwise: the bundle of the nearest role at or below it. */
export function levelBundle(usertype: number): readonly Permission[] {
  const below = Object.values(roles).filter((role) => role.usertype <= usertype)
  return below.sort((one, other) => other.usertype - one.usertype)[0]?.grants ?? []
}

/**
 * What a user may do: what their level may (`ofLevel`, where the company has decided it), plus what they were given,
 * less what was removed; level 9 has everything.
 */
export function effectivePermissions(user: GrantedByHand, ofLevel: readonly string[] | null = null): Permission[] {
  if (user.usertype >= HIGHEST_LEVEL) return [...permissionNames]
  const bundle: readonly string[] = ofLevel ?? levelBundle(user.usertype)
  return permissionNames.filter(
    (name) => (bundle.includes(name) || user.granted.includes(name)) && !user.removed.includes(name),
  )
}
