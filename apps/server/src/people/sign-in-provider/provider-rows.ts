/** The providers of all companies, with what the application's role cannot read: they are needed before anybody is signed in. */
import type { GroupLevel } from '@takt/domain/people/sign-in-provider/groups.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

export interface StoredProvider {
  readonly company_id: number
  readonly label: string
  readonly issuer: string
  readonly client_id: string
  /** Sealed. */
  readonly client_secret: string
  readonly scopes: string
  readonly groups_claim: string
  readonly levels: readonly GroupLevel[]
  readonly default_level: number | null
  readonly creates_users: boolean
  readonly required_acr: string
  readonly required_amr: string
  readonly emergency_user: number | null
  readonly version: number
}

const columns = sql`p.company_id, p.label, p.issuer, p.client_id, p.client_secret, p.scopes, p.groups_claim, p.levels,
  p.default_level, p.creates_users, p.required_acr, p.required_amr, p.emergency_user, p.version`

/** Only those that are switched on. */
async function enabledProviders(connections: Connections, which: Sql): Promise<StoredProvider[]> {
  return await query<StoredProvider>(
    connections.owner,
    sql`select ${columns} from sign_in_provider p join company c using (company_id) where p.enabled and ${which}`,
  )
}

export async function providerOfKey(connections: Connections, company_key: string): Promise<StoredProvider | null> {
  const [row] = await enabledProviders(connections, sql`lower(c.company_key) = lower(${company_key})`)
  return row ?? null
}

export async function providerOf(connections: Connections, company_id: number): Promise<StoredProvider | null> {
  const [row] = await enabledProviders(connections, sql`p.company_id = ${company_id}`)
  return row ?? null
}

/** Several companies of one group may have one provider, and one client there. */
export function providersOfIssuer(connections: Connections, issuer: string): Promise<StoredProvider[]> {
  return enabledProviders(connections, sql`p.issuer = ${issuer}`)
}

/** Also of a provider that is switched off: it is tried before it is switched on. */
export async function storedSecret(
  connections: Connections,
  company_id: number,
): Promise<Pick<StoredProvider, 'issuer' | 'client_secret'> | null> {
  const [row] = await query<Pick<StoredProvider, 'issuer' | 'client_secret'>>(
    connections.owner,
    sql`select issuer, client_secret from sign_in_provider where company_id = ${company_id}`,
  )
  return row ?? null
}

/** Where sealed values belong: they open there only. */
export const secretPlace = (company_id: number) => `sign-in-provider/${company_id}`
export const tokenPlace = (company_id: number, token_hash: Buffer) =>
  `provider-session/${company_id}/${token_hash.toString('hex')}`
