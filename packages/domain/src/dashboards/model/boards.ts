import { z } from 'zod'
import { Day, Flag, MachineId, Time } from '../../ground/model/ids.ts'
import { MadeBesideTarget, MadeOfUnit } from '../../ground/model/made-of-unit.ts'
import { Names } from '../../ground/model/names.ts'
import { LateOrder } from '../../orders/model/late-order.ts'
import { lossKinds } from '../../stops/losses/loss-kind.ts'

const TimeOrNone = Time.or(z.literal(''))
const Percent = z.number().nullable()

/** What stands over every board: where, when, which shift. */
export const BoardHead = z.object({
  /** Name of the place; '' for the whole plant. */
  place: z.string(),
  machines: z.int(),
  day: Day,
  /** When the day began at the machine that began it first. */
  day_start: Time,
  /** When a machine was last heard; '' where none ever was. */
  heard_at: TimeOrNone,
  /** The shift of most machines that have one; 0 is time that nobody planned. */
  shift: z.int(),
  /** How many run at once: calendars may differ, and then no name is that of the whole place. */
  shifts: z.int(),
  shift_names: Names,
  shift_start: Time,
  shift_end: Time,
})
export type BoardHead = z.infer<typeof BoardHead>

export const BoardLoss = z.object({
  key: z.string(),
  kind: z.enum(['reason', 'uncoded', 'micro', 'silent', 'slow', 'scrap']),
  /** Of a reason; {} of what the screen has words for. */
  names: Names,
  colour: z.string(),
  ms: z.number(),
})
export type BoardLoss = z.infer<typeof BoardLoss>

export const PlantBoard = z.object({
  head: BoardHead,
  running: z.int(),
  setup: z.int(),
  stopped: z.int(),
  uncoded: z.int(),
  no_contact: z.int(),
  off: z.int(),
  t_percent: Percent,
  a_percent: Percent,
  k_percent: Percent,
  tak: Percent,
  /** Beside what the planned times of the orders would have made until now; the unit of most machines first. */
  made: z.array(MadeBesideTarget),
  losses: z.array(BoardLoss),
})
export type PlantBoard = z.infer<typeof PlantBoard>

export const BoardMachine = z.object({
  machine_id: MachineId,
  name: z.string(),
  status: z.enum(['S', 'R', 'N']),
  status_since: TimeOrNone,
  /** '' unless it is being set up. */
  setup_since: TimeOrNone,
  last_signal: TimeOrNone,
  current_stop_reason: z.string(),
  current_shift: z.int(),
  setup_time: Flag.nullable(),
  stop_names: Names,
  stop_reason_color: z.string(),
  loss_kind: z.enum([...lossKinds, '']),
  card_no: z.string(),
  part_no: z.string(),
  part_description: z.string(),
  /** Of its order; '' without one. */
  unit: z.string(),
  /** Of the present shift. */
  made: z.array(MadeBesideTarget),
})
export type BoardMachine = z.infer<typeof BoardMachine>

export const AndonBoard = z.object({ head: BoardHead, machines: z.array(BoardMachine) })
export type AndonBoard = z.infer<typeof AndonBoard>

export const LossesBoard = z.object({ head: BoardHead, losses: z.array(BoardLoss) })
export type LossesBoard = z.infer<typeof LossesBoard>

export const OrdersBoard = z.object({
  head: BoardHead,
  running: z.int(),
  late: z.int(),
  at_risk: z.int(),
  /** What is late first, the furthest behind before others. */
  orders: z.array(LateOrder),
})
export type OrdersBoard = z.infer<typeof OrdersBoard>

export const QualityBoard = z.object({
  head: BoardHead,
  /** A share for each unit, that of most machines first. */
  shares: z.array(
    MadeOfUnit.extend({
      scrap_percent: Percent,
      /** What the machines' limit of quality allows, by what each has made. */
      goal_percent: Percent,
    }),
  ),
  /** Those of the first unit first: what is thrown away of two units is no longer or shorter. */
  reasons: z.array(
    z.object({ code: z.string(), names: Names, colour: z.string(), unit: z.string(), scrap_qty: z.number() }),
  ),
  /** An article by its operations: what each made is scrapped of its own. */
  parts: z.array(
    z.object({
      part_no: z.string(),
      op_number: z.string(),
      part_description: z.string(),
      unit: z.string(),
      scrap_qty: z.number(),
    }),
  ),
  bookings: z.array(
    z.object({
      record_no: z.number(),
      at: Time,
      machine_id: MachineId,
      machine_name: z.string(),
      part_no: z.string(),
      part_description: z.string(),
      names: Names,
      unit: z.string(),
      scrap_qty: z.number(),
    }),
  ),
})
export type QualityBoard = z.infer<typeof QualityBoard>

export const MaintenanceBoard = z.object({
  head: BoardHead,
  /** Machines that stand for a technical fault, the longest first. */
  faults: z.array(z.object({ machine_id: MachineId, name: z.string(), since: Time, names: Names, colour: z.string() })),
  open: z.int(),
  overdue: z.int(),
  /** The first due; null for who may not look at activities. */
  activities: z
    .array(
      z.object({
        record_no: z.string(),
        machine_id: MachineId,
        machine_name: z.string(),
        names: Names,
        due_date: Time,
        alarm: z.enum(['none', 'soon', 'overdue']),
      }),
    )
    .nullable(),
})
export type MaintenanceBoard = z.infer<typeof MaintenanceBoard>
