import { type Permission, permissionNames } from '../permissions.ts'
import { HIGHEST_LEVEL } from './levels.ts'

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
    ],
  },
  planner: {
    usertype: 3,
    grants: [...atTheMachine, 'detail-planning', 'can-manage-user-visualizations', 'view-production-goals'],
  },
  administrator: { usertype: HIGHEST_LEVEL, grants: permissionNames },
} as const satisfies Record<string, Role>

export type RoleName = keyof typeof roles
export const roleNames = Object.keys(roles) as RoleName[]

export interface GrantedByHand {
  readonly role: RoleName
  readonly usertype: number
  readonly granted: readonly string[]
  readonly removed: readonly string[]
}

/** What a user may do: the bundle of the role, plus what was granted, less what was removed; level 9 has everything. */
export function effectivePermissions(user: GrantedByHand): Permission[] {
  if (user.usertype >= HIGHEST_LEVEL) return permissionNames
  const bundle: readonly Permission[] = roles[user.role].grants
  return permissionNames.filter(
    (name) => (bundle.includes(name) || user.granted.includes(name)) && !user.removed.includes(name),
  )
}
