import type { ReportSchedule } from '@takt/domain/reports/model/report-order.ts'
import { reportSchedules } from '@takt/domain/reports/report-schedules.register.ts'
import { useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { dayWords } from '../../../data/words/weekdays.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { useQuestionWords } from './use-question-words.ts'

const changes = showChanges({ of: reportSchedules, title: 'title.report-schedule' })

interface ScheduleToolsProps {
  readonly report_id: string
  readonly schedules: readonly ReportSchedule[]
}

/** Who changed which delivery of the report, also of those that are gone, and the deliveries as a file. */
export function ScheduleTools({ report_id, schedules }: ScheduleToolsProps) {
  const text = useText()
  const questionWords = useQuestionWords()
  const ofReport = useMemo(() => ({ ...changes, only: { field: 'report_id', value: report_id } }), [report_id])
  const rows = schedules.map(({ weekdays, recipient_names, question, ...schedule }) => ({
    ...schedule,
    weekdays: [dayWords(weekdays, text)],
    recipients: [recipient_names.join(', ')],
    question: [questionWords(question)],
  }))
  return <RegisterTools of={ofReport} rows={rows} />
}
