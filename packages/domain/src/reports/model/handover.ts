import { z } from 'zod'
import { CardNo, Day, Flag, MachineId, StopKey, Time } from '../../ground/model/ids.ts'
import { MadeBesideTarget } from '../../ground/model/made-of-unit.ts'
import { groupTypes } from '../../ground/navigation/locations.ts'
import { standings } from '../../orders/orders-at-risk.ts'
import { handoverStates } from '../handover/handover-state.ts'

/** Which shift of which place. */
export const HandoverOf = z.object({
  place_type: z.enum(groupTypes),
  place: z.string().min(1).max(40),
  day: Day,
  shift: z.int().min(1),
  part: z.int().min(0).max(9),
})
export type HandoverOf = z.infer<typeof HandoverOf>

const Percent = z.number().nullable()
const OeeParts = z.object({ t_percent: Percent, a_percent: Percent, k_percent: Percent, tak: Percent })
/** Good and scrap beside the target, of one unit. */
const MadeOfShift = MadeBesideTarget.omit({ made_qty: true })
export type MadeOfShift = z.infer<typeof MadeOfShift>

export const HandoverMachine = OeeParts.extend({
  machine_id: MachineId,
  made: z.array(MadeOfShift),
  machine_description: z.string(),
  run_s: z.number(),
  stop_s: z.number(),
})
export type HandoverMachine = z.infer<typeof HandoverMachine>

/** Names stand by language: who reads it next year reads it in their own. */
const NamesByLanguage = z.record(z.string(), z.string())

/** What the system knows of a shift at a moment. Nobody is named in it. */
export const HandoverFigures = z.object({
  as_of: Time,
  place_name: z.string(),
  shift_names: NamesByLanguage,
  machines: z.array(HandoverMachine),
  /** Machines of the place that have no such shift that day. */
  others: z.array(MachineId),
  totals: z.array(MadeOfShift),
  oee: OeeParts,
  /** The largest first. */
  losses: z.array(
    z.object({
      stop_reason: z.string(),
      names: NamesByLanguage,
      stops: z.int(),
      stop_s: z.number(),
      machines: z.array(MachineId),
    }),
  ),
  uncoded: z.array(
    z.object({
      machine_id: MachineId,
      stop: StopKey,
      start_time: Time,
      /** '' while it goes on. */
      end_time: z.union([z.literal(''), Time]),
      stop_s: z.number(),
    }),
  ),
  activities: z.array(z.object({ machine_id: MachineId, names: NamesByLanguage, due_date: Time, overdue: Flag })),
  orders: z.array(
    z.object({
      machine_id: MachineId,
      card_no: CardNo,
      work_order_no: z.string(),
      part_description: z.string(),
      unit: z.string(),
      good_qty: z.number(),
      planned_qty: z.number(),
      /** Null in what was signed before the two were told apart. */
      standing: z.enum(standings).nullable(),
      /** It should have started before today, and has not. */
      not_started: Flag,
      late_minutes: z.number().nullable(),
      pace_percent: z.number().nullable(),
      /** What the machine lost most time with in the shift; {}: it did not stand. */
      loss_names: NamesByLanguage,
      loss_s: z.number(),
    }),
  ),
  scrap: z.array(
    z.object({
      scrap_reason: z.string(),
      names: NamesByLanguage,
      unit: z.string(),
      scrap_qty: z.number(),
      machines: z.array(MachineId),
    }),
  ),
})
export type HandoverFigures = z.infer<typeof HandoverFigures>

const MOST_WORDS = 2000
const Remark = z.string().max(MOST_WORDS)

/** What people wrote: their names are covered when they are erased. */
export const HandoverWords = z.object({
  remark: Remark,
  remarks: z.array(z.object({ machine_id: MachineId, remark: Remark })).max(500),
  notes: z.array(
    z.object({ machine_id: MachineId, at: Time, author: z.string(), about: NamesByLanguage, note: z.string() }),
  ),
})
export type HandoverWords = z.infer<typeof HandoverWords>

export const HandoverRemarks = HandoverWords.pick({ remark: true, remarks: true })

const Signed = z.object({ name: z.string(), at: Time })

export const HandoverAddendum = z.object({ addendum_no: z.int(), name: z.string(), at: Time, words: z.string() })

const Standing = z.object({
  /** 0: nobody has signed it. */
  handover_no: z.int(),
  shift_name: z.string(),
  place_name: z.string(),
  start_time: Time,
  end_time: Time,
  state: z.enum(handoverStates),
  late: Flag,
  handed_over: Signed.nullable(),
  taken_over: Signed.nullable(),
})

export const HandoverRow = HandoverOf.extend(Standing.shape)
export type HandoverRow = z.infer<typeof HandoverRow>

/** As it stands on paper, in the language of who reads it. */
const Paper = z.object({
  about: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  tables: z.array(
    z.object({
      heading: z.string(),
      columns: z.array(z.object({ label: z.string(), end: Flag })),
      rows: z.array(z.array(z.string())),
    }),
  ),
})
export type HandoverPaper = z.infer<typeof Paper>

export const Handover = HandoverRow.extend({
  figures: HandoverFigures,
  words: HandoverWords,
  addenda: z.array(HandoverAddendum),
  paper: Paper,
  /** Names in it were covered since it was signed, because somebody was erased. */
  covered: Flag,
  /** Why whoever reads it may not sign next; '' where they may. */
  may_not_sign: z.string(),
})
export type Handover = z.infer<typeof Handover>

export const HandoverShift = HandoverOf.pick({ day: true, shift: true, part: true }).extend({
  shift_name: z.string(),
  start_time: Time,
  end_time: Time,
  state: z.enum(handoverStates),
  late: Flag,
})
export type HandoverShift = z.infer<typeof HandoverShift>
