import { missingParameterOf, type QueryChoice } from '@takt/domain/dashboards/query-choice.ts'
import type { Incomplete } from '../define-widget.ts'
import { type LoadNeed, need } from './needs.ts'

/** The rows of the chosen query, with its columns in their order. */
export function queryNeed({ sqlSource, parameters }: QueryChoice, every: number): LoadNeed<'get_query_data'> {
  return need.load('get_query_data', { record_no: Number(sqlSource), parameters, record_plus: true }, every)
}

/** Nothing is asked of the server before; what is missing is told by its name, `filled` are given by the widget itself: D-STATE-15, 16-X. */
export function queryIncomplete(choice: QueryChoice, filled: readonly string[] = []): Incomplete {
  if (choice.sqlSource === '') return 'widget.choose-query'
  const missing = missingParameterOf(choice, filled)
  return missing === undefined ? undefined : { text: 'widget.query-missing', values: { name: missing } }
}
