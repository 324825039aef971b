import { can, type PermissionHolder } from '@takt/domain/ground/permissions.ts'
import { matchRoute } from './match-route.ts'

/** Whether the page behind an address opens for somebody: a way that ends at a closed door is not shown. */
export function mayOpen(user: PermissionHolder, path: string): boolean {
  return matchRoute(path)?.facts.needs.every((permission) => can(user, permission)) ?? false
}
