import { expect, test } from 'vitest'
import { documentFolders, isOpen } from './document-folders.ts'
import { marked } from './highlight.ts'

const document = (document_description: string, document_group: number | null, view_order = 0) => ({
  document_link: `${document_description}.pdf`,
  document_description,
  document_group,
  view_order,
  hash: document_description,
})
const groups = [
  { group_no: 1, description: 'Setup', note: 'before the start', view_order: 2 },
  { group_no: 2, description: 'Safety', note: '', view_order: 1 },
  { group_no: 3, description: 'Empty', note: '', view_order: 0 },
]
const documents = [
  document('Tool change', 1, 2),
  document('Ärlig', 1, 1),
  document('Anslag', 1, 1),
  document('Robot cell', 2),
  document('Drawing', null),
  document('Group is gone', 9),
]
const names = (search: string) => {
  const { folders, loose } = documentFolders(documents, groups, search)
  return {
    folders: folders.map(({ words, documents: inside }) => [
      words.map(({ text }) => text).join(''),
      ...inside.map((one) => one.document.document_description),
    ]),
    loose: loose.map((one) => one.document.document_description),
  }
}

test('W-STEP-09 W-STEP-10-X folders and documents stand by view order, then by name; those without a group stand below', () => {
  expect(names('')).toEqual({
    folders: [
      ['Safety', 'Robot cell'],
      ['Setup', 'Anslag', 'Ärlig', 'Tool change'],
    ],
    loose: ['Drawing', 'Group is gone'],
  })
})

test.each([
  ['TOOL', [['Setup', 'Tool change']], []],
  ['safe', [['Safety', 'Robot cell']], []],
  ['draw', [], ['Drawing']],
  ['nothing such', [], []],
  ['folder:setup', [['Setup', 'Anslag', 'Ärlig', 'Tool change']], []],
  ['document:setup', [], []],
])('W-STEP-10-X the search %s finds', (search, folders, loose) => expect(names(search)).toEqual({ folders, loose }))

test('W-STEP-10-X a search opens every folder with a hit; without it those are open that were before', () => {
  expect([isOpen(1, [2], 'tool'), isOpen(1, [2], ''), isOpen(2, [2], ' ')]).toEqual([true, false, true])
})

const where = { field: 'name', fields: ['name', 'note'] }
const brackets = (text: string, search: string) =>
  marked(text, search, where)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Tool change', 'tool', '[Tool] change'],
  ['Tool change', 'ch oo', 'T[oo]l [ch]ange'],
  ['banana', 'ana', 'b[anana]'],
  ['Tool', 'name:to', '[To]ol'],
  ['Tool', 'note:to', 'Tool'],
  ['at 12:30', '12:30', 'at [12:30]'],
  ['Tool', '', 'Tool'],
  ['<b>x</b>', '<b>', '[<b>]x</b>'],
  ['', 'a', ''],
])('W-TOOL-58 W-TOOL-59-X in “%s” the search “%s” marks', (text, search, shown) => {
  expect(brackets(text, search)).toBe(shown)
})
