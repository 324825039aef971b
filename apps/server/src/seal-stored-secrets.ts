import { headerPlace } from './dashboards/header-values.ts'
import { tokenPlace } from './erp/token-place.ts'
import { type Connections, query } from './ground/db/connections.ts'
import { sql } from './ground/db/sql.ts'
import type { Log } from './ground/log.ts'
import { type Secrets, sealedWith } from './ground/secrets/secrets.ts'
import { factorPlace } from './ground/sessions/second-factor.ts'
import { secretPlace } from './people/sign-in-provider/provider-rows.ts'

/**
 * At the start: what an older version kept as it was, and what an older key sealed, is sealed with the key of now. What
 * cannot be opened stays as it is and is told: with its key it can be read again.
 */
export async function sealStoredSecrets(connections: Connections, secrets: Secrets, log: Log): Promise<void> {
  const lost: string[] = []
  const sealedAnew = (kept: string, place: string): string | null => {
    if (secrets.isCurrent(kept)) {
      if (secrets.open(kept, place) === null) lost.push(kept)
      return null
    }
    const text = secrets.open(kept, place)
    if (text === null) lost.push(kept)
    return text === null ? null : secrets.seal(text, place)
  }
  const companies = await query<{ company_id: number; erp_api_token: string }>(
    connections.owner,
    sql`select company_id, erp_api_token from company where erp_api_token is not null`,
  )
  for (const { company_id, erp_api_token: kept } of companies) {
    const next = sealedAnew(kept, tokenPlace(company_id))
    // What was changed meanwhile was sealed when it was written.
    if (next !== null) {
      await query(
        connections.owner,
        sql`update company set erp_api_token = ${next} where company_id = ${company_id} and erp_api_token = ${kept}`,
      )
    }
  }
  const headers = await query<Parameters<typeof headerPlace>[0] & { value: string }>(
    connections.owner,
    sql`select company_id, template, widget_id, key, host, value from action_header`,
  )
  for (const { value: kept, ...row } of headers) {
    const next = sealedAnew(kept, headerPlace(row))
    if (next !== null) {
      await query(
        connections.owner,
        sql`update action_header set value = ${next} where company_id = ${row.company_id} and template = ${row.template}
              and widget_id = ${row.widget_id} and key = ${row.key} and value = ${kept}`,
      )
    }
  }
  const providers = await query<{ company_id: number; client_secret: string }>(
    connections.owner,
    sql`select company_id, client_secret from sign_in_provider where client_secret <> ''`,
  )
  for (const { company_id, client_secret: kept } of providers) {
    const next = sealedAnew(kept, secretPlace(company_id))
    if (next !== null) {
      await query(
        connections.owner,
        sql`update sign_in_provider set client_secret = ${next} where company_id = ${company_id} and client_secret = ${kept}`,
      )
    }
  }
  const factors = await query<{ company_id: number; user_id: number; secret: string }>(
    connections.owner,
    sql`select company_id, user_id, secret from second_factor`,
  )
  for (const { secret: kept, ...row } of factors) {
    const next = sealedAnew(kept, factorPlace(row))
    if (next !== null) {
      await query(
        connections.owner,
        sql`update second_factor set secret = ${next} where company_id = ${row.company_id} and user_id = ${row.user_id}
              and secret = ${kept}`,
      )
    }
  }
  if (lost.length === 0) return
  const keys = [...new Set(lost.map(sealedWith))].join(', ')
  log.error(
    `${lost.length} kept secrets (ERP token, header values of buttons, secret of the sign-in provider, authenticator apps) cannot be read: they were sealed with the key ${keys}, which is not here. Put secrets.key back into DATA_DIR, or add the key to SECRETS_KEY, and start again; or enter them anew. Nothing was changed.`,
    { secrets: lost.length, keys },
  )
}
