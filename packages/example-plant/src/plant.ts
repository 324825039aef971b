/** What a seeded company consists of. Field names are those of the database, so that the seed copies and never translates. */
import type { Dashboard } from '@takt/domain/dashboard/dashboard.ts'
import type { Language } from '@takt/domain/model/session.ts'
import type { RoleName } from '@takt/domain/people/roles.ts'
import type { Permission } from '@takt/domain/permissions.ts'

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
  /** null: nobody has set the terminal up. */
  readonly touch_config: Readonly<Record<string, unknown>> | null
  readonly active: boolean
}

export interface PlantStopGroup {
  readonly code: string
  readonly description: string
  readonly view_order: number
  readonly color: string
  readonly security_level: number | null
}

export interface PlantStopCode {
  readonly stop_code: string
  /** As `description_en`: what is shown where a language has no text of its own. */
  readonly stop_description: string
  readonly description_en: string
  readonly description_sv: string
  readonly group_id: string
  readonly stop_reason_color: string
  readonly stop_text_flag: Flag
  readonly stop_help_text: string
  readonly setup_time: Flag
  readonly active: boolean
  /** null: every machine. */
  readonly machines: readonly string[] | null
  readonly inherit_seconds: number
  readonly include_in_mtbf: Flag
  readonly include_in_mdt: Flag
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
}

export interface PlantOrder {
  readonly work_order_no: string
  readonly card_no: string
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
}

export interface PlantEmployee {
  readonly employee_number: string
  readonly employee_name: string
  readonly allow_sign_in: boolean
  readonly signed_in_at: readonly string[]
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

export interface Plant {
  readonly company: PlantCompany
  readonly departments: readonly Group[]
  readonly zones: readonly Group[]
  readonly categories: readonly Group[]
  readonly machines: readonly PlantMachine[]
  readonly stop_groups: readonly PlantStopGroup[]
  readonly stop_codes: readonly PlantStopCode[]
  readonly parts: readonly PlantPart[]
  readonly orders: readonly PlantOrder[]
  readonly employees: readonly PlantEmployee[]
  readonly users: readonly PlantUser[]
  readonly dashboards: readonly Dashboard[]
}
