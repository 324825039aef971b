import { newColumn } from '@takt/domain/dashboard/table-config.ts'
import { expect, test } from 'vitest'
import { cellOf } from './cell-content.ts'

const plant = { language: 'en', timeZone: 'Europe/Stockholm', noContactSeconds: 120 } as const
const machine = {
  machine_id: 'M1',
  status: 'S',
  last_signal: '2026-01-31T07:00:00Z',
  qty: 12.345,
  on: 0,
  note: 'Changing the whole tool',
  hue: 'Blue',
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
  ['D-ENTITY-22-X pre stands before the value', { ...newColumn('qty', 'round-0'), pre: '≈ ' }, { text: '≈ 12' }],
  ['D-ENTITY-15-X a missing value is -', newColumn('gone'), { text: '-' }],
  [
    'D-ENTITY-26-X an unknown component shows raw text',
    { ...newColumn('note'), component: 'sparkles' },
    { text: machine.note },
  ],
])('%s', (_, column, expected) => {
  expect(cellOf(column, machine, plant)).toMatchObject(expected)
})

test('D-WIDGET-38-X a status of rows that are no machines stays text', () => {
  expect(cellOf(newColumn('status'), { status: 'started' }, plant)).toMatchObject({ kind: 'text', text: 'started' })
})
