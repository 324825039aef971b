import { type Queryable, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'

export interface VerifiedSignatures {
  readonly signatures: number
  /** Each in words. */
  readonly problems: readonly string[]
}

/** Every signature stands in the trail as it was given, and what the trail says was signed is there. */
export async function verifySignatures(on: Queryable): Promise<VerifiedSignatures> {
  const [counted] = await query<{ signatures: number }>(on, sql`select count(*)::int as signatures from signature`)
  const told = sql`select a.*, (a.after->>'signature_no')::bigint as signature_no from audit a where a.what = 'signature.given'`
  const changed = await query<{ company_id: number; signature_no: number; missing: boolean }>(
    on,
    sql`select s.company_id, s.signature_no, a.audit_id is null as missing
        from signature s left join (${told}) a using (company_id, signature_no)
        where a.audit_id is null or (a.key, a.at, a.username, a.after->>'signer_name', a.after->>'employee', a.after->>'meaning',
            a.after->>'content_hash')
          is distinct from (s.kind || '/' || s.record, s.at, s.username, s.signer_name, s.employee, s.meaning, s.content_hash)
        order by 1, 2`,
  )
  const gone = await query<{ company_id: number; signature_no: number }>(
    on,
    sql`select a.company_id, a.signature_no from (${told}) a left join signature s using (company_id, signature_no)
        where s.signature_no is null order by 1, 2`,
  )
  return {
    signatures: counted?.signatures ?? 0,
    problems: [
      ...changed.map(
        ({ company_id, signature_no, missing }) =>
          `company ${company_id}, signature ${signature_no}: ${missing ? 'is not in the trail' : 'was changed'}`,
      ),
      ...gone.map(({ company_id, signature_no }) => `company ${company_id}, signature ${signature_no}: was deleted`),
    ],
  }
}
