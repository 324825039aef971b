/** Everything that people name, saved in three languages and read by a reader of each. */
import { blankStep } from '@takt/domain/activities/blank-activity-type.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { started } from '../../test/activity-floor.ts'
import { EXAMPLE, quietPlant } from '../../test/quiet-plant.ts'
import { saveSamples } from '../../test/save-samples.ts'
import { scrapFloor } from '../../test/scrap-floor.ts'
import type { Answer, Caller } from '../../test/test-server.ts'

const server = scrapFloor()
const of = { machine_id: 'M101', card_no: '', employee: '', stop_code: '', dashboard: '' }
const samples = saveSamples(of)
const languages = ['en', 'sv', 'de'] as const
let admin: Caller
/** One person, signed in with each language. */
const readers = new Map<string, Caller>()

const all = { en: 'Crane away', sv: 'Kran borta', de: 'Kran fehlt' }
const swedish = { sv: 'Kran borta' }

beforeAll(async () => {
  admin = await server.signIn('admin')
  for (const [username, language] of [
    ['planner', 'en'],
    ['supervisor', 'sv'],
    ['operator', 'de'],
  ] as const) {
    await server.sql('update app_user set language = $3, usertype = 9 where company_id = $1 and username = $2', [
      EXAMPLE,
      username,
      language,
    ])
    readers.set(language, await server.signIn(username))
  }
})

const in3 = async (read: (reader: Caller) => Promise<unknown>) => {
  const words: unknown[] = []
  for (const language of languages) words.push(await read(readers.get(language) as Caller))
  return words
}
const found = (answer: Answer, key: string, value: unknown, field: string) =>
  answer.data.find((row) => String(row[key]) === String(value))?.[field]

/** Saves it under these names, which may be the second time, and answers where a person reads it. */
type Register = (names: Record<string, string>, version: number) => Promise<Answer>
const registers: [string, Register, (reader: Caller) => Promise<unknown>][] = [
  [
    'a stop code',
    (names, version) =>
      admin.call('save_stop_code', { ...samples.save_stop_code, stop_code: 'N1', group_id: 'TEC', names, version }),
    async (reader) => found(await reader.call('get_stop_codes', {}), 'stop_code', 'N1', 'stop_description'),
  ],
  [
    'a group of stop codes',
    (names, version) => admin.call('save_stop_group', { ...samples.save_stop_group, code: 'NG', names, version }),
    async (reader) => found(await reader.call('get_groups', {}), 'code', 'NG', 'description'),
  ],
  [
    'a category of scrap',
    (names, version) => admin.call('save_scrap_category', { code: 'NC', names, version }),
    async (reader) => {
      const reason = { ...samples.save_scrap_reason, code: 'NR', scrap_reason_category: 'NC' }
      await admin.call('save_scrap_reason', { ...reason, version: 0 })
      const codes = await reader.call('get_scrap_codes', { machine_id: 'X1' })
      return found(codes, 'code', 'NR', 'category_description')
    },
  ],
  [
    'a scrap reason',
    (names, version) =>
      admin.call('save_scrap_reason', {
        ...samples.save_scrap_reason,
        code: 'NS',
        scrap_reason_category: 'SUR',
        names,
        version,
      }),
    async (reader) => found(await reader.call('get_scrap_codes', { machine_id: 'X1' }), 'code', 'NS', 'description'),
  ],
  [
    'a setup type',
    (names, version) => admin.call('save_setup_type', { ...samples.save_setup_type, code: 'NT', names, version }),
    async (reader) => found(await reader.call('get_setup_types', { machine_id: 'M101' }), 'code', 'NT', 'description'),
  ],
  [
    'a shift',
    (names, version) => admin.call('save_shift', { shift: 77, names, version }),
    // Whoever takes a number that is taken is told by whom.
    async (reader) =>
      (await reader.call('save_shift', { shift: 77, names: all, version: 0 })).message.match(
        /Crane away|Kran borta|Kran fehlt/,
      )?.[0],
  ],
]

describe.each(registers)('T-PLANT-440 T-PLANT-441 %s', (_, save, read) => {
  test('is read in the language of each reader, else in English, else in the one it has', async () => {
    const saved = await save(all, 0)
    expect(saved.data[0], saved.message).toMatchObject({ names: all, version: 1 })
    expect(await in3(read)).toEqual(['Crane away', 'Kran borta', 'Kran fehlt'])
    await save({ en: 'Crane away', sv: ' ' }, 1)
    expect(await in3(read)).toEqual(['Crane away', 'Crane away', 'Crane away'])
    const other = await save(swedish, 2)
    expect(other.data[0]).toMatchObject({ names: swedish, version: 3 })
    expect(await in3(read)).toEqual(['Kran borta', 'Kran borta', 'Kran borta'])
  })

  test('is not saved without a name, nor with one too long', async () => {
    for (const names of [{}, { en: ' ' }, { xx: 'Crane' }, { en: 'x'.repeat(500) }]) {
      expect((await save(names, 3)).status).toBe(422)
    }
  })
})

test('T-PLANT-550 when a stop code is meant is read in the language of each reader, and may be left out', async () => {
  const code = { ...samples.save_stop_code, stop_code: 'N2', group_id: 'TEC', names: all }
  const read = () =>
    in3(async (reader) => found(await reader.call('get_stop_codes', {}), 'stop_code', 'N2', 'stop_help_text'))
  const saved = await admin.call('save_stop_code', { ...code, help_texts: {}, version: 0 })
  expect(saved.data[0], saved.message).toMatchObject({ help_texts: {}, version: 1 })
  expect(await read()).toEqual(['', '', ''])
  await admin.call('save_stop_code', { ...code, help_texts: { en: 'Call 4711.', de: '4711 rufen.' }, version: 1 })
  expect(await read()).toEqual(['Call 4711.', 'Call 4711.', '4711 rufen.'])
  const tooLong = { ...code, help_texts: { en: 'x'.repeat(1001) }, version: 2 }
  expect((await admin.call('save_stop_code', tooLong)).status).toBe(422)
})

test('T-PLANT-440 a kind of day is named to its reader, and a name that is taken is told in any language', async () => {
  const day = { day_type: null, spans: [], from: null, version: 0 }
  const added = await admin.call('save_day_type', { ...day, names: { en: 'Crane day', sv: 'Krandag', de: 'Krantag' } })
  expect(added.status, added.message).toBe(200)
  const taken = await admin.call('save_day_type', { ...day, names: { en: 'Another', de: 'KRANTAG' } })
  expect(taken).toMatchObject({ status: 409, message: expect.stringContaining('KRANTAG') })
  const day_type = String(added.data[0]?.day_type)
  await server.sql('update calendar set week[7] = $2 where company_id = $1 and calendar_id = 1', [EXAMPLE, day_type])
  const refused = await in3(async (reader) => (await reader.call('delete_day_type', { day_type, version: 1 })).message)
  expect(refused).toEqual([
    expect.stringContaining('Crane day'),
    expect.stringContaining('Krandag'),
    expect.stringContaining('Krantag'),
  ])
})

test('T-PLANT-440 an activity, its group, its label, its questions and hints are read in the language of each reader', async () => {
  const words = (en: string) => ({ en, sv: `${en} sv`, de: `${en} de` })
  const saved = await admin.call('save_activity_type', {
    ...samples.save_activity_type,
    record_no: null,
    version: 0,
    names: words('Oil'),
    type_names: words('Care'),
    extra_info_1_type: 0,
    extra_info_1_label: words('Can'),
    ask_number: 1,
    number_label: words('Litres'),
    steps: [{ ...blankStep, question: words('Level?'), note: words('Look below') }],
  })
  const record_no = String(saved.data[0]?.record_no)
  const activity = await started(admin, record_no, { extra_info_1: '7' })
  const read = await in3(async (reader) => {
    const offered = await reader.call('get_manual_internal_activities', { machine_id: 'M101', type: 'Care de' })
    const [question] = (await reader.call('get_internal_activity_checklist', { record_no: activity })).data
    const open = await reader.call('get_internal_activities', { machine_id: 'M101' })
    const labels = ['description', 'type_description', 'extra_info_1_label'].map((field) =>
      found(offered, 'record_no', record_no, field),
    )
    return [...labels, found(open, 'record_no', activity, 'number_label'), question?.question, question?.note]
  })
  const english = ['Oil', 'Care', 'Can', 'Litres', 'Level?', 'Look below']
  expect(read).toEqual([english, english.map((word) => `${word} sv`), english.map((word) => `${word} de`)])
})

test.each([
  [{ en: 'Setup', sv: 'Ställ', de: 'Rüsten' }, 'de'],
  [{ en: 'Setup', sv: 'Ställ' }, 'de'],
  [{ de: 'Rüsten', en: 'Setup' }, 'sv'],
  [{ en: 'Setup', sv: '' }, 'sv'],
  [{ sv: 'Ställ', de: 'Rüsten' }, 'en'],
  [{ en: '', sv: 'Ställ' }, 'en'],
  [{ fr: 'Réglage' }, 'sv'],
  [{ en: '' }, 'en'],
  [{}, 'sv'],
])('T-PLANT-440 the database reads %j in %s as the product does', async (names: Record<string, string>, language) => {
  const [row] = await server.sql<{ name: string }>('select takt_name($1::jsonb, $2) as name', [names, language])
  expect(row?.name).toBe(nameIn(names, language))
})

test('T-PLANT-441 the database keeps no names that are no texts, and a row that is not there has no name', async () => {
  for (const names of ['[]', '"Setup"', '{"en": 1}', '{"en": ["Setup"]}', '{"en": null}']) {
    const write = server.sql('update stop_code set names = $1 where company_id = $2', [names, EXAMPLE])
    await expect(write, names).rejects.toThrow(/takt_names/)
  }
  expect(await server.sql("select takt_name(null, 'en') as name")).toEqual([{ name: '' }])
})

test('T-PLANT-442 a machine’s row says why it stands in every language, and in the company’s own', async () => {
  await server.sql("update company set language = 'sv' where company_id = $1", [EXAMPLE])
  const plant = await quietPlant(server)
  await plant.says('M101', 60, 'running')
  await plant.says('M101', 30, 'stopped')
  const coded = { machine_id: 'M101', stop: plant.stop(30), stop_code: '102', note: '', seen_reason: '-' }
  expect((await admin.call('set_stop_code', coded)).status).toBe(200)
  const [row] = (await (readers.get('de') as Caller).call('get_machine', { machine_id: 'M101' })).data
  expect(row).toMatchObject({ stop_description: 'Ställ', stop_names: { en: 'Setup', sv: 'Ställ', de: 'Rüsten' } })
  expect(row).not.toHaveProperty('stop_description_sv')
})
