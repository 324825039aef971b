/** Who somebody of the provider is here: found by issuer and subject alone, linked by themselves, or new. */

import { newUser } from '@takt/domain/people/sign-in-provider/new-user.ts'
import type { ProviderRefusal } from '@takt/domain/people/sign-in-provider/refusals.ts'
import { writeAudit } from '../../ground/call/write-audit.ts'
import { type CompanyDb, withCompany } from '../../ground/db/company-db.ts'
import type { Connections } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { isAllowedFrom } from '../../ground/sessions/allowed-addresses.ts'
import { roleOf } from '../users.ts'
import type { Claims } from './claims.ts'
import type { StoredProvider } from './provider-rows.ts'

export interface KnownPerson {
  readonly user_id: number
  readonly username: string
}

interface FoundPerson extends KnownPerson {
  readonly usertype: number
  readonly usable: boolean
  readonly allowed_addresses: readonly string[]
}

interface Arrival {
  readonly provider: StoredProvider
  readonly subject: string
  readonly claims: Claims
  readonly level: number
  /** Who was signed in here when it began, and links this account; null: somebody signs in. */
  readonly link_user: number | null
  readonly address: string
  readonly now: number
}

export async function knownPerson(
  connections: Connections,
  arrival: Arrival,
): Promise<KnownPerson | { readonly refused: ProviderRefusal; readonly username: string }> {
  const { provider, address, now } = arrival
  const by = { username: provider.label, address, session: '', now }
  return await withCompany(
    connections,
    { company_id: provider.company_id, machine_restrictions: [], by },
    async (db) => {
      // Two who come for the first time at once wait for each other here.
      await db.run(sql`select pg_advisory_xact_lock(hashtext('provider people'), ${db.company_id})`)
      const found = (await personBySubject(db, arrival)) ?? (await firstTime(db, arrival))
      if ('refused' in found) return { ...found, username: '' }
      const { user_id, username } = found
      if (arrival.link_user !== null && arrival.link_user !== user_id) return { refused: 'other-account', username }
      if (!found.usable) return { refused: 'closed', username }
      if (!isAllowedFrom(found.allowed_addresses, address)) return { refused: 'address', username }
      await setLevel(db, found, arrival.level)
      await db.run(sql`update provider_identity set last_sign_in = ${new Date(now).toISOString()} where user_id = ${user_id}
      and issuer = ${provider.issuer}`)
      return { user_id, username }
    },
  )
}

async function personBySubject(db: CompanyDb, arrival: Arrival): Promise<FoundPerson | null> {
  const { issuer } = arrival.provider
  return await personWhere(
    db,
    arrival,
    sql`exists (select from provider_identity i where i.company_id = u.company_id
    and i.user_id = u.user_id and i.issuer = ${issuer} and i.subject = ${arrival.subject})`,
  )
}

async function personWhere(
  db: CompanyDb,
  { now }: Arrival,
  which: ReturnType<typeof sql>,
): Promise<FoundPerson | null> {
  return await db.maybe<FoundPerson>(sql`
    select user_id, username, usertype, allowed_addresses,
      active and (valid_until is null or valid_until > ${new Date(now).toISOString()}) as usable
    from app_user u where ${which}`)
}

async function firstTime(db: CompanyDb, arrival: Arrival): Promise<FoundPerson | { refused: ProviderRefusal }> {
  const { link_user, provider, subject } = arrival
  const person =
    link_user === null ? await addPerson(db, arrival) : await personWhere(db, arrival, sql`u.user_id = ${link_user}`)
  if (person === null) return { refused: 'closed' }
  if ('refused' in person) return person
  const at = new Date(arrival.now).toISOString()
  const linked = await db.maybe(sql`
    insert into provider_identity (issuer, subject, user_id, linked_at, last_sign_in)
    values (${provider.issuer}, ${subject}, ${person.user_id}, ${at}, ${at})
    on conflict (company_id, user_id, issuer) do nothing returning user_id`)
  if (!linked) return { refused: 'already-linked' }
  await writeAudit(db, [{ what: 'user.linked', key: person.username, after: { issuer: provider.issuer, subject } }])
  // What was opened with the password would outlive the person's time at the company.
  if (link_user !== null) await db.run(sql`delete from session where user_id = ${link_user}`)
  return person
}

/** Never an account that is there already, whatever it is called: linking is for who can prove both. */
async function addPerson(db: CompanyDb, arrival: Arrival): Promise<FoundPerson | { refused: ProviderRefusal }> {
  const { provider, level } = arrival
  const { username, full_name, email } = newUser(arrival.claims)
  const taken = await db.maybe(sql`select from app_user where lower(username) = lower(${username})`)
  if (taken) return { refused: 'name-taken' }
  if (!provider.creates_users) return { refused: 'unknown-person' }
  if (username === '') return { refused: 'no-name' }
  const { user_id } = await db.one<{ user_id: number }>(sql`
    insert into app_user (username, full_name, email, language, role, usertype, password_hash)
    select ${username}, ${full_name}, ${email}, language, ${roleOf(level)}, ${level}, '' from company returning user_id`)
  const after = { username, full_name, email, usertype: level }
  await writeAudit(db, [{ what: 'user.added', key: username, after }])
  return { user_id, username, usertype: level, usable: true, allowed_addresses: [] }
}

async function setLevel(
  db: CompanyDb,
  person: KnownPerson & { readonly usertype: number },
  level: number,
): Promise<void> {
  const { user_id, username, usertype } = person
  if (usertype === level) return
  await db.run(sql`update app_user set usertype = ${level}, role = ${roleOf(level)}, version = version + 1
    where user_id = ${user_id}`)
  await writeAudit(db, [
    { what: 'user.level-by-provider', key: username, before: { usertype }, after: { usertype: level } },
  ])
}

/** During a session: whoever was taken out of a group has its rights no longer. */
export async function followLevel(
  connections: Connections,
  { company_id, issuer, subject }: { readonly company_id: number; readonly issuer: string; readonly subject: string },
  { level, now }: { readonly level: number; readonly now: number },
): Promise<void> {
  const by = { username: 'Takt', address: '', session: '', now }
  await withCompany(connections, { company_id, machine_restrictions: [], by }, async (db) => {
    const person = await db.maybe<KnownPerson & { usertype: number }>(sql`
      select user_id, username, usertype from app_user u join provider_identity i using (company_id, user_id)
      where i.issuer = ${issuer} and i.subject = ${subject} and u.usertype <> ${level}`)
    if (person) await setLevel(db, person, level)
  })
}
