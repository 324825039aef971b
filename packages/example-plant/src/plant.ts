/** What a seeded company consists of. Field names are those of the database, so that the seed copies and never translates. */
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { LiveView } from '@takt/domain/dashboards/live-view.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { Permission } from '@takt/domain/ground/permissions.ts'
import type { RoleName } from '@takt/domain/ground/roles.ts'
import type { Said } from '@takt/domain/machines/notices/words.ts'
import type { PlantLeanDay } from './lean-days.ts'
import type { PlantOverview } from './own-overviews.ts'
import type {
  PlantActivity,
  PlantActivityOutput,
  PlantActivityQuestion,
  PlantActivityType,
} from './plant-activities.ts'
import type { PlantCalendar, PlantDayType, PlantLine, PlantShift } from './plant-calendars.ts'
import type {
  PlantCardMaterial,
  PlantMaterial,
  PlantTool,
  PlantToolInsert,
  PlantToolStructure,
} from './plant-materials.ts'
import type {
  PlantAutomaticReason,
  PlantScrapCategory,
  PlantScrapReason,
  PlantStopCode,
  PlantStopGroup,
  PlantValueRule,
} from './plant-reasons.ts'
import type { PlantQuery } from './queries.ts'
import type { PlantReportSchedule } from './report-schedules.ts'
import type { PlantScale } from './scales.ts'
import type { PlantVisualization } from './visualizations.ts'

type Flag = 0 | 1

export interface PlantCompany {
  readonly company_id: number
  readonly company_key: string
  readonly company_name: string
  readonly time_zone: string
  readonly language: Language
  readonly settings: Readonly<Record<string, string>>
  readonly theme: Readonly<Record<string, unknown>>
}

/** A department, zone or category. */
export interface Group {
  readonly code: string
  readonly description: string
}

export interface PlantMachine {
  readonly machine_id: string
  readonly machine_description: string
  readonly object_description: string
  readonly object_no: string
  readonly department: string
  readonly zone: string
  readonly category: string
  /** 0 makes pieces, 1 only collects time, 2 only plans. */
  readonly resource_type: 0 | 1 | 2
  readonly erp_resource: string
  readonly erp_connection_type: number
  readonly tool_id: string
  readonly planned_cycle_seconds: number
  readonly cavities: number
  readonly oee_green_limit: number
  readonly oee_yellow_limit: number
  readonly special_functions: readonly number[]
  readonly function_values: Readonly<Record<string, string>>
  /** null: nobody has set the terminal up. */
  readonly touch_config: Readonly<Record<string, unknown>> | null
  readonly active: boolean
  /** null: measured around the clock. */
  readonly calendar_id: number | null
  readonly day_start: string
  readonly line_no: number | null
  readonly priority: number
  readonly min_run_seconds: number
  readonly unattended_code: string
  readonly micro_stop_seconds: number
  readonly good_from_cycles: boolean
  readonly max_startup_scrap: number
  readonly q_green_limit: number
  readonly q_yellow_limit: number
  readonly efficiency_green_limit: number
  readonly efficiency_yellow_limit: number
  readonly speed_green_limit: number
  readonly speed_yellow_limit: number
}

export interface PlantPart {
  readonly part_no: string
  readonly op_number: string
  readonly part_description: string
  readonly op_name: string
  readonly unit: string
  readonly integer_unit: Flag
  readonly quantity_per_cycle: number
  /** Hours. */
  readonly planned_setup_time: number
  /** Seconds per piece. */
  readonly planned_unit_time: number
  readonly capacity_factor: number
  readonly tool_id: string
  readonly part_type_id: string
  /** '': every machine. */
  readonly machine_id_only: string
  readonly yearly_qty: number
}

export interface PlantOrder {
  readonly work_order_no: string
  readonly order_no: string
  readonly card_no: string
  /** Card of the operation before, '' when there is none. */
  readonly prev_op_card_no: string
  readonly part_no: string
  readonly op_number: string
  readonly machine_id: string
  readonly planned_op_qty: number
  readonly planned_start_time: string
  readonly status: 'planned' | 'running' | 'finished'
  readonly start_time: string | null
  /** Set on finished orders only. */
  readonly end_time: string | null
  readonly good_qty: number
  readonly cancelled: Flag
  /** 0: not set, which SF6 asks for at the start. */
  readonly unit_qty: number
  readonly print_prepared: Flag
  readonly material_prepared: Flag
  readonly tools_prepared: Flag
  readonly peripheral_equipment_prepared: Flag
  /** '1': printing is blocked. */
  readonly other_info_8: string
  readonly locked: Flag
  readonly program_id: string
  /** false: made here by part, unknown to the ERP. */
  readonly in_erp: boolean
}

export interface PlantEmployee {
  readonly employee_number: string
  readonly employee_name: string
  readonly allow_sign_in: boolean
  readonly active: boolean
  /** Null: nowhere in particular. */
  readonly department: string | null
  readonly zone: string | null
  /** The machines at which they stand. */
  readonly works_at: readonly string[]
  /** In which shift; null: whenever somebody looks. */
  readonly shift: number | null
}

export interface PlantUser {
  readonly username: string
  readonly full_name: string
  readonly role: RoleName
  readonly usertype: number
  readonly employee_number: string
  readonly language: Language
  readonly granted: readonly Permission[]
  readonly removed: readonly Permission[]
  /** Empty: every machine. */
  readonly machine_restrictions: readonly string[]
  readonly assigned_machine: string
  readonly settings: {
    readonly show_cavities: number
    readonly internal_activity: number
    readonly resource_planning: number
  }
  readonly only_ia: boolean
  readonly only_interface: boolean
  readonly only_dashboards: boolean
  readonly dashboard_isolated: boolean
  readonly isolated_dashboard: string
  readonly deviceuser: boolean
  readonly favourites: readonly string[]
}

export interface PlantNote {
  readonly machine_id: string
  readonly note: string
  readonly username: string
  readonly employee: string
  readonly at: string
  readonly active: boolean
}

export interface PlantNotification {
  readonly machine_id: string
  readonly kind: string
  readonly said: Said
  readonly at: string
  readonly confirmed_by: string
  readonly confirmed_at: string | null
}

/** Exactly one of machine, department, zone and category is named. */
export interface PlantGoal {
  readonly production_type: 'shift' | 'day' | 'week'
  readonly machine_id: string | null
  readonly department_id: string | null
  readonly zone_id: string | null
  readonly category_id: string | null
  /** 0: every shift. */
  readonly shift: number
  readonly target_good_qty: number
  readonly target_good_qty_alt_unit: number
  readonly target_earned_hours: number
  readonly valid_from: string
  readonly valid_to: string | null
}

export interface PlantLiveView extends LiveView {
  readonly key: string
}

export interface Plant {
  readonly company: PlantCompany
  readonly departments: readonly Group[]
  readonly zones: readonly Group[]
  readonly categories: readonly Group[]
  readonly lines: readonly PlantLine[]
  readonly shifts: readonly PlantShift[]
  readonly day_types: readonly PlantDayType[]
  readonly calendars: readonly PlantCalendar[]
  readonly machines: readonly PlantMachine[]
  readonly stop_groups: readonly PlantStopGroup[]
  readonly stop_codes: readonly PlantStopCode[]
  readonly automatic_reasons: readonly PlantAutomaticReason[]
  readonly value_rules: readonly PlantValueRule[]
  readonly scales: readonly PlantScale[]
  readonly scrap_categories: readonly PlantScrapCategory[]
  readonly scrap_reasons: readonly PlantScrapReason[]
  readonly tools: readonly PlantTool[]
  readonly tool_structures: readonly PlantToolStructure[]
  readonly tool_inserts: readonly PlantToolInsert[]
  readonly materials: readonly PlantMaterial[]
  readonly parts: readonly PlantPart[]
  readonly orders: readonly PlantOrder[]
  readonly card_materials: readonly PlantCardMaterial[]
  readonly employees: readonly PlantEmployee[]
  readonly users: readonly PlantUser[]
  readonly notes: readonly PlantNote[]
  readonly notifications: readonly PlantNotification[]
  readonly goals: readonly PlantGoal[]
  readonly activity_types: readonly PlantActivityType[]
  readonly activity_questions: readonly PlantActivityQuestion[]
  readonly activity_outputs: readonly PlantActivityOutput[]
  readonly activities: readonly PlantActivity[]
  readonly dashboards: readonly Dashboard[]
  readonly live_views: readonly PlantLiveView[]
  readonly queries: readonly PlantQuery[]
  readonly own_overviews: readonly PlantOverview[]
  readonly report_schedules: readonly PlantReportSchedule[]
  readonly visualizations: readonly PlantVisualization[]
  readonly lean_days: readonly PlantLeanDay[]
}
