import { mayUseMachine } from './may-use-machine.ts'
import type { Permission } from './permissions.ts'

/**
 * How far a call reaches, and so whose rights it takes: `floor` work at machines, `own` what is the caller's own,
 * `machines` machines that it names and keeps, `people` accounts, `plant` what is the same for the whole plant.
 */
export type Reach = 'floor' | 'own' | 'machines' | 'people' | 'plant'

/** Rights of those who work at machines; a call that asks for another one, or for none, says how far it reaches. */
const floorPermissions: ReadonlySet<Permission> = new Set([
  'code-stops',
  'report-quantity',
  'confirm-orders',
  'can-change-cavities',
  'detail-planning',
  'can-manual-scrap',
  'pallet-flag-cancellation-functions',
  'delete-internal-activity',
  'sign-handovers',
])

export function isFloorPermission(permission: Permission | undefined): boolean {
  return permission !== undefined && floorPermissions.has(permission)
}

type Bound = Parameters<typeof mayUseMachine>[0]

/** Only somebody who has every machine decides for the whole plant. */
export function hasWholePlant(session: Bound): boolean {
  return session.machine_restrictions.length === 0
}

/** Fields in which a call names machines; nothing in them means all of them. */
const machineFields = ['machines', 'of_machine'] as const

/** A machine that the call names and that the caller does not have; '*' when it means every machine. Undefined: there is none. */
export function machineBeyond(session: Bound, input: Readonly<Record<string, unknown>>): string | undefined {
  if (hasWholePlant(session)) return undefined
  for (const field of machineFields) {
    if (!(field in input)) continue
    const value = input[field]
    const named = (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string' && name !== '')
    if (named.length === 0) return '*'
    const foreign = named.find((name) => !mayUseMachine(session, name))
    if (foreign !== undefined) return foreign
  }
  return undefined
}
