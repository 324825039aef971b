import type { SignedKind } from '@takt/domain/ground/signed-acts.ts'
import { signedActivity } from '../activities/signed-activity.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { signedFirstPiece, signedOrder } from '../orders/signed-order.ts'
import { signedFlag } from '../pallets/signed-flag.ts'
import { signedHandover } from '../reports/handover/signed-handover.ts'

/** How the record of each act is read: what it is now is compared with what was signed. */
export const signedRecords: Readonly<Record<SignedKind, (db: CompanyDb, record: string) => Promise<string | null>>> = {
  'certify-activity': signedActivity,
  'reject-activity': signedActivity,
  'confirm-order': signedOrder,
  'confirm-pallets': signedFlag,
  'release-first-piece': signedFirstPiece,
  'hand-over-shift': signedHandover,
  'take-over-shift': signedHandover,
}
