import { LanguageCode } from '@takt/domain/ground/model/session.ts'
import { passwordFault } from '@takt/domain/people/new-password.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import pg from 'pg'
import { z } from 'zod'
import type { ConnectionSettings } from '../ground/db/connections.ts'
import { newAccessKey } from '../ground/sessions/access-key.ts'
import { commonPasswordFault } from '../ground/sessions/frequent-passwords.ts'
import { hashPassword } from '../ground/sessions/password.ts'
import { tokenHash } from '../ground/sessions/tokens.ts'
import { giveFirstCalendar } from './first-calendar.ts'
import { giveStarterReasons } from './starter-reasons.ts'

export const NewCompany = z.object({
  key: z.string().regex(/^[a-z0-9-]{2,40}$/, 'lower-case letters, digits and dashes, 2 to 40'),
  name: z.string().min(1).max(120),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
      'a time zone such as Europe/Stockholm',
    ),
  language: LanguageCode,
  admin: z.string().min(2).max(40),
  password: z
    .string()
    .max(200)
    .superRefine((password, context) => {
      const fault = passwordFault(password) ?? commonPasswordFault(password)
      if (fault) context.addIssue(text('en', `refusal.${fault.refusal}` as TextKey, fault.values))
    }),
  /** Whether the administrator chooses their own at the first sign-in: not where they typed this one themselves. */
  passwordGiven: z.boolean().optional(),
  /** Whether it begins with general stop codes and scrap reasons. */
  starter: z.boolean().default(true),
})
export type NewCompany = z.infer<typeof NewCompany>

/** A company with its administrator and a first key for machine signals, which is told once and stored only as a hash. */
export async function createCompany(
  settings: ConnectionSettings,
  company: NewCompany,
): Promise<{ company_id: number; ingestKey: string }> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('begin')
    const taken = await client.query('select 1 from company where lower(company_key) = lower($1)', [company.key])
    if (taken.rows.length > 0) throw new Error(`There is a company with the key “${company.key}” already.`)
    const { rows } = await client.query<{ company_id: number }>(
      `insert into company (company_id, company_key, company_name, time_zone, language)
       select coalesce(max(company_id), 99) + 1, $1, $2, $3, $4 from company returning company_id`,
      [company.key, company.name, company.timeZone, company.language],
    )
    const company_id = rows[0]?.company_id ?? 0
    await client.query(
      `insert into app_user (company_id, username, password_hash, full_name, language, role, usertype,
         internal_activity, show_cavities, password_given)
       values ($1, $2, $3, $2, $4, 'administrator', 9, 3, 3, $5)`,
      [
        company_id,
        company.admin,
        await hashPassword(company.password),
        company.language,
        company.passwordGiven === true,
      ],
    )
    await giveFirstCalendar(client, { company_id, now: Date.now(), ...company })
    if (company.starter) await giveStarterReasons(client, company_id)
    const ingestKey = newAccessKey('signals')
    await client.query(
      `insert into access_key (company_id, opens, name, key_hash, created_by, created_at)
       values ($1, 'signals', $2, $3, $4, now())`,
      [company_id, text(company.language, 'new-company.first-key'), tokenHash(ingestKey), company.admin],
    )
    await client.query('commit')
    return { company_id, ingestKey }
  } finally {
    await client.end()
  }
}
