import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate, NewerDatabaseError, OtherStepsError } from '../src/ground/db/migrate.ts'
import { ownFolder } from './own-folder.ts'

const SHIPPED = join(import.meta.dirname, '../src/ground/db/migrations')
const own = ownFolder()

let settings: pg.ClientConfig & { database: string }
let client: pg.Client
let folder: string

beforeEach(async () => {
  settings = { ...inject('postgres'), database: `steps_${randomUUID().replaceAll('-', '')}` }
  await asOwner((maker) => maker.query(`create database ${settings.database}`))
  client = new pg.Client(settings)
  await client.connect()
  folder = join(own, settings.database)
  mkdirSync(folder)
})

afterEach(async () => {
  await client.end()
  await asOwner((maker) => maker.query(`drop database ${settings.database} with (force)`))
})

async function asOwner(work: (maker: pg.Client) => Promise<unknown>): Promise<void> {
  const maker = new pg.Client({ ...settings, database: 'postgres' })
  await maker.connect()
  await work(maker)
  await maker.end()
}

/** The steps of a small product: each makes a table. */
function write(...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, `${name}.sql`), `create table ${name.slice(5)} (id int);\n`)
}

const tables = async () =>
  (
    await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
  ).rows.map(({ name }) => name)

test('a database made by a newer version is refused and left alone', async () => {
  write('0001-first', '0002-second')
  await migrate(settings, folder)
  rmSync(join(folder, '0002-second.sql'))
  await expect(migrate(settings, folder)).rejects.toThrow(NewerDatabaseError)
  await expect(migrate(settings, folder)).rejects.toThrow(/newer version of Takt.*Nothing was changed/)
})

test('T-PLANT-309 steps are taken once, in order, and a hole in their numbers is none of them', async () => {
  write('0001-first', '0003-third')
  expect(await migrate(settings, folder)).toEqual({ applied: ['0001-first.sql', '0003-third.sql'] })
  expect(await migrate(settings, folder)).toEqual({ applied: [] })
  write('0004-fourth')
  expect(await migrate(settings, folder)).toEqual({ applied: ['0004-fourth.sql'] })
  expect(await tables()).toEqual(['first', 'fourth', 'schema_version', 'third'])
})

const others: { title: string; change(): void; says: RegExp }[] = [
  {
    title: 'a step that was changed after it was taken',
    change: () => writeFileSync(join(folder, '0002-second.sql'), 'create table second (id bigint);'),
    says: /0002-second\.sql was changed later/,
  },
  {
    title: 'a step that is not there any more',
    change: () => rmSync(join(folder, '0002-second.sql')),
    says: /0002-second\.sql is missing in this version/,
  },
  {
    title: 'a step that got another name',
    change: () => {
      copyFileSync(join(folder, '0002-second.sql'), join(folder, '0002-renamed.sql'))
      rmSync(join(folder, '0002-second.sql'))
    },
    says: /0002-renamed\.sql was changed later/,
  },
  {
    title: 'a step with a number below the newest that was taken',
    change: () => write('0003-late'),
    says: /0003-late\.sql came after 0004-fourth\.sql was applied: it needs the next free number/,
  },
]

for (const { title, change, says } of others) {
  test(`T-PLANT-309 ${title} is refused, and nothing is changed`, async () => {
    write('0001-first', '0002-second', '0004-fourth')
    await migrate(settings, folder)
    const before = await tables()
    change()
    write('0005-fifth')
    await expect(migrate(settings, folder)).rejects.toThrow(OtherStepsError)
    await expect(migrate(settings, folder)).rejects.toThrow(says)
    expect(await tables()).toEqual(before)
  })
}

test('T-PLANT-309 lines that end otherwise are no change, and older databases get their checksums', async () => {
  write('0001-first')
  await migrate(settings, folder)
  const file = join(folder, '0001-first.sql')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  expect(await migrate(settings, folder)).toEqual({ applied: [] })
  await client.query('alter table schema_version drop column checksum')
  expect(await migrate(settings, folder)).toEqual({ applied: [] })
  writeFileSync(file, 'create table first (id bigint);')
  await expect(migrate(settings, folder)).rejects.toThrow(/0001-first\.sql was changed later/)
})

test('T-PLANT-309 two processes that start at once take each step once', async () => {
  write('0001-first', '0002-second')
  const both = await Promise.all([migrate(settings, folder), migrate(settings, folder)])
  expect(both.flatMap(({ applied }) => applied)).toEqual(['0001-first.sql', '0002-second.sql'])
})

test('T-PLANT-310 what older versions wrote is read by this one: kinds of losses, reasons in quarantine', async () => {
  for (const file of readdirSync(SHIPPED)) if (file < '0029') copyFileSync(join(SHIPPED, file), join(folder, file))
  await migrate(settings, folder)
  await client.query(`
    insert into company (company_id, company_key, company_name, time_zone, language)
      values (1000, 'plant', 'Plant', 'Europe/Stockholm', 'en');
    select set_config('app.company_id', '1000', false);
    insert into stop_group (code, description, description_sv) values ('A', 'Planned', 'Planerat'), ('B', 'Faults', 'Fel');
    insert into stop_code (stop_code, record_no, stop_description, group_id, setup_time, include_in_mtbf) values
      ('102', 1, 'Setup', 'B', 1, 0), ('201', 2, 'Breakdown', 'B', 0, 1),
      ('301', 3, 'No material', 'B', 0, 0), ('602', 4, 'Meeting', 'A', 0, 0);
    insert into quarantined_signal (connector, seq, signal, reason, at) values
      ('a', 1, '{}', 'unknown machine', now()), ('a', 2, '{}', 'value: Too small', now())`)
  expect((await migrate(settings)).applied[0]).toBe('0029-losses.sql')
  const { rows } = await client.query<{ loss_kind: string }>('select loss_kind from stop_code order by stop_code')
  expect(rows.map(({ loss_kind }) => loss_kind)).toEqual(['setup', 'breakdown', 'waiting', 'planned'])
  const kept = await client.query('select reason, detail from quarantined_signal order by seq')
  expect(kept.rows).toEqual([
    { reason: 'unknown-machine', detail: '' },
    { reason: 'not-understood', detail: 'value: Too small' },
  ])
})

test('T-PLANT-445 every name that an older version kept is read after it as before: both languages, one alone, none', async () => {
  for (const file of readdirSync(SHIPPED)) if (file < '0048') copyFileSync(join(SHIPPED, file), join(folder, file))
  await migrate(settings, folder)
  await client.query(`
    insert into company (company_id, company_key, company_name, time_zone, language) values
      (1000, 'plant', 'Plant', 'Europe/Stockholm', 'en'), (2000, 'verket', 'Verket', 'Europe/Stockholm', 'sv');
    select set_config('app.company_id', '1000', false);
    insert into stop_group (code, description, description_sv) values ('A', 'Planned', 'Planerat'), ('B', 'Faults', '');
    insert into stop_code (stop_code, record_no, stop_description, description_sv, group_id) values
      ('102', 1, 'Setup', 'Ställ', 'A'), ('201', 2, 'Breakdown', '', 'B');
    insert into scrap_category (code, description, description_sv) values ('S', 'Surface', 'Yta');
    insert into scrap_reason (code, description, description_sv, scrap_reason_category) values ('1', 'Dent', 'Buckla', 'S');
    insert into setup_type (code, description, description_sv) values ('T', 'Tool', 'Verktyg');
    insert into shift (shift, description, description_sv) values (1, 'Morning', 'Morgon');
    insert into day_type (day_type, description, spans) values ('two', 'Two shifts', '[]');
    insert into activity_type (record_no, description, description_sv, type_description, type_description_sv,
        extra_info_1_label, number_label, number_label_sv)
      values (1, 'Clean', 'Rengör', 'Care', 'Vård', 'Pallet', '', 'Antal');
    insert into activity_question (action_id, row_no, question, question_sv, note, note_sv, input_type)
      values (1, 10, 'Clean?', 'Rent?', '', 'Titta under', 'yes-no');
    select set_config('app.company_id', '2000', false);
    insert into stop_group (code, description) values ('A', 'Planerat');
    insert into day_type (day_type, description, spans) values ('two', 'Tvåskift', '[]')`)
  expect((await migrate(settings)).applied[0]).toBe('0048-names-in-any-language.sql')
  const named = async (table: string, columns = 'names') =>
    (await client.query({ text: `select ${columns} from ${table} order by company_id, 1`, rowMode: 'array' })).rows
  expect(await named('stop_code')).toEqual([[{ en: 'Breakdown' }], [{ en: 'Setup', sv: 'Ställ' }]])
  expect(await named('stop_group', 'code, names')).toEqual([
    ['A', { en: 'Planned', sv: 'Planerat' }],
    ['B', { en: 'Faults' }],
    ['A', { sv: 'Planerat' }],
  ])
  expect(await named('scrap_category')).toEqual([[{ en: 'Surface', sv: 'Yta' }]])
  expect(await named('scrap_reason')).toEqual([[{ en: 'Dent', sv: 'Buckla' }]])
  expect(await named('setup_type')).toEqual([[{ en: 'Tool', sv: 'Verktyg' }]])
  expect(await named('shift')).toEqual([[{ en: 'Morning', sv: 'Morgon' }]])
  expect(await named('day_type')).toEqual([[{ en: 'Two shifts' }], [{ sv: 'Tvåskift' }]])
  expect(await named('activity_type', 'names, type_names, extra_info_1_label, number_label')).toEqual([
    [{ en: 'Clean', sv: 'Rengör' }, { en: 'Care', sv: 'Vård' }, { en: 'Pallet' }, { sv: 'Antal' }],
  ])
  expect(await named('activity_question', 'question, note')).toEqual([
    [{ en: 'Clean?', sv: 'Rent?' }, { sv: 'Titta under' }],
  ])
  await expect(named('stop_code', 'description_sv')).rejects.toThrow(/does not exist/)
})

test('T-PLANT-640 T-PLANT-641 T-PLANT-642 what levels, choices and entries of the menu were called is their name in the company’s language', async () => {
  for (const file of readdirSync(SHIPPED)) if (file < '0098') copyFileSync(join(SHIPPED, file), join(folder, file))
  await migrate(settings, folder)
  await client.query(`
    insert into company (company_id, company_key, company_name, time_zone, language) values
      (1000, 'plant', 'Plant', 'Europe/Stockholm', 'en'), (2000, 'verket', 'Verket', 'Europe/Stockholm', 'sv');
    select set_config('app.company_id', '2000', false);
    insert into user_level (usertype, level_name) values (2, 'Skiftledare'), (3, '');
    insert into activity_type (record_no, names) values (1, '{"sv": "Rengör"}');
    insert into activity_question (action_id, row_no, question, input_type, choices)
      values (1, 10, '{"sv": "Rent?"}', 'list', '{Rent,Olja}'), (1, 20, '{"sv": "Klart?"}', 'yes-no', '{}');
    insert into company_setting (name, value) values ('sideMenu',
      '[{"id":"late","name":"Sena","hidden":false,"level":3},{"id":"machines","name":"","hidden":true,"level":null}]');
    select set_config('app.company_id', '1000', false);
    insert into company_setting (name, value) values ('sideMenu', '')`)
  expect((await migrate(settings)).applied).toContain('0098-more-names-in-any-language.sql')
  const all = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows
  expect(await all('select usertype, names from user_level order by 1')).toEqual([
    [2, { sv: 'Skiftledare' }],
    [3, {}],
  ])
  expect(await all('select choices from activity_question order by row_no')).toEqual([
    [[{ sv: 'Rent' }, { sv: 'Olja' }]],
    [[]],
  ])
  const [[none], [menu]] = (await all('select value from company_setting order by company_id')) as [[string], [string]]
  expect(none).toBe('')
  expect(JSON.parse(menu)).toEqual([
    { id: 'late', names: { sv: 'Sena' }, hidden: false, level: 3 },
    { id: 'machines', names: {}, hidden: true, level: null },
  ])
})

test('T-SAFE-23 of two users whose names differ in case alone the younger gets a number, and the trail says so', async () => {
  for (const file of readdirSync(SHIPPED)) if (file < '0051') copyFileSync(join(SHIPPED, file), join(folder, file))
  await migrate(settings, folder)
  await client.query(`
    insert into company (company_id, company_key, company_name, time_zone, language)
      values (1000, 'plant', 'Plant', 'Europe/Stockholm', 'en');
    insert into app_user (company_id, username, password_hash, full_name, language, role, usertype)
      select 1000, name, '', name, 'en', 'operator', 1 from unnest(array['admin', 'ADMIN', 'Admin', 'admin-2']) as name`)
  expect((await migrate(settings)).applied[0]).toBe('0051-names-whatever-their-case.sql')
  const users = await client.query<{ username: string }>('select username from app_user order by user_id')
  expect(users.rows.map(({ username }) => username)).toEqual(['admin', 'ADMIN-3', 'Admin-4', 'admin-2'])
  const trail = await client.query("select key, before from audit where what = 'user.renamed' order by audit_id")
  expect(trail.rows).toEqual([
    { key: 'ADMIN-3', before: { username: 'ADMIN' } },
    { key: 'Admin-4', before: { username: 'Admin' } },
  ])
})
