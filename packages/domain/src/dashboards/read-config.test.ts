import { describe, expect, test } from 'vitest'
import { leafOptions, option } from './options.ts'
import {
  differsFromDefault,
  formValues,
  migrated,
  newConfig,
  readConfig,
  readOption,
  resetOption,
  setOption,
} from './read-config.ts'

const options = {
  title: option.string('option.title', 'Untitled'),
  note: option.text('option.text'),
  size: option.number('option.size', { default: 10, min: 2, max: 50 }),
  shown: option.boolean('option.shown', false),
  ink: option.color('option.color', '#333333'),
  place: option.select('option.place', { choices: [null, 'left', 'right'], default: null }),
  sortBy: option.select('option.sort-by', { choices: ['none', 'key'], default: 'none' }),
  group: option.section('option.group', {
    sortKey: option.string('option.sort-key'),
    parts: option.multiselect('option.parts', { choices: ['a', 'b', 'c'], default: ['a'] }),
    width: option.numlist('option.width', { choices: [5, 10], default: 5, min: 5 }),
  }),
  machineId: option.machines('option.machine', { most: 1 }),
}
const schema = { options, showWhen: { sortKey: { sortBy: 'key' } } } as const

describe('reading a stored config', () => {
  test('D-CONFIG-38 D-CONFIG-39-X defaults are applied when reading, sections are flat', () => {
    const config = readConfig(schema, {})
    expect(config).toEqual({
      title: 'Untitled',
      note: '',
      size: 10,
      shown: false,
      ink: '#333333',
      place: null,
      sortBy: 'none',
      sortKey: '',
      parts: ['a'],
      width: 5,
      machineId: [],
    })
    const width: number = config.width
    expect(width).toBe(5)
  })

  test.each([
    ['D-CONFIG-24-X a number that is no longer offered stays', 'width', 12, 12],
    ['D-CONFIG-24-X a numeric text is no number', 'width', '10', 5],
    ['D-LIMIT-12-X a stored number below its minimum is raised to it', 'width', 1, 5],
    ['D-CONFIG-28 a number above its maximum is lowered to it', 'size', 80, 50],
    ['D-CONFIG-28 NaN falls back', 'size', Number.NaN, 10],
    ['D-CONFIG-29 a text is no yes', 'shown', 'true', false],
    ['D-CONFIG-27 a colour that could carry a style falls back', 'ink', 'red;background:url(x)', '#333333'],
    ['D-CONFIG-27 a short colour is a colour', 'ink', '#abc', '#abc'],
    ['D-CONFIG-30 a choice that is not offered falls back', 'sortBy', 'price', 'none'],
    ['D-CONFIG-67 null can be a choice', 'place', null, null],
    ['D-CONFIG-30 multiselect keeps what is offered, in the order of the offer', 'parts', ['c', 'x', 'a'], ['a', 'c']],
    ['D-CONFIG-26-X text is kept as it was typed', 'note', '  a\n b ', '  a\n b '],
    ['D-ENTITY-30 one machine as plain text is read as a list', 'machineId', 'M1', ['M1']],
    ['D-ENTITY-30 no more machines than the option takes', 'machineId', ['M1', 'M2'], ['M1']],
  ])('%s', (_, key, stored, expected) => {
    const found = leafOptions(options).find((entry) => entry.key === key)
    expect(found && readOption(found.option, stored)).toEqual(expected)
  })

  test('D-CONFIG-33-X a hidden option is ignored by the widget and keeps its value in the form', () => {
    const stored = { sortBy: 'none', sortKey: 'price' }
    expect(readConfig(schema, stored).sortKey).toBe('')
    expect(formValues(schema, stored).sortKey).toBe('price')
    expect(readConfig(schema, { ...stored, sortBy: 'key' }).sortKey).toBe('price')
  })
})

describe('changing a stored config', () => {
  test('D-CONFIG-39-X reset takes the key away and leaves the others', () => {
    expect(resetOption({ size: 20, title: 'A', unknown: 1 }, 'size')).toEqual({ title: 'A', unknown: 1 })
  })

  test('D-CONFIG-39-X a choice that equals the default is not stored', () => {
    expect(setOption(schema, { size: 20 }, { key: 'size', value: 10 })).toEqual({})
    expect(setOption(schema, {}, { key: 'parts', value: ['a'] })).toEqual({})
  })

  test('D-CONFIG-26-X an emptied text is stored as empty, which is not the same as reset', () => {
    const stored = setOption(schema, {}, { key: 'title', value: '' })
    expect(stored).toEqual({ title: '' })
    expect(readConfig(schema, stored).title).toBe('')
    expect(readConfig(schema, resetOption(stored, 'title')).title).toBe('Untitled')
  })

  test('D-ENTITY-08 D-CONFIG-37-X unknown keys survive and are ignored', () => {
    const stored = setOption(schema, { later: { a: 1 } }, { key: 'shown', value: true })
    expect(stored).toEqual({ later: { a: 1 }, shown: true })
    expect(readConfig(schema, stored)).not.toHaveProperty('later')
  })

  test('D-CONFIG-39-X what differs from its default can be reset', () => {
    expect(differsFromDefault(options.size, 10)).toBe(false)
    expect(differsFromDefault(options.size, 11)).toBe(true)
    expect(differsFromDefault(options.machineId, ['M1'])).toBe(true)
  })
})

describe('migrations', () => {
  const migrate = [
    (stored: Readonly<Record<string, unknown>>) => ({ ...stored, size: Number(stored.bigness) * 2 }),
    (stored: Readonly<Record<string, unknown>>) => ({ ...stored, title: String(stored.title).toUpperCase() }),
  ]

  test('D-ENTITY-08 an old config takes every step once', () => {
    const now = migrated(migrate, { bigness: 4, title: 'a' })
    expect(now).toEqual({ bigness: 4, size: 8, title: 'A', _version: 2 })
    expect(migrated(migrate, { ...now, size: 3 })).toMatchObject({ size: 3 })
  })

  test('D-ENTITY-08 a new config takes none, and a widget without migrations stores no version', () => {
    expect(newConfig(migrate)).toEqual({ _version: 2 })
    expect(newConfig([])).toEqual({})
  })
})
