/** Why a machine stands and why a piece is scrap, as rows. */

import type { Names } from '@takt/domain/ground/names.ts'
import type { AutomaticReasonDraft } from '@takt/domain/machines/model/automatic-reason.ts'
import type { LossKind } from '@takt/domain/stops/losses/loss-kind.ts'

type Flag = 0 | 1

export interface PlantStopGroup {
  readonly code: string
  readonly names: Names
  readonly note: string
  readonly view_order: number
  readonly view_order_statistics: number
  readonly color: string
  readonly security_level: number | null
}

export interface PlantStopCode {
  readonly stop_code: string
  readonly names: Names
  readonly group_id: string
  readonly stop_reason_color: string
  readonly stop_text_flag: Flag
  readonly help_texts: Names
  readonly setup_time: Flag
  readonly active: boolean
  /** null: every machine. */
  readonly machines: readonly string[] | null
  readonly inherit_seconds: number
  readonly include_in_mtbf: Flag
  readonly include_in_mdt: Flag
  readonly loss_kind: LossKind
  /** 1 stop, 2 scrap, 9 set by the system. */
  readonly code_type: 1 | 2 | 9
  readonly scrap_percent: number
  /** Of type 2: the scrap reason under which its pieces are booked; '' = the company's for start-up scrap. */
  readonly scrap_reason: string
  readonly order_time: Flag
  readonly setup_kind: '' | 'preparatory' | 'finalizing'
  readonly reset_seconds: number
  readonly reset_event: '' | 'new_day' | 'new_shift'
  readonly reset_code: string
}

export type PlantAutomaticReason = Omit<AutomaticReasonDraft, 'active'>

export interface PlantValueRule {
  readonly machine_id: string
  readonly description: string
  readonly signal: string
  readonly comparison: '=' | '<>' | '<' | '<=' | '>' | '>='
  readonly value: string
  readonly stop_code: string
  readonly verifying: boolean
}

export interface PlantScrapCategory {
  readonly code: string
  readonly names: Names
}

export interface PlantScrapReason {
  readonly code: string
  readonly names: Names
  readonly scrap_reason_category: string
  readonly scrap_text_flag: Flag
  readonly scrap_reason_color: string
  /** Per piece. */
  readonly scrap_cost: number | null
  readonly view_order: number
  readonly never_reduce_good_qty: Flag
  readonly adjust_materials: Flag
  readonly exclude_from_oee: Flag
  readonly erp_scrap_code: string
  readonly active: boolean
  readonly machines: readonly string[] | null
}
