import type { ReportQuestion } from '@takt/domain/reports/ordered/report-question.ts'
import { horizonKey } from '../../../data/machines/horizon-key.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDepartments } from './use-departments.ts'

/** What a delivery is about, in a line. */
export function useQuestionWords(): (question: ReportQuestion) => string {
  const text = useText()
  const departments = useDepartments()
  return ({ period, start, end, department, machines, part_no, card_no }) => {
    const days = period === 'custom' ? `${start} – ${end}` : text(horizonKey(period))
    const place = departments.find(({ code }) => code === department)?.description || department
    const which = place || machines.join(', ') || text('reports.all-machines')
    return [days, which, part_no, card_no].filter((word) => word !== '').join(' · ')
  }
}
