/** Whether a call would be allowed, asked before it is offered: the same rules that the server holds it against. */
import { mayUseMachine } from './may-use-machine.ts'
import { can, type Permission, type PermissionHolder } from './permissions.ts'
import { hasWholePlant, machineBeyond, type Reach } from './reach.ts'

export interface CallRights {
  readonly permission: Permission | undefined
  readonly reach: Reach
}

/** What stands in the way of a call. */
export type Hindrance =
  | { readonly why: 'permission'; readonly permission: Permission }
  | { readonly why: 'whole-plant' }
  | { readonly why: 'beyond-own' }
  | { readonly why: 'machine'; readonly machine_id: string }

type Caller = PermissionHolder & Parameters<typeof hasWholePlant>[0]

/**
 * Null: nothing is in the way. What somebody else has only the server knows: it tells it with what it lists, as `beyond_own`.
 */
export function hindranceOf(
  caller: Caller,
  { permission, reach }: CallRights,
  input: Readonly<Record<string, unknown>> = {},
): Hindrance | null {
  if (permission && !can(caller, permission)) return { why: 'permission', permission }
  const { machine_id, beyond_own } = input
  if (beyond_own === true) return { why: 'beyond-own' }
  if (typeof machine_id === 'string' && machine_id !== '' && !mayUseMachine(caller, machine_id)) {
    return { why: 'machine', machine_id }
  }
  if (reach === 'plant' && !hasWholePlant(caller)) return { why: 'whole-plant' }
  const beyond = reach === 'machines' ? machineBeyond(caller, input) : undefined
  if (beyond === undefined) return null
  return beyond === '*' ? { why: 'whole-plant' } : { why: 'machine', machine_id: beyond }
}
