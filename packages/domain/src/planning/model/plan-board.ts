import { z } from 'zod'
import { CardNo, Flag, MachineId, Time } from '../../ground/model/ids.ts'
import { standings } from '../../orders/orders-at-risk.ts'
import { planReasons } from '../plan-standing.ts'

/** '' where there is none, or nobody knows. */
const MaybeTime = z.union([z.literal(''), Time])

export const PlanOrder = z.object({
  card_no: CardNo,
  work_order_no: z.string(),
  order_no: z.string(),
  part_no: z.string(),
  part_description: z.string(),
  op_number: z.string(),
  unit: z.string(),
  machine_id: MachineId,
  planned_op_qty: z.number(),
  remaining_qty: z.number(),
  /** It runs now. */
  running: z.boolean(),
  /** It was begun before, and waits to go on. */
  begun: z.boolean(),
  planned_start_time: Time,
  /** Start and end of the plan before planners moved it. */
  wanted_start_time: Time,
  due_at: MaybeTime,
  begin_at: MaybeTime,
  /** When its set-up is done. */
  run_at: MaybeTime,
  end_at: MaybeTime,
  unknown: z.enum(['', 'no-speed', 'no-planned-time']),
  /** The end of something before it is not known. */
  uncertain: z.boolean(),
  standing: z.enum(['', ...standings]),
  why: z.enum(['', ...planReasons]),
  behind_ms: z.number(),
  /** Of a machine that stands: why, by language. */
  stop_names: z.record(z.string(), z.string()),
  setup_hours: z.number(),
  /** Null: its article has no time of a piece. */
  run_hours: z.number().nullable(),
  /** The tool itself where its article names an insert of it. */
  tool_id: z.string(),
  machine_id_only: z.string(),
  /** 0: in none. */
  bundle_no: z.int(),
  /** Its Euromap program is blocked at the machine, and why. */
  locked: Flag,
  lock_comment: z.string(),
  material_prepared: Flag,
  tools_prepared: Flag,
  /** Materials of which less is in stock than it takes. */
  short_of: z.array(
    z.object({
      material_no: z.string(),
      material_desc: z.string(),
      unit: z.string(),
      needed: z.number(),
      stock: z.number(),
    }),
  ),
})
export type PlanOrder = z.infer<typeof PlanOrder>

export const PlanMachine = z.object({
  machine_id: MachineId,
  machine_description: z.string(),
  department: z.string(),
  zone: z.string(),
  category: z.string(),
  /** Which of the calendars. */
  calendar: z.int(),
  /** When what runs is done, now where nothing runs; '' where nobody knows. */
  free_at: MaybeTime,
})
export type PlanMachine = z.infer<typeof PlanMachine>

/** Stretches that somebody planned, with their shift, from the beginning of the board to some weeks behind its end. */
export const PlanCalendar = z.object({ spans: z.array(z.object({ from: Time, to: Time, shift: z.int() })) })

export const PlanBoard = z.object({
  /** The last move that it knows. */
  version: z.int(),
  now: Time,
  machines: z.array(PlanMachine),
  calendars: z.array(PlanCalendar),
  orders: z.array(PlanOrder),
  /** There are more orders than one board shows. */
  cut: z.boolean(),
})
export type PlanBoard = z.infer<typeof PlanBoard>

export const PlanMove = z.object({
  card_no: CardNo,
  machine_id: MachineId,
  planned_start_time: Time,
  /** Where it stood on the board of who moves it. */
  seen_machine_id: MachineId,
  seen_start_time: Time,
})
export type PlanMove = z.infer<typeof PlanMove>
