import { z } from 'zod'
import { Day, Flag, MachineId, Time } from '../../ground/model/ids.ts'
import { Names } from '../../ground/model/names.ts'
import { type MenuFlag, menuFlags } from '../menu-flags.ts'
import { InputSettings } from './input-settings.ts'

/** A machine as overviews, terminals and dashboards see it. A missing text is '' and never null. */
export const Machine = z.object({
  machine_id: MachineId,
  /** The physical machine behind a combined one; its own id otherwise. */
  machine_id_real: MachineId,
  machine_description: z.string(),
  object_description: z.string(),
  object_no: z.string(),
  department: z.string(),
  department_description: z.string(),
  zone: z.string(),
  zone_desc: z.string(),
  category: z.string(),
  cat_desc: z.string(),
  /** S stopped, R running, N never heard of. */
  status: z.enum(['S', 'R', 'N']),
  /** The time from which the status holds; the screen counts on from here. */
  status_since: Time.or(z.literal('')),
  /** When the setup began that goes on, '' outside one: the machine may have stood for something else before. */
  setup_since: Time.or(z.literal('')),
  last_signal: Time.or(z.literal('')),
  /** '-' while the stop is uncoded, '~' while it may be a micro-stop, '' while running. */
  current_stop_reason: z.string(),
  /** In the company's language; the screen shows the reader's out of `stop_names`. */
  stop_description: z.string(),
  /** One row goes to everybody, whatever their language. */
  stop_names: Names,
  stop_reason_color: z.string(),
  /** Key of the current stop, '' while running. */
  stop_number: z.string(),
  /** When a stop that may be a micro-stop asks for a reason; '' for every other. */
  asks_at: Time.or(z.literal('')),
  /** 1 while the current stop is a setup, 0 while it is another stop, null while running. */
  setup_time: Flag.nullable(),
  /** As of `server_time` of the answer; screens count on from status_since. */
  calendar_stop_time_duration_hh_mm: z.string(),
  runtime_after_stop_seconds: z.int(),
  /** Seconds of the setup that goes on, 0 outside one. */
  calendar_setup_time_duration: z.int(),
  /** 0 is unplanned time. */
  current_shift: z.int(),
  current_shift_start_time: Time,
  /** The day that runs at the machine: at night still the one before the date where a day begins in the morning. */
  current_day: Day,
  current_shift_runtime: z.int(),
  current_shift_calendar_stop_time: z.int(),
  /** False while a forced stop is in force. */
  force_stop_enabled: z.boolean(),
  /** Of the running order: its run, its cavities, and how many of them are closed. */
  record_no: z.int(),
  insatser: z.number(),
  cavity_reduction: z.int(),
  planned_setup_time: z.number(),
  config: z.object({ max_startup_scrap: z.number() }),
  line_no: z.int().nullable(),
  priority: z.int(),
  work_order_no: z.string(),
  card_no: z.string(),
  part_no: z.string(),
  part_description: z.string(),
  op_number: z.string(),
  /** Of the order's quantities; '' without an order. */
  unit: z.string(),
  planned_op_qty: z.number(),
  card_good_qty: z.number(),
  order_finished: Flag,
  tool_id: z.string(),
  /** 1: everything is prepared for the next order of the plan. */
  prepare_status: Flag,
  resource_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  erp_resource: z.string(),
  erp_connection_type: z.number(),
  emp_name: z.string(),
  uncoded_stops: z.number(),
  today_cycles: z.number(),
  /** Whole seconds since the plant's midnight, as of the answer. */
  today_runtime: z.int(),
  today_calendar_stoptime: z.int(),
  /** Of the run time: that in the shifts. Of the stop time: micro-stops. Availability is made of these. */
  today_calendar_runtime: z.int(),
  today_micro_time: z.int(),
  planned_cycle_seconds: z.number(),
  oee_green_limit: z.number(),
  oee_yellow_limit: z.number(),
  q_green_limit: z.number(),
  q_yellow_limit: z.number(),
  efficiency_green_limit: z.number(),
  efficiency_yellow_limit: z.number(),
  speed_green_limit: z.number(),
  speed_yellow_limit: z.number(),
  special_functions: z.array(z.int()),
})
export type Machine = z.infer<typeof Machine>

/** How the terminal of one machine is set up. `empty` says that nobody has: a configuration error that screens show. */
export const TouchConfig = z.object({
  machine_id: MachineId,
  empty: z.boolean(),
  max_cavities: z.number(),
  ask_for_cavities: Flag,
  document_printer: z.string(),
  pallet_flag_printer: z.string(),
  /** Seconds after which the terminal asks for its figures again. */
  refresh_interval: z.number(),
  /** Limits and keys of what is entered there. */
  input: InputSettings.optional(),
  ...(Object.fromEntries(menuFlags.map((name) => [name, Flag])) as Record<MenuFlag, typeof Flag>),
})
export type TouchConfig = z.infer<typeof TouchConfig>
