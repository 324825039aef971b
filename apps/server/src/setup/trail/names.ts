/** What codes and numbers of an entry name, as the reader's company calls it today. */
import type { Language } from '@takt/domain/ground/languages.ts'
import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import type { NamedThing } from '@takt/domain/setup/trail-fields/forms.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

/** By the thing and the code; a code without a name is nobody's any more. */
export type Names = ReadonlyMap<string, string>

const nameKey = (of: string, code: string) => `${of} ${code}`

const tables: Partial<Record<NamedThing, (codes: string[], language: Language) => Sql>> = {
  machine: (codes) =>
    sql`select machine_id as code, machine_description as name from machine where machine_id = any (${codes})`,
  employee: (codes) =>
    sql`select employee_number as code, employee_name as name from employee where employee_number = any (${codes})`,
  user: (codes) => sql`select username as code, full_name as name from app_user where username = any (${codes})`,
  'user-id': (codes) =>
    sql`select user_id::text as code, coalesce(nullif(full_name, ''), username) as name from app_user where user_id::text = any (${codes})`,
  part: (codes) =>
    sql`select distinct on (part_no) part_no as code, part_description as name from part where part_no = any (${codes})`,
  tool: (codes) => sql`select tool_id as code, tool_description as name from tool where tool_id = any (${codes})`,
  material: (codes) =>
    sql`select material_no as code, material_desc as name from material where material_no = any (${codes})`,
  printer: (codes) =>
    sql`select printer_no as code, printer_description as name from printer where printer_no = any (${codes})`,
  calendar: (codes) =>
    sql`select calendar_id::text as code, description as name from calendar where calendar_id::text = any (${codes})`,
  'document-group': (codes) =>
    sql`select group_no::text as code, description as name from document_group where group_no::text = any (${codes})`,
  department: (codes) => sql`select code, description as name from department where code = any (${codes})`,
  zone: (codes) => sql`select code, description as name from zone where code = any (${codes})`,
  category: (codes) => sql`select code, description as name from category where code = any (${codes})`,
  line: (codes) =>
    sql`select line_no::text as code, description as name from line where line_no::text = any (${codes})`,
  level: (codes, language) =>
    sql`select usertype::text as code, takt_name(names, ${language}) as name from user_level where usertype::text = any (${codes})`,
  shift: (codes, language) =>
    sql`select shift::text as code, takt_name(names, ${language}) as name from shift where shift::text = any (${codes})`,
  'day-type': (codes, language) =>
    sql`select day_type as code, takt_name(names, ${language}) as name from day_type where day_type = any (${codes})`,
  'stop-code': (codes, language) =>
    sql`select stop_code as code, takt_name(names, ${language}) as name from stop_code where stop_code = any (${codes})`,
  'stop-group': (codes, language) =>
    sql`select code, takt_name(names, ${language}) as name from stop_group where code = any (${codes})`,
  'scrap-reason': (codes, language) =>
    sql`select code, takt_name(names, ${language}) as name from scrap_reason where code = any (${codes})`,
  'scrap-category': (codes, language) =>
    sql`select code, takt_name(names, ${language}) as name from scrap_category where code = any (${codes})`,
  'setup-type': (codes, language) =>
    sql`select code, takt_name(names, ${language}) as name from setup_type where code = any (${codes})`,
  'activity-type': (codes, language) =>
    sql`select record_no::text as code, takt_name(names, ${language}) as name from activity_type where record_no::text = any (${codes})`,
}

/** One question a kind, however many entries there are. */
export async function readNames(
  db: CompanyDb,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
  language: Language,
): Promise<Names> {
  const found = new Map<string, string>()
  for (const [of, codes] of wanted) {
    const rows = tables[of as NamedThing]?.([...codes], language)
    for (const { code, name } of rows ? await db.many<{ code: string; name: string }>(rows) : []) {
      if (name.trim() !== '') found.set(nameKey(of, code), name.trim())
    }
  }
  return found
}

/** A person is their name, a rule its words; whatever people know by its number keeps it in front. */
export function nameOf(names: Names, of: string, code: string, language: Language): string {
  const said = (key: string) => text(language, key as TextKey)
  const name = names.get(nameKey(of, code))
  switch (of as NamedThing) {
    case 'permission':
      return said(`permission.${code}`).replace(/\.$/, '') || code
    case 'function':
      return said(`function.${functionNamed(code)}`) || code
    case 'weekday':
      return said(`deliveries.weekday.${code}`) || code
    case 'terminal-menu':
      return said(`terminal-menu.${code}`) || code
    case 'level':
      return name ?? levelName(code, language)
    case 'employee':
    case 'user':
      return name === undefined ? code : `${name} (${code})`
    case 'user-id':
    case 'calendar':
    case 'day-type':
    case 'activity-type':
    case 'document-group':
      return name ?? code
    case 'shift':
      // Of no shift in particular.
      return code === '0' ? '' : (name ?? code)
    case 'stop-code':
      return code === '-' ? said('clock-rules.uncoded') : name === undefined ? code : `${code} ${name}`
    default:
      return name === undefined || name === code ? code : `${code} ${name}`
  }
}

const levels: Readonly<Record<string, TextKey>> = {
  1: 'level.operator',
  2: 'level.supervisor',
  3: 'level.planner',
  9: 'level.administrator',
}

function levelName(code: string, language: Language): string {
  const known = levels[code]
  return known ? text(language, known) : text(language, 'level.plain', { level: code })
}

function functionNamed(number: string): string {
  return Object.entries(specialFunctions).find(([, { sf }]) => String(sf) === number)?.[0] ?? ''
}
