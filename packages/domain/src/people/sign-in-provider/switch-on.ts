/** What would go wrong when people are sent to a provider: said before it is switched on, not at a closed door. */
import { type LevelTable, levelByGroups } from './groups.ts'

interface WhoComesIn extends LevelTable {
  readonly scopes: string
  readonly creates_users: boolean
  readonly passwords: 'everybody' | 'terminals'
}

interface People {
  /** Linked with this provider. */
  readonly linked: number
  /** Not linked, and none who keeps a password in any case. */
  readonly unlinked: number
}

export const switchOnConcerns = ['no-openid', 'leads-nobody', 'nobody-linked', 'unlinked-out'] as const
export interface SwitchOnConcern {
  readonly concern: (typeof switchOnConcerns)[number]
  readonly count: number
}

export function concernsOf(setting: WhoComesIn, { linked, unlinked }: People): SwitchOnConcern[] {
  const groups = setting.levels.map(({ group }) => group)
  const found: Record<SwitchOnConcern['concern'], number> = {
    // Without it there is no word of who somebody is.
    'no-openid': setting.scopes.split(/\s+/).includes('openid') ? 0 : 1,
    'leads-nobody': levelByGroups(groups, setting) === null ? 1 : 0,
    'nobody-linked': !setting.creates_users && linked === 0 ? 1 : 0,
    // Linking takes the password, which no longer counts; as a new person their name would be taken.
    'unlinked-out': setting.passwords === 'terminals' ? unlinked : 0,
  }
  return switchOnConcerns.flatMap((concern) => (found[concern] > 0 ? [{ concern, count: found[concern] }] : []))
}

interface Way {
  readonly enabled: boolean
  readonly issuer: string
  readonly client_id: string
  readonly scopes: string
}

/** Whether people are sent another way than before, so that it has to be tested. */
export function goesAnotherWay(before: Way, after: Way, hasNewSecret: boolean): boolean {
  if (!after.enabled) return false
  return (
    hasNewSecret || (['enabled', 'issuer', 'client_id', 'scopes'] as const).some((one) => before[one] !== after[one])
  )
}

/** Whether others come in than before. */
export function letsOthersIn(before: WhoComesIn & Way, after: WhoComesIn & Way): boolean {
  if (!after.enabled) return false
  const who = ({ enabled, scopes, levels, default_level, creates_users, passwords }: WhoComesIn & Way) =>
    JSON.stringify([enabled, scopes, levels, default_level, creates_users, passwords])
  return who(before) !== who(after)
}
