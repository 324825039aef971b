/** What can be analysed, and the layouts of each: the overview picker offers exactly these. */
export const datasets = ['history-day', 'card-history', 'history-scrap'] as const
export type Dataset = (typeof datasets)[number]

export const overviewsOf = {
  'history-day': ['overview-1', 'overview-2'],
  'card-history': ['overview-1'],
  'history-scrap': ['overview-1', 'overview-2', 'overview-3', 'overview-4'],
} as const satisfies Record<Dataset, readonly string[]>
export type Overview = (typeof overviewsOf)[Dataset][number]

export const allOverviews: readonly { readonly dataset: Dataset; readonly overview: Overview }[] = datasets.flatMap(
  (dataset) => overviewsOf[dataset].map((overview) => ({ dataset, overview })),
)

export function hasOverview(dataset: Dataset, wanted: string): wanted is Overview {
  return (overviewsOf[dataset] as readonly string[]).includes(wanted)
}

/** A name nobody knows, in an old link or typed by hand, leads to the first layout instead of an empty page. */
export function overviewOr1(dataset: Dataset, wanted: string): Overview {
  return hasOverview(dataset, wanted) ? wanted : 'overview-1'
}

/** A person who chooses several filters in a row waits for the last one. */
const filterDelays: Readonly<Record<Dataset, number>> = {
  'history-scrap': 500,
  'history-day': 1000,
  'card-history': 1000,
}

export function filterDelayMs(dataset: Dataset): number {
  return filterDelays[dataset]
}
