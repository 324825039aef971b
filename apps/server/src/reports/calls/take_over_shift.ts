import { takeOverShift } from '@takt/contract/reports/take_over_shift.ts'
import { mayTakeOver } from '@takt/domain/reports/handover/handover-state.ts'
import { handle } from '../../ground/call/handle.ts'
import { signerOf } from '../../ground/call/sign-record.ts'
import { handoverRow } from '../handover/handover-rows.ts'
import { lockedHandover, writeTakingOver } from '../handover/write-handover.ts'

export default handle(takeOverShift, async ({ handover_no }, { db, session, now, audit, emit, sign }) => {
  // Of two who take over at once the second waits here for the first, and is told.
  const handover = await lockedHandover(db, handover_no)
  if (!handover) return { refusal: 'handover-not-found', values: {} }
  const { handed_over_by: username, handed_over_employee: employee, handed_over_name: name } = handover
  const signer = await signerOf(db, session)
  const by = { username: session.username, employee: signer.employee }
  const refusal = mayTakeOver({ username, employee, name }, handoverRow(handover, session, now).taken_over, by)
  if (refusal) return refusal
  await sign([await writeTakingOver({ db, audit, signer, reader: session }, handover)])
  emit('HandoversChanged', {})
  return [{ handover_no }]
})
