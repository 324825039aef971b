import { z } from 'zod'
import { Day, MachineId } from '../../ground/model/ids.ts'
import { lossNames, stepNames } from '../losses/loss-tree.ts'
import { leanStates } from '../widgets/lean-cross.ts'

/** A sum of stop time by reason, or of run time where the reason is empty. */
export const StopFigureRow = z.object({
  machine_id: z.string(),
  day: z.string(),
  stop_reason: z.string(),
  stop_description: z.string(),
  stop_reason_color: z.string(),
  group_id: z.string(),
  group_description: z.string(),
  group_color: z.string(),
  setup_time: z.int(),
  seconds: z.int(),
  stops: z.int(),
})

export const statisticsGraphs = ['time', 'machine', 'reason', 'group', 'tool', 'card', 'part'] as const
export type StatisticsGraph = (typeof statisticsGraphs)[number]

/** One bar or point of one of a statistics page's graphs. */
export const StatisticsBar = z.object({
  graph: z.enum(statisticsGraphs),
  /** Of the order; what is made in another is a bar of its own. */
  unit: z.string(),
  label: z.string(),
  description: z.string(),
  color: z.string(),
  good: z.number(),
  scrap: z.number(),
  good_per: z.number().nullable(),
  scrap_per: z.number().nullable(),
  qty: z.number(),
  /** False of a day before anything was heard of these machines: nothing is known of it, which is not that nothing was made. */
  known: z.literal(false).optional(),
})
export type StatisticsBar = z.infer<typeof StatisticsBar>

/** What a shift of a day was to make and made, with its setups. */
export const Fulfilment = z.object({
  machine_id: MachineId,
  shift: z.int(),
  datename: Day,
  planned_quantity: z.number(),
  planned_setup_time_hours: z.number(),
  quantity: z.number(),
  setup_time_hours: z.number(),
  /** The day that runs at the machine: none of its shifts is judged yet. */
  current_day: Day,
})
export type Fulfilment = z.infer<typeof Fulfilment>

/** What a day was to make and made, and what stops, slow running and scrap cost of it in pieces. */
export const FulfilmentLoss = z.object({
  target_date: Day,
  target_good_qty: z.number(),
  result_good_qty: z.number(),
  availability_quantity_loss: z.number(),
  productivity_quantity_loss: z.number(),
  scrap_qty: z.number(),
  current_day: Day,
})
export type FulfilmentLoss = z.infer<typeof FulfilmentLoss>

export const LeanDayRow = z.object({ date: Day, state: z.enum(leanStates), note: z.string() })

const Ms = z.int().nonnegative()
const timesOf = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, Ms])) as Record<Name, typeof Ms>)

const Percents = z.object({
  t_percent: z.number().nullable(),
  a_percent: z.number().nullable(),
  k_percent: z.number().nullable(),
  tak: z.number().nullable(),
})

/** Milliseconds of each step of a loss tree and of each loss between them; OEE as ours and by ISO 22400-2. */
export const LossTreeRow = z.object({
  machines: z.int(),
  steps: timesOf(stepNames),
  losses: timesOf(lossNames),
  /** How many micro-stops began in planned time. */
  micro_stops: z.int(),
  ours: Percents,
  iso: Percents,
})
