import { getHandover } from '@takt/contract/reports/get_handover.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { mayHandOver, mayTakeOver } from '@takt/domain/reports/handover/handover-state.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { reportWords } from '../../documents/quick-reports/report-words.ts'
import { handle } from '../../ground/call/handle.ts'
import { signerOf } from '../../ground/call/sign-record.ts'
import { sql } from '../../ground/db/sql.ts'
import { findShift } from '../handover/find-shift.ts'
import { gatherHandover } from '../handover/gather-handover.ts'
import { handoverPaper, type WrittenHandover } from '../handover/handover-paper.ts'
import { handoverRow, ofShift, storedHandovers } from '../handover/handover-rows.ts'
import { shiftNames, unsignedRow } from '../handover/unsigned-handovers.ts'

interface Addendum {
  readonly addendum_no: number
  readonly name: string
  readonly at: string
  readonly words: string
}

export default handle(getHandover, async (input, { db, session, now }) => {
  const sentence = (refusal: Refusal | null) =>
    refusal === null ? '' : text(session.language, `refusal.${refusal.refusal}` as TextKey, refusal.values)
  const written = (handover: WrittenHandover, may_not_sign: string) => {
    return { ...handover, may_not_sign, paper: handoverPaper(handover, session) }
  }
  const [stored] = await storedHandovers(db, ofShift(input), 1)
  if (stored) {
    const { figures, words, covered, handover_no, handed_over_by, handed_over_employee, handed_over_name } = stored
    const addenda = await db.many<Addendum>(sql`
      select addendum_no, author_name as name, at, words from shift_handover_addendum
      where handover_no = ${handover_no} order by at, addendum_no`)
    const { username } = session
    const { employee } = await signerOf(db, session)
    const row = handoverRow(stored, session, now)
    const by = { username: handed_over_by, employee: handed_over_employee, name: handed_over_name }
    const refusal = row.state === 'closed' ? null : mayTakeOver(by, row.taken_over, { username, employee })
    return [written({ ...row, figures, words, covered, addenda }, sentence(refusal))]
  }
  const found = await findShift(db, input, { session, now })
  if (isRefusal(found)) return found
  const { place, shift } = found
  const { figures, notes } = await gatherHandover(db, { place, shift, now, time_zone: session.time_zone })
  const shift_name = (await shiftNames(db, session.language)).get(shift.shift) ?? ''
  const moment = (at: number) => reportWords(session).moment(new Date(at).toISOString())
  const unsigned: WrittenHandover = {
    ...unsignedRow({ place, shift, shift_name, now }),
    figures,
    words: { remark: '', remarks: [], notes },
    addenda: [],
    covered: 0,
  }
  return [written(unsigned, sentence(mayHandOver(shift, now, moment)))]
})
