/** How far a call reaches is held against the rights of who calls, here and nowhere else. */
import { hasWholePlant, machineBeyond, type Reach } from '@takt/domain/ground/reach.ts'
import { effectivePermissions } from '@takt/domain/ground/roles.ts'
import { isWithinRights, type Rights } from '@takt/domain/ground/within-rights.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { CallError } from './answers.ts'

type Input = Readonly<Record<string, unknown>>

export function mayReach(reach: Reach, { session }: OpenSession, input: Input): void {
  if (reach === 'plant' && !hasWholePlant(session)) throw new CallError('notAllowed', 'call.whole-plant')
  if (reach !== 'machines') return
  const machine_id = machineBeyond(session, input)
  if (machine_id === '*') throw new CallError('notAllowed', 'call.whole-plant')
  if (machine_id !== undefined) throw new CallError('notAllowed', 'call.machine-restricted', { values: { machine_id } })
}

interface Person {
  readonly usertype: number
  readonly granted: readonly string[]
  readonly removed: readonly string[]
  readonly machine_restrictions: readonly string[]
}

/** The account that the call is about, and the rights that it would have afterwards. */
export async function mustStandAbove(db: CompanyDb, { session }: OpenSession, input: Input): Promise<void> {
  const before = await personOf(db, input)
  const after = 'usertype' in input ? (input as unknown as Person) : null
  for (const person of [before, after]) {
    if (person && !isWithinRights(session, await rightsOf(db, person))) {
      throw new CallError('notAllowed', 'refusal.beyond-own-rights')
    }
  }
}

async function personOf(db: CompanyDb, input: Input): Promise<Person | null> {
  const which =
    'user_id' in input
      ? sql`user_id = ${input.user_id}`
      : sql`lower(username) = lower(${String(input.username).trim()})`
  return (
    (await db.maybe<Person>(
      sql`select usertype, granted, removed, machine_restrictions from app_user where ${which}`,
    )) ?? null
  )
}

async function rightsOf(db: CompanyDb, person: Person): Promise<Rights> {
  const level = await db.maybe<{ permissions: string[] | null }>(
    sql`select permissions from user_level where usertype = ${person.usertype}`,
  )
  const { usertype, machine_restrictions } = person
  return { usertype, machine_restrictions, permissions: effectivePermissions(person, level?.permissions ?? null) }
}
