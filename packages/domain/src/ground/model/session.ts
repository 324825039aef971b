import { z } from 'zod'
import { languageCodes } from '../languages.ts'
import { permissionNames } from '../permissions.ts'
import { PersonalChoices } from '../personal-choices.ts'
import { WallBoards } from './wall-boards.ts'

/** A language code as it comes from outside. */
export const LanguageCode = z.enum(languageCodes)

/** 0 off, 1 view, 2 use, 3 edit. */
export const SettingLevel = z.int().min(0).max(3)

/** Who works here and what they may do. `token` is only the anti-forgery token, useless without the cookie. */
export const Session = z.object({
  username: z.string(),
  full_name: z.string(),
  employee_number: z.string(),
  company_id: z.int(),
  company_name: z.string(),
  company_key: z.string(),
  time_zone: z.string(),
  language: LanguageCode,
  usertype: z.int().min(1).max(9),
  permissions: z.array(z.enum(permissionNames)),
  machine_restrictions: z.array(z.string()),
  assigned_machine: z.string(),
  settings: z.object({
    show_cavities: SettingLevel,
    internal_activity: SettingLevel,
    resource_planning: SettingLevel,
  }),
  company_settings: z.record(z.string(), z.string()),
  choices: PersonalChoices,
  theme: z.record(z.string(), z.unknown()),
  has_api_token: z.boolean(),
  provider: z.string(),
  only_ia: z.boolean(),
  only_interface: z.boolean(),
  only_dashboards: z.boolean(),
  dashboard_isolated: z.boolean(),
  isolated_dashboard: z.string(),
  /** Of a wall link that shows ready boards in place of a dashboard. */
  wall_boards: WallBoards.optional(),
  /** Nobody signed in: a wall link opened it, to read its one dashboard and nothing else. */
  wall_link: z.boolean(),
  deviceuser: z.boolean(),
  signedInOnDevice: z.boolean(),
  device_employee: z.string(),
  token: z.string(),
  server_time: z.string(),
})
export type Session = z.infer<typeof Session>
