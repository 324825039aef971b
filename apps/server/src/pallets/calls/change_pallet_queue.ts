import { changePalletQueue } from '@takt/contract/pallets/change_pallet_queue.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeQueue } from '@takt/domain/planning/pallet-queue.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { palletQueue } from '../pallet-queue.ts'

export default handle(changePalletQueue, async (input, { db, session, now, audit, emit }) => {
  const { machine_id, record_no, action } = input
  await lockMachines(db, [machine_id])
  const before = await palletQueue(db, machine_id, now)
  const change = changeQueue(before, record_no, action)
  if (isRefusal(change)) return change
  if ('removed' in change) await db.run(sql`delete from pallet_transport where pallet_flag = ${record_no}`)
  else if ('state' in change) {
    await db.run(sql`
      update pallet_transport set state = ${change.state}, changed = ${new Date(now).toISOString()},
        changed_by = ${session.username}
      where pallet_flag = ${record_no}`)
  } else {
    await db.run(sql`
      update pallet_transport t set position = n.position
      from unnest(${change.order as number[]}::bigint[]) with ordinality as n (pallet_flag, position)
      where t.pallet_flag = n.pallet_flag`)
  }
  const was = before.find((pallet) => pallet.record_no === record_no)
  audit({ what: `pallet-queue.${action}`, key: `${machine_id}/${record_no}`, before: was, after: change })
  emit('PalletsChanged', { machine_id })
  return await palletQueue(db, machine_id, now)
})
