import { z } from 'zod'
import { isMailAddress } from '../../ground/mail-addresses.ts'
import { LanguageCode, SettingLevel } from '../../ground/model/session.ts'
import { permissionNames } from '../../ground/permissions.ts'

/** Everything, or one part of the product and nothing else: the cockpit, all dashboards, one of them, the activities. */
export const UserSees = z.enum(['everything', 'machine', 'dashboards', 'dashboard', 'activities'])
export type UserSees = z.infer<typeof UserSees>

export const AllowedAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** A user as an administrator keeps them; the password is only ever written. */
export const UserSetting = z.object({
  username: z.string().trim().min(1).max(60),
  full_name: z.string().trim().max(80),
  employee_number: z.string().trim().max(30),
  /** Where reports are mailed to; '' = nowhere. Left out it stays as it is. */
  email: z.union([z.literal(''), z.string().trim().max(254).refine(isMailAddress)]).optional(),
  language: LanguageCode,
  usertype: z.int().min(1).max(9),
  /** Permissions beyond those of the user's level, and those taken from it. */
  granted: z.array(z.enum(permissionNames)),
  removed: z.array(z.enum(permissionNames)),
  /** None: every machine. */
  machine_restrictions: z.array(z.string().max(60)).max(500),
  /** One account for a terminal; people sign in on it by their number. */
  deviceuser: z.boolean(),
  /** 1 looks, 2 creates and performs activities, 3 also certifies; left out it stays as it is, as the two below. */
  internal_activity: SettingLevel.optional(),
  /** 1 sees cavities, 3 opens and closes them. */
  show_cavities: SettingLevel.optional(),
  /** 1: has resource planning. */
  resource_planning: SettingLevel.optional(),
  /** Left out it stays as it is, as the two below. */
  sees: UserSees.optional(),
  /** The dashboard that opens first for them, or the only one they have; '' = the company's choice. */
  isolated_dashboard: z.string().max(80).optional(),
  /** Where they begin if they have the cockpit and no restriction; '' = the first machine. */
  assigned_machine: z.string().max(60).optional(),
  /** They may sign in up to the end of this day, a day of the plant; null: without end. Left out it stays as it is. */
  last_day: z.iso.date().nullable().optional(),
  /** Addresses and networks (192.168.20.0/24); none: from everywhere. Left out they stay as they are. */
  allowed_addresses: z.array(AllowedAddress).max(50).optional(),
  active: z.boolean(),
})
export type UserSetting = z.infer<typeof UserSetting>

export const UserSettingRow = UserSetting.extend({
  user_id: z.int(),
  version: z.int(),
  /** Stored by an older version: names that nobody knows any more. */
  granted: z.array(z.string()),
  removed: z.array(z.string()),
  allowed_addresses: z.array(z.string()),
})
export type UserSettingRow = z.infer<typeof UserSettingRow>
