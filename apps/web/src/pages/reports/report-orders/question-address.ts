import { questionFrom, questionPairs, type ReportQuestion } from '@takt/domain/reports/ordered/report-question.ts'

export function questionSearch(question: ReportQuestion): string {
  return `?${new URLSearchParams(questionPairs(question).map((pair) => [...pair]))}`
}

/** Null where the address asks nothing. */
export function questionOf(search: string): ReportQuestion | null {
  const query = new URLSearchParams(search)
  return questionFrom((name) => query.get(name) ?? '')
}
