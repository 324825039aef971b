import { hasEnded } from '@takt/domain/activities/activity-alarm.ts'
import { mayProceed } from '@takt/domain/activities/activity-list.ts'
import { activityStatus, resultOf } from '@takt/domain/activities/activity-status.ts'
import { choiceMeant, type Judgement, judgeAnswer } from '@takt/domain/activities/judge-answer.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { isSscc, ssccIn } from '@takt/domain/ground/wizard/check-sscc.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { AskedRow, ChecklistOf } from './checklist.ts'

export interface OpenActivity extends ChecklistOf {
  readonly record_no: string
  readonly status: number
  readonly cancel_date: string | null
  readonly perform: 0 | 1
  readonly authentication_mode: string
  readonly ask_number: 0 | 1
  readonly ask_sscc: 0 | 1
  readonly ask_note: 0 | 1
  readonly certify: 0 | 1
}

/** Locked: of two who perform the same at once, the second is told. */
export function activityToChange(db: CompanyDb, record_no: string): Promise<OpenActivity | null> {
  return db.maybe<OpenActivity>(sql`
    select a.record_no::text as record_no, a.machine_id, a.action_id, a.status, a.cancel_date, a.use_checklist,
      a.checklist_no, a.creation_no, a.part_no, a.part_type_id, a.op_number, a.tool_id, t.perform,
      t.authentication_mode, t.ask_number,
      t.ask_sscc, t.ask_note, t.certify
    from internal_activity a join activity_type t on t.record_no = a.action_id
    where a.record_no = ${Number(record_no)} for update of a`)
}

/** Why it can no longer, or never, be performed. */
export function performProblem(activity: OpenActivity, now: number): Refusal | null {
  const { status, cancel_date } = activity
  if (status === activityStatus.cancelled || hasEnded(cancel_date, now)) {
    return { refusal: 'activity-cancelled', values: {} }
  }
  if (status !== activityStatus.created) return { refusal: 'activity-already-performed', values: {} }
  return mayProceed(activity) ? null : { refusal: 'activity-not-now', values: {} }
}

interface Entered {
  readonly number: number | null
  readonly sscc: string
  readonly note: string
}

/** What the activity asks for has to be there; what it does not ask for is not kept. */
export function enteredFor(activity: OpenActivity, given: Entered): Entered | Refusal {
  if (activity.ask_number === 1 && given.number === null) return { refusal: 'activity-number-needed', values: {} }
  if (activity.ask_sscc === 1 && !isSscc(given.sscc)) return { refusal: 'activity-sscc-invalid', values: {} }
  if (activity.ask_note === 1 && given.note.trim() === '') return { refusal: 'activity-note-needed', values: {} }
  return {
    number: activity.ask_number === 1 ? given.number : null,
    sscc: activity.ask_sscc === 1 ? ssccIn(given.sscc) : '',
    note: activity.ask_note === 1 ? given.note.trim() : '',
  }
}

export interface AnsweredRow {
  readonly row_no: number
  readonly question: string
  readonly entered_value: string
  readonly unit: string
  readonly exception_note: string
  readonly status: 2 | 4
  readonly deviates: boolean
}

interface Given {
  readonly row_no: number
  readonly entered_value: string
  readonly exception_note: string
}

function rowProblem(state: Exclude<Judgement['state'], 'ok'>, question: string): Refusal {
  if (state === 'missing') return { refusal: 'activity-row-missing', values: { question } }
  if (state === 'not-accepted') return { refusal: 'activity-value-not-accepted', values: { question } }
  return { refusal: 'activity-deviation-needs-note', values: { question } }
}

/** Every row that applies, judged; the first that is not good enough is named. */
export function answeredRows(questions: readonly AskedRow[], given: readonly Given[]): AnsweredRow[] | Refusal {
  const rows: AnsweredRow[] = []
  for (const question of questions) {
    const answer = inWords(
      question,
      given.find(({ row_no }) => row_no === question.row_no),
    )
    const { state, deviates } = judgeAnswer(question, answer)
    if (state !== 'ok') return rowProblem(state, question.question)
    rows.push({
      row_no: question.row_no,
      question: deviates && question.deviation_text !== '' ? question.deviation_text : question.question,
      entered_value: answer?.entered_value.trim() ?? '',
      unit: question.unit,
      exception_note: answer?.exception_note.trim() ?? '',
      status: deviates ? activityStatus.exception : activityStatus.ok,
      deviates,
    })
  }
  return rows
}

/** What was chosen is kept as its question is: in the language of who performs it. */
function inWords({ choices, choice_names }: AskedRow, answer: Given | undefined): Given | undefined {
  if (!answer) return undefined
  const { entered_value } = answer
  return { ...answer, entered_value: choices[choiceMeant(entered_value, choice_names)] ?? entered_value }
}

export interface Performed {
  readonly activity: OpenActivity
  readonly rows: readonly AnsweredRow[]
  readonly entered: Entered
  readonly employee: string
  readonly verification: string
  readonly username: string
  readonly now: number
}

/** Writes the result and answers its status. */
export async function writePerformed(db: CompanyDb, done: Performed): Promise<2 | 4> {
  const { activity, rows, entered } = done
  const status = resultOf(rows)
  // A deviation is always looked at by somebody; the rest only where the type asks for it.
  const open = status === activityStatus.exception || activity.certify === 1
  await db.run(sql`
    update internal_activity set status = ${status}, open = ${open}, finished_date = ${new Date(done.now).toISOString()},
      finished_by = ${done.username}, employee = ${done.employee}, verification = ${done.verification},
      number = ${entered.number}, sscc = ${entered.sscc}, note = ${entered.note}
    where record_no = ${Number(activity.record_no)}`)
  for (const row of rows) {
    await db.run(sql`
      insert into activity_answer (machine_id, record_no, row_no, question, entered_value, unit, exception_note, status)
      values (${activity.machine_id}, ${Number(activity.record_no)}, ${row.row_no}, ${row.question},
        ${row.entered_value}, ${row.unit}, ${row.exception_note}, ${row.status})`)
  }
  return status
}
