import { replayQuarantinedSignals } from '@takt/contract/import/replay_quarantined_signals.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { acceptHeard } from '../signals/accept-heard.ts'
import { unknownMachine } from '../signals/quarantine.ts'
import { judge } from '../signals/split-batch.ts'

export default handle(replayQuarantinedSignals, async ({ record_nos }, { db, now, audit, emit, machineChanged }) => {
  const kept = await db.many<{ record_no: number; connector: string; signal: unknown }>(sql`
    select record_no, connector, signal from quarantined_signal
    where record_no = any (${record_nos}) order by record_no for update`)
  const judged = kept.map((row) => ({ ...row, judged: judge(row.signal, now, { accepted: true }) }))
  const usable = judged.flatMap(({ record_no, connector, judged: { signal } }) =>
    signal ? [{ record_no, connector, signal }] : [],
  )
  const { unknown, touched, stopsChanged, told } = await acceptHeard(db, usable, now)
  const notTaken = new Set(unknown)
  const taken = usable.filter((one) => !notTaken.has(one)).map(({ record_no }) => record_no)
  await db.run(sql`delete from quarantined_signal where record_no = any (${taken})`)
  audit({
    what: 'quarantine.replayed',
    key: taken.join(' '),
    after: kept.filter((row) => taken.includes(row.record_no)),
  })
  for (const machine_id of touched) machineChanged(machine_id)
  for (const machine_id of stopsChanged) emit('StopsChanged', { machine_id })
  for (const event of told) {
    if (event.name === 'NotificationAdded') emit('NotificationAdded', event.data)
    if (event.name === 'OrderChanged') emit('OrderChanged', event.data)
  }
  return judged.map(({ record_no, judged: found }) => {
    if (taken.includes(record_no)) return { record_no, taken: true, reason: '', detail: '' }
    return { record_no, taken: false, ...(found.signal ? unknownMachine : found.why) }
  })
})
