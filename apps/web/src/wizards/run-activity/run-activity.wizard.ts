import { statusName } from '@takt/domain/activities/activity-status.ts'
import { judgeAnswer } from '@takt/domain/activities/judge-answer.ts'
import { ssccIn } from '@takt/domain/ground/wizard/check-sscc.ts'
import { numberIn } from '@takt/domain/orders/wizard/number-entry.ts'
import { call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { activity } from '../steps/activity/activity.step.ts'
import { activitySummary } from '../steps/activity-summary/activity-summary.step.ts'
import { checklist } from '../steps/checklist/checklist.step.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { note } from '../steps/note/note.step.ts'
import { number } from '../steps/number/number.step.ts'
import { sscc } from '../steps/sscc/sscc.step.ts'

/** Performs an internal activity: what it asks for decides which steps there are. */
export const runActivity = defineWizard({
  id: 'run-activity',
  title: 'wizard.run-activity',
  about: ({ answer }) => answer(activity)?.description,
  steps: [
    use(activity),
    use(employee, {
      settings: ({ answer }) => ({
        manualVerification: answer(activity)?.authentication_mode === 'USER_WITH_MANUAL_VERIFICATION',
      }),
    }),
    use(checklist, {
      when: ({ answer }) => answer(activity)?.use_checklist === 1,
      settings: ({ answer }) => ({ record_no: answer(activity)?.record_no ?? '' }),
    }),
    use(number, {
      when: ({ answer }) => answer(activity)?.ask_number === 1,
      settings: ({ answer }) => ({ label: answer(activity)?.number_label ?? '' }),
    }),
    use(sscc, { when: ({ answer }) => answer(activity)?.ask_sscc === 1 }),
    use(note, { when: ({ answer }) => answer(activity)?.ask_note === 1 }),
    use(activitySummary, {
      settings: ({ answer }) => {
        const chosen = answer(activity)
        const { questions, answers } = answer(checklist)
        return {
          activity: chosen,
          lines: [
            { label: 'wizard.employee', value: answer(employee).name || answer(employee).number },
            { label: 'wizard.number', value: chosen?.ask_number === 1 ? answer(number) : '' },
            { label: 'wizard.sscc', value: chosen?.ask_sscc === 1 ? ssccIn(answer(sscc)) : '' },
            { label: 'wizard.note', value: chosen?.ask_note === 1 ? answer(note).trim() : '' },
          ],
          rows:
            chosen?.use_checklist === 1
              ? (questions ?? []).map((question) => ({
                  row_no: question.row_no,
                  question: question.question,
                  unit: question.unit,
                  entered_value: answers[question.row_no]?.entered_value ?? '',
                  exception_note: answers[question.row_no]?.exception_note ?? '',
                  status: judgeAnswer(question, answers[question.row_no]).deviates ? 4 : 2,
                }))
              : [],
        }
      },
    }),
  ],
  finish: async ({ machine, answer }, { requestId }) => {
    const chosen = answer(activity)
    if (!chosen) throw new Error('run-activity cannot finish without an activity')
    const who = answer(employee)
    const { answers } = answer(checklist)
    const [done] = await call(
      'perform_internal_activity',
      {
        record_no: chosen.record_no,
        machine_id: machine.machine_id,
        employee: who.number.trim(),
        verification: who.verification ?? '',
        checklist:
          chosen.use_checklist === 1
            ? Object.entries(answers).map(([row_no, given]) => ({ row_no: Number(row_no), ...given }))
            : [],
        number: chosen.ask_number === 1 ? numberIn(answer(number), { allowNull: false, max: 0 }) : null,
        sscc: chosen.ask_sscc === 1 ? ssccIn(answer(sscc)) : '',
        note: chosen.ask_note === 1 ? answer(note).trim() : '',
      },
      { requestId },
    )
    const status = say(`activity.status-${statusName(done?.status ?? 2)}`)
    return { key: 'wizard.run-activity.done', values: { description: chosen.description, status } }
  },
})
