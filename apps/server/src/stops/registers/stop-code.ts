import { stopCodeCalls } from '@takt/contract/stops/stop-codes.calls.ts'
import { type LossKind, likelyKind } from '@takt/domain/stops/losses/loss-kind.ts'
import { stopCodes } from '@takt/domain/stops/stop-codes.register.ts'
import { sql } from '../../ground/db/sql.ts'
import { keepRegister } from '../../ground/registers/keep-register.ts'

export default keepRegister(stopCodes, stopCodeCalls, {
  table: 'stop_code',
  order: 'stop_code',
  numbered: 'record_no',
  names: { group_id: ['stop_group', 'code'] },
  usedBy: [
    ['stop', 'stop_reason'],
    ['reason_figures', 'stop_reason'],
    ['value_rule', 'stop_code'],
    ['automatic_reason', 'set_code'],
    ['automatic_reason', 'only_when', 'many'],
    ['machine', 'unattended_code'],
    ['stop_code', 'reset_code'],
  ],
  /** A new code among others of its group is most likely lost to what they are lost to. */
  complete: async ({ before, row }, db) => {
    const others = await db.many<{ loss_kind: LossKind }>(
      sql`select loss_kind from stop_code where group_id = ${row.group_id}`,
    )
    const likely = () =>
      likelyKind(
        row,
        others.map(({ loss_kind }) => loss_kind),
      )
    return { ...row, loss_kind: row.loss_kind ?? before?.loss_kind ?? likely() }
  },
})
