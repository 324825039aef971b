import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

interface NewMail {
  /** One mail each: nobody reads who else was told. */
  readonly to: readonly string[]
  readonly subject: string
  readonly body: string
  /** A kept content. */
  readonly file?: { readonly hash: string; readonly name: string }
  readonly now: number
}

const LONGEST_SUBJECT = 200

/** Written in the transaction of what it tells of: a booking that is undone mails nothing, and no mail is forgotten. */
export async function queueMail(db: CompanyDb, { to, subject, body, file, now }: NewMail): Promise<void> {
  if (to.length === 0) return
  const at = new Date(now).toISOString()
  const line = subject.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SUBJECT)
  await db.run(sql`
    insert into mail (to_address, subject, body, file_hash, file_name, created, next_attempt)
    select address, ${line}, ${body}, ${file?.hash ?? ''}, ${file?.name ?? ''}, ${at}, ${at}
    from unnest(${to as string[]}::text[]) as a (address)`)
}
