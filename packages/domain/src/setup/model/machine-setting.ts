import { z } from 'zod'
import { Day, Flag, MachineId, Time } from '../../ground/model/ids.ts'
import { menuFlags } from '../../machines/menu-flags.ts'
import { MOST_MICRO_SECONDS } from '../../machines/micro-stop.ts'
import { defaultLimits } from '../../orders/lights/machine-limits.ts'
import { MOST_IN_BUNDLE, USUAL_BUNDLE } from '../../planning/bundle-size.ts'
import { placeKinds, placeName } from '../place-code.ts'

export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>

const Code = z.string().trim().max(20)
const Percent = z.number().min(0).max(100)
export const MOST_CONNECTION_TYPE = 99

/** How a department, zone, category or line is called. */
export const PlaceSetting = z.object({
  kind: PlaceKind,
  /** The number of a line as text. */
  code: Code.min(1).regex(placeName.pattern, 'a code may not contain \\ / : * ? " < > | # ; ,'),
  description: z.string().trim().min(1).max(60),
})
export type PlaceSetting = z.infer<typeof PlaceSetting>

export const PlaceSettingRow = PlaceSetting.extend({
  code: z.string(),
  description: z.string(),
  /** Machines that stand there, also those switched off. */
  machines: z.int(),
})
export type PlaceSettingRow = z.infer<typeof PlaceSettingRow>

/** A machine as an administrator sets it up. */
export const MachineSetting = z.object({
  machine_id: MachineId,
  machine_description: z.string().trim().min(1).max(60),
  /** '' is taken from the name. */
  object_description: z.string().trim().max(60),
  object_no: z.string().trim().max(40),
  resource_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  machine_id_real: z.string().max(40),
  erp_resource: z.string().trim().max(40),
  /** 0 is none; which number means which connection the plant agrees with those who read it. */
  erp_connection_type: z.int().min(0).max(MOST_CONNECTION_TYPE).default(0),
  priority: z.int().min(0).max(999),
  /** Orders that detail planning puts into one bundle. */
  bundle_size: z.int().min(1).max(MOST_IN_BUNDLE).default(USUAL_BUNDLE),
  department: Code.min(1),
  /** '' is the general one. */
  zone: Code,
  category: Code,
  /** '' is none. */
  line: Code,
  calendar_id: z.int().nullable(),
  day_start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 06:00'),
  planned_cycle_seconds: z.number().min(0).max(1_000_000),
  cavities: z.int().min(1).max(1000),
  good_from_cycles: z.boolean(),
  min_run_seconds: z.int().min(0).max(86_400),
  /** '' is none. */
  unattended_code: Code,
  /** A shorter stop asks nobody for a reason and is a loss of speed; 0 asks for every one. */
  micro_stop_seconds: z.int().min(0).max(MOST_MICRO_SECONDS).default(0),
  /** Per cent of the planned quantity; 0 allows none. */
  max_startup_scrap: Percent,
  /** What scrap that the machine reports is booked as; '' as the company says. */
  scrap_reason: Code.default(''),
  oee_green_limit: Percent,
  oee_yellow_limit: Percent,
  q_green_limit: Percent,
  q_yellow_limit: Percent,
  /** Of availability. */
  efficiency_green_limit: Percent.default(defaultLimits.efficiency_green_limit),
  efficiency_yellow_limit: Percent.default(defaultLimits.efficiency_yellow_limit),
  /** How far the speed may stay behind its plan. */
  speed_green_limit: Percent.default(defaultLimits.speed_green_limit),
  speed_yellow_limit: Percent.default(defaultLimits.speed_yellow_limit),
  /** What its terminal offers. */
  menus: z.array(z.enum(menuFlags)).max(menuFlags.length),
  ask_for_cavities: Flag,
  max_cavities: z.int().min(1).max(1000),
  document_printer: z.string().max(80),
  pallet_flag_printer: z.string().max(80),
})
export type MachineSetting = z.infer<typeof MachineSetting>

/** As it is stored, which may be older than the rules for what is entered; and what matters at a glance. */
export const MachineSettingRow = MachineSetting.extend({
  machine_description: z.string(),
  object_description: z.string(),
  object_no: z.string(),
  erp_resource: z.string(),
  erp_connection_type: z.int(),
  priority: z.int(),
  bundle_size: z.int(),
  department: z.string(),
  zone: z.string(),
  category: z.string(),
  line: z.string(),
  planned_cycle_seconds: z.number(),
  cavities: z.int(),
  min_run_seconds: z.int(),
  unattended_code: z.string(),
  micro_stop_seconds: z.int(),
  max_startup_scrap: z.number(),
  scrap_reason: z.string(),
  oee_green_limit: z.number(),
  oee_yellow_limit: z.number(),
  q_green_limit: z.number(),
  q_yellow_limit: z.number(),
  efficiency_green_limit: z.number(),
  efficiency_yellow_limit: z.number(),
  speed_green_limit: z.number(),
  speed_yellow_limit: z.number(),
  max_cavities: z.number(),
  document_printer: z.string(),
  pallet_flag_printer: z.string(),
  active: z.boolean(),
  version: z.int(),
  /** False: nobody has set its terminal up, and what stands here is only offered. */
  terminal: z.boolean(),
  department_description: z.string(),
  zone_description: z.string(),
  calendar_description: z.string(),
  /** The first day of calendar and start of day as they stand here, until it is over; '' otherwise. */
  day_from: Day.or(z.literal('')),
  /** '' while nothing was ever heard of it. */
  last_signal: Time.or(z.literal('')),
  running_orders: z.int(),
  planned_orders: z.int(),
})
export type MachineSettingRow = z.infer<typeof MachineSettingRow>
