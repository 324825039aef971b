import type { FilterOperator } from '@takt/domain/dashboards/row-filter.ts'
import type { ComparisonOperator } from '@takt/domain/dashboards/style-config.ts'
import type { Say } from '../define-widget.ts'

const names = {
  '==': 'equal',
  '!=': 'not-equal',
  '>': 'more',
  '>=': 'at-least',
  '<': 'less',
  '<=': 'at-most',
  contains: 'contains',
  starts_with: 'starts_with',
  in: 'in',
  is_empty: 'is_empty',
  not_empty: 'not_empty',
  range_around: 'range_around',
} as const

/** 'more than (>)': the words for a reader, the sign for who knows it. */
export function operatorWord(say: Say, operator: FilterOperator | ComparisonOperator): string {
  const words = say(`panel.operator.${names[operator]}`)
  return /^[<>=!]/.test(operator) ? `${words} (${operator})` : words
}
