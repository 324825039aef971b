import { z } from 'zod'
import { Day } from '../../ground/model/ids.ts'
import { horizons } from '../../ground/statistics/horizons.ts'
import { filterNames } from '../analysis/dataset-columns.ts'
import { datasets, hasOverview, overviewsOf } from '../analysis/datasets.ts'
import { groupings } from '../analysis/view-config.ts'

export const DatasetName = z.enum(datasets)

const ChosenValues = z.object({ values: z.array(z.string().max(200)).max(5000).readonly(), enabled: z.boolean() })
const Bound = z.number().nullable()

export const VisualizationConfig = z.object({
  query: z
    .partialRecord(z.enum(filterNames), ChosenValues)
    .and(z.object({ scrap_qty: z.object({ min: Bound, max: Bound }).optional() })),
  groupBy: z.enum(groupings),
  forceProdtime: z.boolean(),
  week_numbers: z
    .array(z.string().regex(/^\d{6}$/))
    .max(200)
    .readonly(),
  weeksEnabled: z.boolean(),
  timeHorizon: z.enum(horizons),
  startTime: Day.or(z.literal('')),
  endTime: Day.or(z.literal('')),
  overview: z.enum(overviewsOf['history-scrap']),
})

/** A saved view as it is listed; everybody's has the username 'Default'. */
export const VisualizationView = z.object({
  dataset: DatasetName,
  name: z.string(),
  username: z.string(),
  config: VisualizationConfig,
})
export type VisualizationView = z.infer<typeof VisualizationView>

/** What is saved: its layout must be one of its dataset. */
export const NewVisualization = z
  .object({
    dataset: DatasetName,
    name: z.string().trim().min(4).max(80),
    config: VisualizationConfig,
    /** Without it a name that the owner has already used is refused. */
    overwrite: z.boolean().default(false),
  })
  .refine(({ dataset, config }) => hasOverview(dataset, config.overview), {
    path: ['config', 'overview'],
    error: 'the overview belongs to another dataset',
  })

/** Rows of the analysis, column by column; `analysis/column-page.ts` makes and reads it. */
export const AnalysisPage = z.object({
  data_version: z.string(),
  scope: z.string(),
  /** Give it back as `after`; '' after the last page. */
  next: z.string(),
  page: z.object({
    length: z.int(),
    texts: z.record(
      z.string(),
      z.object({ words: z.array(z.string()).readonly(), at: z.array(z.number()).readonly() }),
    ),
    numbers: z.record(z.string(), z.array(z.number().nullable()).readonly()),
  }),
})
