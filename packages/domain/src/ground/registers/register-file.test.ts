import { expect, test } from 'vitest'
import { csv } from '../tables/csv.ts'
import { readTable, type TextTable } from '../tables/read-table.ts'
import { defineRegister, describeFiled, describeRegister } from './define-register.ts'
import { choiceOf, colour, flagOf, machines, moment, namesOf, numberOf, textOf, yesNoOf } from './field.ts'
import { type FileWords, fileOf, readFile } from './register-file.ts'

const tools = defineRegister({
  name: 'tool',
  key: 'code',
  calls: { load: 'l', save: 's', remove: 'r' },
  fields: {
    code: textOf(20, { needed: true }),
    names: namesOf(80),
    cost: numberOf(0, 1000, { whole: false, empty: true }),
    kind: choiceOf(['soft', 'hard'], { found: true }),
    note: flagOf(),
    machines,
    color: colour,
    active: yesNoOf(true),
  },
})

const swedish: FileWords = {
  heading: (field, language) => (language ? `Namn (${language})` : field === 'code' ? 'Kod' : `Fält ${field}`),
  choice: (_, value) => (value === 'soft' ? 'Mjuk' : 'Hård'),
  moment: (value) => `kl. ${value}`,
  yes: 'ja',
  no: 'nej',
}

const row = {
  code: '=1',
  names: { en: 'Drill; long', sv: 'Borr' },
  cost: 1.5,
  kind: 'hard',
  note: 1,
  machines: ['M101', 'M102'],
  color: '#1A2B3C',
  active: false,
}
const bare = { ...row, code: '2', names: { en: 'B' }, cost: null, note: 0, machines: null, active: true }
const read = (content: string) => {
  const table = readTable(content)
  if (!table) throw new Error('nothing was read')
  return readFile(tools, table, swedish)
}

test('T-PLANT-463 what a file says is what was written into it, in the reader’s words', () => {
  const content = csv(fileOf(tools, [row, bare], swedish), 'sv')
  expect(content.split('\r\n')[0]).toBe(
    '\u{feff}Kod;Namn (en);Namn (sv);Namn (de);Fält cost;Fält kind;Fält note;Fält machines;Fält color;Fält active',
  )
  expect(content).toContain("'=1")
  const { rows, unknown, missing } = read(content)
  expect(rows.map(({ problems }) => problems)).toEqual([[], []])
  expect(rows[0]?.row).toEqual({ ...row, names: { ...row.names, de: '' } })
  expect(rows[1]?.row).toEqual({ ...bare, names: { en: 'B', sv: '', de: '' } })
  expect({ unknown, missing }).toEqual({ unknown: [], missing: [] })
})

test('T-LOOK-17 a moment stands in the file in the words of its page, and a row without one leaves its cell empty', () => {
  const keys = describeRegister({
    name: 'pass',
    key: 'code',
    fields: { code: textOf(20), made: moment },
    labels: { code: 'a', made: 'b' },
  })
  const rows = [
    { code: 'A', made: '2026-03-10T08:00:00.000Z' },
    { code: 'B', made: '' },
    { code: 'C', made: null },
  ]
  expect(fileOf(keys, rows, swedish).slice(1)).toEqual([
    ['A', 'kl. 2026-03-10T08:00:00.000Z'],
    ['B', null],
    ['C', null],
  ])
})

test('T-PLANT-463 a column that the file lacks says nothing of its field; a heading that nobody knows is named', () => {
  const { rows, unknown } = read('KOD;names.sv;pris;kind\n7;Fräs;12;hard')
  expect(rows[0]?.row).toEqual({ code: '7', names: { sv: 'Fräs' }, kind: 'hard' })
  expect(unknown).toEqual(['pris'])
})

test('T-PLANT-567 the choices of a cell that is none of them stand in the words of the file', () =>
  expect(read('Kod;Fält kind\n1;rund').rows[0]?.problems[0]?.problem.values).toEqual({
    choices: ['soft', 'hard'].map((kind) => swedish.choice('kind', kind)).join(', '),
  }))

test.each([
  ['Kod;Fält cost\n1;dyr', 'cost', 'import-field-number'],
  ['Kod;Fält note\n1;kanske', 'note', 'import-field-yes-no'],
  ['Kod;Fält kind\n1;rund', 'kind', 'field-no-choice'],
  ['Kod;Fält color\n1;rosa', 'color', 'field-no-colour'],
  ['Kod;Fält active\n;ja', 'code', 'import-field-needed'],
])('T-PLANT-463 a cell of %j that cannot be read is named', (content, field, refusal) => {
  expect(read(content).rows[0]?.problems).toMatchObject([{ field, problem: { refusal } }])
})

test('T-PLANT-463 a row that stands twice is named with the line of the first; without the key no row is known', () => {
  const { rows } = read('Kod\n1\n2\n1')
  expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1])
  expect(rows[2]?.problems[0]?.problem).toEqual({ refusal: 'register-row-twice', values: { line: 2 } })
  expect(read('Fält cost\n1').missing).toEqual(['code'])
})

test('T-PLANT-643 rows that several fields tell apart are the same only in all of them', () => {
  const places = describeFiled({
    name: 'place',
    key: 'code',
    knownBy: ['kind', 'code'],
    fields: { kind: choiceOf(['zone', 'line']), code: textOf(20, { needed: true }) },
    labels: { kind: 'a', code: 'b' },
  })
  const ofPlaces = (content: string) => readFile(places, readTable(content) as TextTable, swedish)
  const { rows, missing } = ofPlaces('kind;kod\nzone;1\nline;1\nzone;1')
  expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1])
  expect(missing).toEqual([])
  expect(ofPlaces('kod\n1').missing).toEqual(['kind'])
})

test('T-PLANT-542 a row that is too short, or an empty cell, says neither yes nor no', () => {
  const { rows } = read('Kod;Fält note;Fält active\n7\n8;;\n9;ja;nej')
  expect(rows.map(({ row, problems }) => [row, problems])).toEqual([
    [{ code: '7' }, []],
    [{ code: '8' }, []],
    [{ code: '9', note: 1, active: false }, []],
  ])
})
