import { getSignatures } from '@takt/contract/setup/get_signatures.ts'
import { type SignedKind, signatureState } from '@takt/domain/ground/signed-acts.ts'
import { handle } from '../../ground/call/handle.ts'
import { contentHash } from '../../ground/call/sign-record.ts'
import { sql } from '../../ground/db/sql.ts'
import { signedRecords } from '../signed-records.ts'

/** Of an order with more pallets than this the newest are told. */
const MOST = 200

interface Row {
  readonly signature_no: number
  readonly kind: SignedKind
  readonly record: string
  readonly machine_id: string
  readonly signer_name: string
  readonly meaning: string
  readonly at: string
  readonly content_hash: string
}

export default handle(getSignatures, async ({ card_no, kinds, record }, { db }) => {
  if (card_no === undefined && record === undefined) return []
  const ofKinds = kinds === undefined ? sql`` : sql`and kind = any (${kinds})`
  const which = card_no === undefined ? sql`record = ${record}` : sql`card_no = ${card_no}`
  const rows = await db.many<Row>(sql`
    select signature_no, kind, record, coalesce(machine_id, '') as machine_id, signer_name, meaning, at, content_hash from signature
    where ${which} ${ofKinds} order by at desc, signature_no desc limit ${MOST}`)
  const told = []
  for (const { content_hash, ...row } of rows) {
    const content = await signedRecords[row.kind](db, row.record)
    told.push({ ...row, state: signatureState(content_hash, content === null ? null : contentHash(content)) })
  }
  return told
})
