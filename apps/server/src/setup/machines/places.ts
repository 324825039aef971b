import type { Language } from '@takt/domain/ground/languages.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { PlaceKind, PlaceSetting, PlaceSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { GENERAL_PLACE } from '@takt/domain/setup/place-code.ts'
import { text } from '@takt/texts/text.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

const MOST_PLACES = 5_000
const HIGHEST_LINE = 999_999

const names: Readonly<Record<PlaceKind, Sql>> = {
  department: sql`department`,
  zone: sql`zone`,
  category: sql`category`,
  line: sql`line`,
}

const listed = (table: Exclude<PlaceKind, 'line'>): Sql => sql`
  select ${table}::text as kind, p.code, p.description, count(m.machine_id)::int as machines
  from ${names[table]} p left join machine m on m.${names[table]} = p.code group by p.code, p.description`

const all = sql`
  select * from (
    ${listed('department')} union all ${listed('zone')} union all ${listed('category')}
    union all
    select 'line', l.line_no::text, l.description, count(m.machine_id)::int
    from line l left join machine m on m.line_no = l.line_no group by l.line_no, l.description) p`

export async function placeSettings(db: CompanyDb): Promise<PlaceSettingRow[]> {
  return await db.many<PlaceSettingRow>(sql`${all} order by kind, description, code limit ${MOST_PLACES}`)
}

export async function findPlace(
  db: CompanyDb,
  place: Pick<PlaceSetting, 'kind' | 'code'>,
): Promise<PlaceSettingRow | null> {
  return await db.maybe<PlaceSettingRow>(sql`${all} where kind = ${place.kind} and code = ${place.code}`)
}

/** Lines have numbers. */
export function lineProblem({ kind, code }: Pick<PlaceSetting, 'kind' | 'code'>): Refusal | null {
  const isNumber = /^[1-9]\d*$/.test(code) && Number(code) <= HIGHEST_LINE
  return kind !== 'line' || isNumber ? null : { refusal: 'line-number', values: { highest: HIGHEST_LINE } }
}

/** A refusal where there is one already; of two who add it at once the second is told. */
export async function addPlace(db: CompanyDb, { kind, code, description }: PlaceSetting): Promise<Refusal | null> {
  const problem = lineProblem({ kind, code })
  if (problem) return problem
  const added =
    kind === 'line'
      ? await db.maybe(sql`
          insert into line (line_no, description) values (${Number(code)}, ${description})
          on conflict do nothing returning line_no`)
      : await db.maybe(sql`
          insert into ${names[kind]} (code, description) values (${code}, ${description})
          on conflict do nothing returning code`)
  return added ? null : { refusal: 'place-taken', values: { code } }
}

/** False: meanwhile it is called otherwise, or is gone. */
export async function renamePlace(db: CompanyDb, place: PlaceSetting, named: string): Promise<boolean> {
  const { kind, code, description } = place
  const where = kind === 'line' ? sql`line_no::text = ${code}` : sql`code = ${code}`
  const renamed = await db.maybe(sql`
    update ${names[kind]} set description = ${description} where ${where} and description = ${named} returning description`)
  return renamed !== null
}

/** Where a machine is put without a zone or category, it is in the general one, which is made when it is needed. */
export async function placeOrGeneral(db: CompanyDb, kind: 'zone' | 'category', code: string): Promise<string> {
  if (code !== '') return code
  const { language } = await db.one<{ language: Language }>(sql`select language from company`)
  await db.run(sql`
    insert into ${names[kind]} (code, description) values (${GENERAL_PLACE}, ${text(language, 'places.general')})
    on conflict do nothing`)
  return GENERAL_PLACE
}

/** Whether something names it: machines, employees, goals or activities. */
export async function isPlaceUsed(
  db: CompanyDb,
  { kind, code }: Pick<PlaceSetting, 'kind' | 'code'>,
): Promise<boolean> {
  const uses: Readonly<Record<PlaceKind, Sql>> = {
    department: sql`exists (select from machine where department = ${code})
      or exists (select from employee where department = ${code})
      or exists (select from production_goal where department_id = ${code})
      or exists (select from activity_type where department = ${code})`,
    zone: sql`exists (select from machine where zone = ${code})
      or exists (select from employee where zone = ${code})
      or exists (select from production_goal where zone_id = ${code})
      or exists (select from activity_type where zone = ${code})`,
    category: sql`exists (select from machine where category = ${code})
      or exists (select from production_goal where category_id = ${code})
      or exists (select from activity_type where category = ${code})`,
    line: sql`exists (select from machine where line_no::text = ${code})`,
  }
  return (await db.maybe(sql`select 1 where ${uses[kind]}`)) !== null
}

export async function removePlace(db: CompanyDb, { kind, code }: Pick<PlaceSetting, 'kind' | 'code'>): Promise<void> {
  const where = kind === 'line' ? sql`line_no::text = ${code}` : sql`code = ${code}`
  await db.run(sql`delete from ${names[kind]} where ${where}`)
}
