/** Which level somebody has by what their company's provider says of them. */

export interface GroupLevel {
  readonly group: string
  readonly usertype: number
}

export interface LevelTable {
  readonly levels: readonly GroupLevel[]
  /** Of who is in none of these groups; null: nobody comes in without one. */
  readonly default_level: number | null
}

type Claims = Readonly<Record<string, unknown>>

/** Null: the provider has not told, which is another thing than that there are none. */
export function groupsIn(claims: Claims, claim: string): readonly string[] | null {
  const told = claims[claim] ?? inside(claims, claim)
  if (typeof told === 'string') return [told]
  if (!Array.isArray(told)) return null
  return told.filter((group): group is string => typeof group === 'string')
}

/** `realm_access.roles`: Keycloak tells roles inside of another claim. */
function inside(claims: Claims, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isClaims(value) && Object.hasOwn(value, name) ? value[name] : undefined), claims)
}

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null
}

/** The highest of the groups that match; null: this person may not come in. */
export function levelByGroups(groups: readonly string[], { levels, default_level }: LevelTable): number | null {
  const matching = levels.filter(({ group }) => groups.includes(group)).map(({ usertype }) => usertype)
  return matching.length > 0 ? Math.max(...matching) : default_level
}
