import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'

/** Who may still sign in with a password: everybody who is not linked, or shared terminals alone; the emergency administrator always. */
export const PasswordsOf = z.enum(['everybody', 'terminals'])

const Level = z.int().min(1).max(9)

export const ProviderSetting = z.object({
  /** What people call it: "Sign in with …". */
  label: z.string().trim().min(1).max(60),
  issuer: z.string().trim().max(500),
  client_id: z.string().trim().min(1).max(200),
  scopes: z.string().trim().min(1).max(300),
  groups_claim: z.string().trim().min(1).max(200),
  levels: z.array(z.object({ group: z.string().trim().min(1).max(200), usertype: Level })).max(100),
  /** Of who is in none of these groups; null: nobody comes in without one. */
  default_level: Level.nullable(),
  creates_users: z.boolean(),
  /** Values of `acr` and `amr` in the ID token, with blanks between, of which one is demanded; '' demands none. */
  required_acr: z.string().trim().max(300),
  required_amr: z.string().trim().max(300),
  passwords: PasswordsOf,
  /** Who can still sign in with a password when the provider is gone. Null only while it is switched off. */
  emergency_user: z.int().nullable(),
  enabled: z.boolean(),
})
export type ProviderSetting = z.infer<typeof ProviderSetting>

export const ProviderRow = ProviderSetting.extend({
  label: z.string(),
  client_id: z.string(),
  has_secret: z.boolean(),
  /** 0: nothing was ever set up. */
  version: z.int(),
  /** What the provider has to be told: where it sends people back to, where people are when they have signed out, where it says that somebody is gone. */
  redirect_uri: z.string(),
  sign_out_uri: z.string(),
  logout_uri: z.string(),
  /** Its groups give a level with more rights than who asks has: they can read it and not change it. */
  beyond_own: z.boolean(),
  /** Whether others reach these addresses: `unset` without PUBLIC_URL, `plain` where it is no https. */
  reached: z.enum(['good', 'unset', 'plain']),
})
export type ProviderRow = z.infer<typeof ProviderRow>

/** What came of a try of the connection: whether it works, and in words what does not. */
export const ProviderTried = z.object({
  works: z.boolean(),
  said: z.string(),
  /** What would go wrong if it were switched on so, in words; also that it does not work. Empty where that was not asked. */
  concerns: z.array(z.string()),
  /** It cannot be switched on so at all: saving says why. */
  refused: z.boolean(),
  /** The server’s word that this was tested and works, for `save_sign_in_provider`; '' otherwise. */
  tested: z.string(),
})

/** Of the settings, what decides who comes in. */
export const ProviderAdmits = ProviderSetting.pick({
  levels: true,
  default_level: true,
  creates_users: true,
  passwords: true,
  emergency_user: true,
})

export const ProviderPerson = z.object({
  user_id: z.int(),
  username: z.string(),
  full_name: z.string(),
  usertype: z.int(),
  subject: z.string(),
  linked_at: Time,
  last_sign_in: Time,
  /** They have more than who asks, who cannot unlink them. */
  beyond_own: z.boolean(),
})
export type ProviderPerson = z.infer<typeof ProviderPerson>

/** Scopes that give a refresh token at Entra ID and most others; Keycloak gives one without the last. */
export const USUAL_SCOPES = 'openid profile email offline_access'
