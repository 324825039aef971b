import { judgeAnswer } from '@takt/domain/activities/judge-answer.ts'
import { defineStep, type Verdict } from '../../engine/define-step.ts'
import type { Said } from '../../engine/said.ts'
import type { ChecklistEntry } from './ChecklistStep.tsx'

const nothing: ChecklistEntry = { record_no: '', questions: null, answers: {} }

/** The questions of an activity, all of them on one page. */
export const checklist = defineStep({
  id: 'checklist',
  label: 'wizard.checklist',
  initial: nothing,
  settings: { record_no: '' },
  check: judge,
  load: () => import('./ChecklistStep.tsx'),
})

function judge(entry: ChecklistEntry, { record_no }: { record_no: string }): Verdict {
  if (entry.questions === null || entry.record_no !== record_no) return { blocked: { key: 'wizard.checklist.loading' } }
  const judged = entry.questions.map((question) => ({
    question: question.question,
    ...judgeAnswer(question, entry.answers[question.row_no]),
  }))
  const bad = judged.find(({ state }) => state === 'not-accepted')
  if (bad)
    return { blocked: { key: 'wizard.checklist.not-accepted', values: { question: bad.question } }, refused: true }
  const unexplained = judged.find(({ state }) => state === 'note')
  if (unexplained)
    return { blocked: { key: 'wizard.checklist.needs-note', values: { question: unexplained.question } } }
  const count = judged.filter(({ state }) => state === 'missing').length
  if (count > 0) return { blocked: { key: 'wizard.checklist.left', values: { count } } }
  const deviating = judged.filter(({ deviates }) => deviates).length
  const warn: Said[] = []
  if (deviating > 0) warn.push({ key: 'wizard.checklist.deviates', values: { count: deviating } })
  if (judged.some(({ warning }) => warning === 'control')) warn.push({ key: 'wizard.checklist.beyond-control' })
  return warn.length > 0 ? { warn } : 'ok'
}
