/** The numbers of a chart: as a table for eyes and ears, and as the rows of a file. */
import type { CsvCell } from '../tables/csv.ts'
import type { Chart, ChartForm } from './chart.ts'

export interface ChartTable {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly string[] }[]
}

export function chartTable(
  { categories, series, form }: Chart,
  say: (form: ChartForm, value: number | null) => string,
): ChartTable {
  return {
    heads: series.map(({ name }) => name),
    rows: categories.map(({ key, name }, at) => ({
      key,
      name,
      cells: series.map((one) => say(one.form ?? form, one.values[at] ?? null)),
    })),
  }
}

const units: Readonly<Record<ChartForm, string>> = { hours: ' (h)', percent: ' (%)', quantity: '' }

/** Numbers stay numbers, so that a spreadsheet can reckon with them: hours with decimals, not in words. */
export function chartFile({ categories, series, form }: Chart, what: string): CsvCell[][] {
  const head = (name: string, unit: string) => (unit === '' || name.endsWith(unit) ? name : `${name}${unit}`)
  return [
    [what, ...series.map((one) => head(one.name, units[one.form ?? form]))],
    ...categories.map(({ name, file }, at) => [file ?? name, ...series.map(({ values }) => values[at] ?? null)]),
  ]
}
