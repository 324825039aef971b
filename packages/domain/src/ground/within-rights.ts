/** What somebody may, as it counts in the end: of their level, granted and removed. */
export interface Rights {
  readonly usertype: number
  readonly permissions: readonly string[]
  /** Empty means every machine. */
  readonly machine_restrictions: readonly string[]
}

/**
 * Whether somebody has no more than oneself. Only such people are changed or signed out, and only such rights are given:
 * whoever sets another's password has what the other has.
 */
export function isWithinRights(own: Rights, other: Rights): boolean {
  if (other.usertype > own.usertype) return false
  if (other.permissions.some((name) => !own.permissions.includes(name))) return false
  const machines = own.machine_restrictions
  if (machines.length === 0) return true
  const others = other.machine_restrictions
  return others.length > 0 && others.every((machine_id) => machines.includes(machine_id))
}
