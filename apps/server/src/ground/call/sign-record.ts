/** An electronic signature: who, what it means, when, and the hash of what was signed, in the transaction of the act itself. */
import { createHash } from 'node:crypto'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { mustSign, type SignedKind, signsWith } from '@takt/domain/ground/signed-acts.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { CallError } from './answers.ts'
import type { CallServices } from './call-services.ts'

export interface ToSign {
  readonly kind: SignedKind
  /** Names the record among those of its kind. */
  readonly record: string
  /** Null: it is of several machines, or of none. */
  readonly machine_id: string | null
  readonly card_no: string
  /** What its words say besides: how much, of what. */
  readonly says?: { readonly quantity?: number; readonly description?: string }
  /** What the record is now, as text; null: there is none to sign. */
  readonly content: string | null
}

interface Signing {
  readonly db: CompanyDb
  readonly session: Session
  readonly server: CallServices
  /** What the person typed; undefined: nobody was asked. */
  readonly secret: string | undefined
  audit(entry: { readonly what: string; readonly key: string; readonly after: unknown }): void
}

export interface Signer {
  readonly name: string
  readonly employee: string
}

/** Does nothing where the company wants no signature; otherwise there is one, or nothing of the act is kept. */
export async function signRecords(signing: Signing, records: readonly ToSign[]): Promise<void> {
  const { session, db, audit } = signing
  const settings = settingValues(session.company_settings)
  const wanted = records.filter(({ kind }) => mustSign(kind, settings))
  if (wanted.length === 0) return
  const signer = await provenSigner(signing, wanted.map((one) => aboutRecord(one, session.language)).join('; '))
  for (const one of wanted) await keepSignature({ db, audit, language: session.language }, one, signer)
}

/** The row, and the same in the trail. */
export async function keepSignature(
  { db, audit, language }: Pick<Signing, 'db' | 'audit'> & Pick<Session, 'language'>,
  one: ToSign,
  signer: Signer,
): Promise<void> {
  const { kind, record, machine_id, card_no, content } = one
  const meaning = text(language, `signature.meaning.${kind}`)
  const hash = contentHash(content ?? '')
  const { signature_no } = await db.one<{ signature_no: number }>(sql`
    insert into signature (kind, record, machine_id, card_no, employee, signer_name, meaning, content_hash)
    values (${kind}, ${record}, ${machine_id}, ${card_no}, ${signer.employee}, ${signer.name}, ${meaning}, ${hash})
    returning signature_no`)
  // The words that stood before the signer's eyes.
  const about = aboutRecord(one, language)
  const after = {
    signature_no,
    about,
    signer_name: signer.name,
    employee: signer.employee,
    meaning,
    content_hash: hash,
  }
  audit({ what: 'signature.given', key: `${kind}/${record}`, after })
}

/** Which pallet, how many, of which order: nobody signs what they have not read. */
function aboutRecord({ kind, record, machine_id, card_no, says = {} }: ToSign, language: Session['language']): string {
  const { quantity = 0, description = '' } = says
  return text(language, `signature.about.${kind}`, {
    ...{ record, card_no, quantity, description },
    machine_id: machine_id ?? '',
  })
}

export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Tries are counted as at the door, and outlive the act that was refused. */
async function provenSigner({ db, session, server, secret }: Signing, records: string): Promise<Signer> {
  if (secret === undefined) throw unsigned({ refusal: 'signature-needed', values: { records } })
  if (signsWith(session) === 'password') {
    const wrong = await server.own.provePassword(secret)
    // Whoever signs changes no password: "the old one" would puzzle them.
    if (wrong) throw unsigned(wrong.refusal === 'password-wrong' ? { refusal: 'signature-wrong', values: {} } : wrong)
  } else {
    const employee = await server.pins.employeeOf(secret)
    if (isRefusal(employee)) throw unsigned(employee)
    if (employee !== session.device_employee) throw unsigned({ refusal: 'signature-of-other', values: {} })
  }
  return await signerOf(db, session)
}

/** Whose signature it would be: nobody but who is signed in signs. */
export async function signerOf(db: CompanyDb, session: Session): Promise<Signer> {
  if (signsWith(session) === 'password') {
    return { name: session.full_name || session.username, employee: session.employee_number }
  }
  const employee = session.device_employee
  const found = await db.maybe<{ employee_name: string }>(
    sql`select employee_name from employee where employee_number = ${employee}`,
  )
  return { name: found?.employee_name ?? employee, employee }
}

function unsigned({ refusal, values }: Refusal): CallError {
  return new CallError('signature', `refusal.${refusal}` as TextKey, { values })
}
