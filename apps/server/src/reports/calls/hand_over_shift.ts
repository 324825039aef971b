import { handOverShift } from '@takt/contract/reports/hand_over_shift.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { mayHandOver } from '@takt/domain/reports/handover/handover-state.ts'
import { reportWords } from '../../documents/quick-reports/report-words.ts'
import { handle } from '../../ground/call/handle.ts'
import { signerOf } from '../../ground/call/sign-record.ts'
import { findShift } from '../handover/find-shift.ts'
import { gatherHandover } from '../handover/gather-handover.ts'
import { ofShift, storedHandovers } from '../handover/handover-rows.ts'
import { writeHandover } from '../handover/write-handover.ts'

export default handle(handOverShift, async (input, { db, session, now, audit, emit, sign }) => {
  const found = await findShift(db, input, { session, now })
  if (isRefusal(found)) return found
  const moment = (at: number) => reportWords(session).moment(new Date(at).toISOString())
  const early = mayHandOver(found.shift, now, moment)
  if (early) return early
  const { figures, notes } = await gatherHandover(db, { ...found, now, time_zone: session.time_zone })
  const remarks = input.remarks.filter(({ machine_id, remark }) => {
    return remark.trim() !== '' && found.place.machine_ids.includes(machine_id)
  })
  const words = { remark: input.remark.trim(), remarks, notes }
  const signer = await signerOf(db, session)
  const written = await writeHandover({ db, audit, signer, reader: session }, found, { figures, words })
  if (!written) {
    const [other] = await storedHandovers(db, ofShift(input), 1)
    return { refusal: 'handover-already-signed', values: { name: other?.handed_over_name ?? '' } }
  }
  await sign([written.toSign])
  emit('HandoversChanged', {})
  return [{ handover_no: written.handover_no }]
})
