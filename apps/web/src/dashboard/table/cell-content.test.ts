import { columnComponents, newColumn } from '@takt/domain/dashboards/table-config.ts'
import { expect, test } from 'vitest'
import { cellOf } from './cell-content.ts'

const plant = { language: 'en', timeZone: 'Europe/Stockholm', noContactSeconds: 120 } as const
const machine = {
  machine_id: 'M1',
  status: 'S',
  last_signal: '2026-01-31T07:00:00Z',
  qty: 12.345,
  planned: 49.38,
  on: 0,
  note: 'Changing the whole tool',
  hue: 'Blue',
  sign: 'fas fa-check',
  odd: 'fa-spaceship',
  file: 'hall plan.svg',
  stored: '/serverfiles/hall.png',
  away: '../secret.png',
}

test.each([
  ['D-WIDGET-38-X a state is drawn as one, not as a letter', newColumn('status'), { kind: 'state' }],
  ['D-ENTITY-25 round-1', newColumn('qty', 'round-1'), { kind: 'text', text: '12.3', align: 'end' }],
  ['D-ENTITY-26-X boolean-display', newColumn('on', 'boolean-display'), { kind: 'yes-no', yes: false }],
  [
    'D-ENTITY-26-X b-text-short keeps the whole text',
    newColumn('note', 'b-text-short'),
    { text: 'Changing the whole t…', whole: machine.note },
  ],
  ['D-ENTITY-26-X b-text-h1', newColumn('note', 'b-text-h1'), { size: 'h1' }],
  [
    'D-ENTITY-29 a rounded value in a heading',
    { ...newColumn('qty', 'round-0'), config: { el: 'h2' } },
    { text: '12', size: 'h2' },
  ],
  ['D-ENTITY-26-X color-box', newColumn('hue', 'color-box'), { kind: 'color', color: '#1c7ed6' }],
  ['D-ENTITY-26-X progress-bar', newColumn('qty', 'progress-bar'), { kind: 'progress', percent: 12.345 }],
  [
    'T-PLANT-374 progress-bar of a number',
    { ...newColumn('qty', 'progress-bar'), config: { max: 24.69 } },
    { kind: 'progress', percent: 50, text: '12.345' },
  ],
  [
    'T-PLANT-374 progress-bar of a property',
    { ...newColumn('qty', 'progress-bar'), config: { max: 'planned' } },
    { kind: 'progress', percent: 25 },
  ],
  [
    'T-PLANT-374 progress-bar of a property that is missing',
    { ...newColumn('qty', 'progress-bar'), config: { max: 'gone' } },
    { kind: 'progress', percent: 0 },
  ],
  [
    'T-PLANT-374 progress-bar beyond its end',
    { ...newColumn('qty', 'progress-bar'), config: { max: 10 } },
    { kind: 'progress', percent: 100 },
  ],
  ['D-ENTITY-22-X pre stands before the value', { ...newColumn('qty', 'round-0'), pre: '≈ ' }, { text: '≈ 12' }],
  ['D-ENTITY-15-X a missing value is -', newColumn('gone'), { text: '-' }],
  ['D-ENTITY-25 b-fa-icon names an icon of the set', newColumn('sign', 'b-fa-icon'), { kind: 'icon', name: 'check' }],
  ['D-ENTITY-26-X an unknown icon is none', newColumn('odd', 'b-fa-icon'), { kind: 'icon', name: undefined }],
  [
    'D-ENTITY-26-X machine-link leads to the machine',
    newColumn('machine_id', 'machine-link'),
    { kind: 'machine', machine_id: 'M1', text: 'M1' },
  ],
  ['D-ENTITY-26-X machine-link of no machine is text', newColumn('gone', 'machine-link'), { kind: 'text', text: '-' }],
  [
    'D-ENTITY-26-X media-thumb of a name',
    newColumn('file', 'media-thumb'),
    { kind: 'picture', url: '/serverfiles/hall%20plan.svg' },
  ],
  [
    'D-ENTITY-26-X media-thumb of a path',
    newColumn('stored', 'media-thumb'),
    { kind: 'picture', url: '/serverfiles/hall.png' },
  ],
  ['D-ENTITY-26-X media-thumb stays in the folder', newColumn('away', 'media-thumb'), { kind: 'text' }],
  [
    'D-ENTITY-26-X an unknown component shows raw text',
    { ...newColumn('note'), component: 'sparkles' },
    { text: machine.note },
  ],
])('%s', (_, column, expected) => {
  expect(cellOf(column, machine, plant)).toMatchObject(expected)
})

test('T-PLANT-442 why a machine stands is read in the language of whoever looks', () => {
  const row = { ...machine, stop_description: 'Setup', stop_names: { en: 'Setup', sv: 'Ställ' } }
  const read = (language: 'en' | 'sv' | 'de') => cellOf(newColumn('stop_description'), row, { ...plant, language })
  expect(['en', 'sv', 'de'].map((code) => read(code as 'en'))).toMatchObject([
    { text: 'Setup' },
    { text: 'Ställ' },
    { text: 'Setup' },
  ])
})

test('T-PLANT-256 T-PLANT-374 the number beside a progress bar is grouped', () => {
  const column = { ...newColumn('made', 'progress-bar'), config: { max: 200_000 } }
  expect(cellOf(column, { made: 126_000 }, plant)).toEqual({ kind: 'progress', percent: 63, text: '126,000' })
})

test.each([
  ['today_cycles', 12_345, 'en', '12,345'],
  ['today_cycles', 12_345, 'sv', '12\u00a0345'],
  ['share', 1234.5, 'en', '1,234.5'],
  ['record_no', 12_345, 'en', '12345'],
] as const)('T-PLANT-256 a plain cell writes %s %d in %s as %s', (key, value, language, text) => {
  expect(cellOf(newColumn(key), { [key]: value }, { ...plant, language })).toMatchObject({ text, whole: text })
})

test.each([
  ['date', '2026-01-31T07:12:30Z', '2026-01-31 08:12'],
  ['round-0', 12.345, '12'],
  ['round-1', 12.345, '12.3'],
  ['round-2', 12.345, '12.35'],
  ['hh-mm', 3_900, '01:05'],
  ['percent-1', 12.345, '12.3 %'],
  ['duration-dhm', 90_060, '1 d 1 h 1 min'],
  ['b-text-long', 'Changing the whole tool', 'Changing the whole tool'],
  ['b-text-short', 'Changing the whole tool', 'Changing the whole t…'],
  ['b-text-singline', 'Changing the whole tool', 'Changing the whole tool'],
] as const)('D-ENTITY-25 D-ENTITY-26-X a column shown as %s writes %j as %j', (component, value, text) => {
  expect(cellOf(newColumn('value', component), { value }, plant)).toMatchObject({ kind: 'text', text })
})

test('D-ENTITY-25 D-ENTITY-26-X the builder offers every way to show a column that there is, and no other', () => {
  expect([...columnComponents].sort()).toEqual(
    `b-fa-icon b-text-h1 b-text-h2 b-text-h3 b-text-long b-text-short b-text-singline boolean-display color-box date
     duration-dhm hh-mm machine-link media-thumb percent-0 percent-1 plain progress-bar round-0 round-1 round-2
     status-dot`.split(/\s+/),
  )
})

test('D-WIDGET-38-X a status of rows that are no machines stays text', () => {
  expect(cellOf(newColumn('status'), { status: 'started' }, plant)).toMatchObject({ kind: 'text', text: 'started' })
})
