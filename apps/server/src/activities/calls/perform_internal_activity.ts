import { performInternalActivity } from '@takt/contract/activities/perform_internal_activity.ts'
import { activityStatus } from '@takt/domain/activities/activity-status.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { type CallContext, handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { employeeOf } from '../../people/employees.ts'
import { isFreshVerification } from '../../people/verification.ts'
import { activityProblem } from '../access.ts'
import { activityRows } from '../activity-rows.ts'
import { questionsOf } from '../checklist.ts'
import { causeOutputs } from '../outputs.ts'
import { activityToChange, answeredRows, enteredFor, performProblem, writePerformed } from '../perform-activity.ts'

export default handle(performInternalActivity, async (input, context) => {
  const { db, session, now, audit, emit } = context
  const { machine_id, record_no } = input
  const problem = activityProblem(session, 'use')
  if (problem) return problem
  const activity = await activityToChange(db, record_no)
  if (!activity || activity.machine_id !== machine_id) return { refusal: 'activity-not-found', values: {} }
  const notNow = performProblem(activity, now)
  if (notNow) return notNow
  const manual = activity.authentication_mode === 'USER_WITH_MANUAL_VERIFICATION'
  if (manual && !(await isVerified(input, context))) return { refusal: 'activity-verify-employee', values: {} }
  const employee = await employeeOf(db, input.employee, session)
  if (isRefusal(employee)) return employee
  if (employee === '') return { refusal: 'employee-unknown', values: {} }
  const rows = answeredRows(await questionsOf(db, activity, session.language), input.checklist)
  if (isRefusal(rows)) return rows
  const entered = enteredFor(activity, input)
  if (isRefusal(entered)) return entered

  const verification = manual ? input.verification : ''
  const { username } = session
  const status = await writePerformed(db, { activity, rows, entered, employee, verification, username, now })
  const outcome = status === activityStatus.ok ? 'ok' : 'exception'
  const deviations = rows.filter(({ deviates }) => deviates)
  const action_id = String(activity.action_id)
  const told = await causeOutputs(db, { machine_id, action_id, outcome, deviations, now })
  for (const added of told) emit('NotificationAdded', added)
  audit({
    what: 'activity.performed',
    key: `${machine_id}/${record_no}`,
    after: { status, employee, deviations: deviations.length },
  })
  emit('ActivitiesChanged', { machine_id })
  return await activityRows(db, { language: session.language, where: sql`a.record_no = ${Number(record_no)}` })
})

/** Fresh, in this session, about this employee, and not used for another activity before. */
async function isVerified(
  { employee, verification }: { employee: string; verification: string },
  { db, now, server }: CallContext,
): Promise<boolean> {
  if (employee === '' || !isFreshVerification(verification, { employee, now, token_hash: server.token_hash }))
    return false
  const used = await db.maybe(sql`select 1 from internal_activity where verification = ${verification}`)
  return used === null
}
