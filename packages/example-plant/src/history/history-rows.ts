/** What the past of one machine consists of. Times are milliseconds; everything else is named as in the database. */
import type { MachineState } from '@takt/domain/machines/machine-state.ts'
import type { PlantOrder } from '../plant.ts'

/** Numbers of the people who may have done something in a shift. */
export type People = (shift: number) => readonly string[]

export interface StopRow {
  readonly from: number
  /** null while it lasts. */
  readonly to: number | null
  readonly day: string
  readonly shift: number
  readonly stop_reason: string
  readonly note: string
  readonly employee: string
  readonly coded_automatically: 0 | 1
  readonly continues: 0 | 1
  readonly belongs_to_order: string
}

export interface Figures {
  run_ms: number
  stop_ms: number
  /** Of the stop time. */
  micro_ms: number
  cycles: number
  counted_qty: number
  counted_ideal_ms: number
  reported_qty: number
  reported_ideal_ms: number
  scrap_qty: number
  reducing_scrap_qty: number
  scrap_oee_qty: number
}

export interface ShiftFigures extends Figures {
  readonly day: string
  readonly shift: number
}

export interface RunFigures extends ShiftFigures {
  /** Index in the machine's runs. */
  readonly run: number
}

export interface ReasonFigures {
  readonly day: string
  readonly shift: number
  readonly stop_reason: string
  stop_ms: number
  stops: number
}

export type CardRow = Omit<PlantOrder, 'start_time' | 'end_time'> & { readonly scrap_qty: number }

export interface RunRow {
  readonly card_no: string
  readonly start: number
  readonly end: number | null
  readonly tool_id: string
  readonly structure_tool_id: string
  readonly mother_tool_id: string
  readonly insatser: number
  readonly first_piece: number | null
  readonly emp_start_wo: string
  readonly emp_end_wo: string
  readonly emp_first_piece_wo: string
  readonly setup_type: string
  readonly setup_note: string
}

interface Booking {
  readonly run: number
  readonly card_no: string
  readonly employee: string
  readonly at: number
  readonly day: string
  readonly shift: number
  readonly erp_status: 'W' | 'T' | 'F' | 'N'
}

export interface ScrapRow extends Booking {
  readonly part_no: string
  readonly op_number: string
  readonly tool_id: string
  readonly scrap_reason: string
  readonly scrap_qty: number
  readonly scrap_cost: number | null
  readonly reduces_good: 0 | 1
  readonly source: 'report' | 'startup'
  readonly scrap_text: string
}

export interface GoodRow extends Booking {
  readonly good_qty: number
}

export interface SignalRow {
  readonly at: number
  readonly kind: 'state' | 'cycles' | 'code' | 'cavities'
  readonly value: unknown
}

export interface MachineHistory {
  readonly machine_id: string
  readonly stops: readonly StopRow[]
  readonly shift_figures: readonly ShiftFigures[]
  readonly reason_figures: readonly ReasonFigures[]
  readonly cards: readonly CardRow[]
  readonly runs: readonly RunRow[]
  readonly run_figures: readonly RunFigures[]
  readonly scrap: readonly ScrapRow[]
  readonly good: readonly GoodRow[]
  /** Of the last plant day, so that it can be built again like any other. */
  readonly signals: readonly SignalRow[]
  readonly checkpoint: { readonly day: string; readonly at: number; readonly state: MachineState }
  readonly state: MachineState
}

export function noFigures(): Figures {
  return {
    run_ms: 0,
    stop_ms: 0,
    micro_ms: 0,
    cycles: 0,
    counted_qty: 0,
    counted_ideal_ms: 0,
    reported_qty: 0,
    reported_ideal_ms: 0,
    scrap_qty: 0,
    reducing_scrap_qty: 0,
    scrap_oee_qty: 0,
  }
}
