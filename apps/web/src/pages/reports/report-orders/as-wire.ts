import type { ReportQuestion } from '@takt/domain/reports/ordered/report-question.ts'

/** A call takes lists that it may change. */
export function asWire(question: ReportQuestion): Omit<ReportQuestion, 'machines'> & { machines: string[] } {
  return { ...question, machines: [...question.machines] }
}
