/** The columns of each dataset: what rows are filtered and summed by, and what is summed. */
import type { Dataset } from './datasets.ts'

const place = ['machine_id', 'department_description', 'zone_description', 'category'] as const
const order = ['part_no', 'card_no', 'tool_id', 'mounted_tool_id', 'unit'] as const

export interface DatasetColumns {
  /** Names and codes. Also numbers that name something (a shift, a weekday) are texts here. */
  readonly texts: readonly string[]
  readonly numbers: readonly string[]
}

const dated = ['trans_date', 'week_number'] as const

export const datasetColumns = {
  'history-scrap': {
    texts: [
      ...dated,
      ...['trans_time', 'day_of_week', 'hour_of_day', 'shift', 'shift_description', 'scrap_reason'],
      ...['scrap_reason_description', 'scrap_reason_category', 'category_description'],
      ...place,
      'machine_description',
      ...order,
    ],
    numbers: ['record_no', 'scrap_qty', 'scrap_cost'],
  },
  'history-day': {
    texts: [...dated, 'day_of_week', 'shift', 'shift_description', ...place, 'machine_description', ...order],
    numbers: ['tot_good_qty'],
  },
  'card-history': {
    texts: [...dated, 'stop_date', ...place, 'machine_description', ...order, 'work_order_no', 'part_description'],
    numbers: [
      ...['planned_qty', 'good_prod_qty', 'scrap_qty', 'planned_total_time_seconds', 'machine_run_time'],
      ...['tak'],
    ],
  },
} as const satisfies Record<Dataset, DatasetColumns>

/** Stays in the stored record: no chart is made of moments, and 200,000 different words would only take room. */
const storedOnly: readonly string[] = ['trans_time']

/** The columns that are kept in memory. */
export function tableColumns(dataset: Dataset): DatasetColumns {
  const { texts, numbers }: DatasetColumns = datasetColumns[dataset]
  return { texts: texts.filter((name) => !storedOnly.includes(name)), numbers }
}

/** The filters a person is offered, in this order; each dataset has those that its rows know. */
export const filterNames = [
  'machine_id',
  'department_description',
  'zone_description',
  'category',
  'shift',
  'scrap_reason',
  'scrap_reason_category',
  'part_no',
  'card_no',
  'tool_id',
  'mounted_tool_id',
  'unit',
] as const
export type FilterName = (typeof filterNames)[number]

export function filtersOf(dataset: Dataset): FilterName[] {
  const { texts }: DatasetColumns = datasetColumns[dataset]
  return filterNames.filter((name) => texts.includes(name))
}

/** Where the words for a code stand. */
const labelColumns: Readonly<Record<string, string>> = {
  machine_id: 'machine_description',
  shift: 'shift_description',
  scrap_reason: 'scrap_reason_description',
  scrap_reason_category: 'category_description',
}

export function labelColumnOf(name: string): string | undefined {
  return labelColumns[name]
}

/** What the pages of a dataset measure; cards are shown one by one. */
export const measureOf = {
  'history-scrap': 'scrap_qty',
  'history-day': 'tot_good_qty',
  'card-history': 'good_prod_qty',
} as const satisfies Record<Dataset, string>
