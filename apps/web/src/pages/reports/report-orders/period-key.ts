import type { ReportPeriod } from '@takt/domain/reports/ordered/report-question.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { horizonKey } from '../../../data/machines/horizon-key.ts'

export function periodKey(period: ReportPeriod): TextKey {
  return period === 'today' || period === 'yesterday' ? `reports.period.${period}` : horizonKey(period)
}
