/** Devices on which somebody has signed in before: on these nobody is kept out by what others try elsewhere in their name. */
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { newToken, tokenHash } from './tokens.ts'

/** A person has a few; a terminal is one of many people. */
const MOST_DEVICES = 20

interface Person {
  readonly company_id: number
  readonly user_id: number
}

export async function isKnownDevice(connections: Connections, { company_id, user_id }: Person, device: string) {
  if (device === '') return false
  const found = await query(
    connections.owner,
    sql`select 1 from known_device where company_id = ${company_id} and user_id = ${user_id}
          and device_hash = ${tokenHash(device)}`,
  )
  return found.length > 0
}

/** Answers the token that the device keeps: the one it has, or a new one. */
export async function rememberDevice(
  connections: Connections,
  { company_id, user_id }: Person,
  { device, now }: { readonly device: string; readonly now: number },
): Promise<string> {
  const token = device === '' ? newToken() : device
  await query(
    connections.owner,
    sql`insert into known_device (company_id, user_id, device_hash, last_used)
          values (${company_id}, ${user_id}, ${tokenHash(token)}, ${new Date(now).toISOString()})
        on conflict (company_id, user_id, device_hash) do update set last_used = excluded.last_used`,
  )
  await query(
    connections.owner,
    sql`delete from known_device where company_id = ${company_id} and user_id = ${user_id} and device_hash not in (
          select device_hash from known_device where company_id = ${company_id} and user_id = ${user_id}
          order by last_used desc limit ${MOST_DEVICES})`,
  )
  return token
}
