/** By its place in the queries, counted from 1: the number that its query has in the example's database. */
export interface PlantOverview {
  readonly overview_name: string
  readonly query_no: number
  readonly userlevel: number | null
  readonly parameters: Readonly<Record<string, string>>
  readonly seconds: number
}

export const exampleOverviews: readonly PlantOverview[] = [
  {
    overview_name: 'Figures per machine',
    query_no: 3,
    userlevel: null,
    parameters: { machinelist: 'M101;M102;M103;M104;C301;C302', days: '30' },
    seconds: 180,
  },
]
