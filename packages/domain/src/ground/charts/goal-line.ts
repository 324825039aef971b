import type { Chart } from './chart.ts'

export interface GoalLine {
  /** With its value in words: it stands in the legend. */
  readonly name: string
  readonly value: number
}

/** The same goal at every place of a chart, as a line across it; without one the chart is what it was. */
export function withGoal(chart: Chart, goal: GoalLine | undefined): Chart {
  if (goal === undefined || chart.categories.length === 0) return chart
  const values = chart.categories.map(() => goal.value)
  return { ...chart, series: [...chart.series, { key: 'goal', name: goal.name, colour: 'second', as: 'goal', values }] }
}
