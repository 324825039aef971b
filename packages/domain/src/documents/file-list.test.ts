import { expect, test } from 'vitest'
import { belongsTo, filesNamed, sizeWords } from './file-list.ts'
import type { ArchiveFile } from './model/document.ts'

const file = (given: Partial<ArchiveFile>): ArchiveFile => ({
  record_no: 1,
  kind: 'document',
  name: 'a.pdf',
  description: 'Setup',
  type: 'pdf',
  size: 1,
  changed: '2026-01-01T00:00:00Z',
  changed_by: '',
  machine_id: '',
  card_no: '',
  part_no: '',
  tool_id: '',
  part_type_id: '',
  document_group: null,
  setting_name: '',
  hash: '',
  path: 'a.pdf',
  ...given,
})

test.each([
  [{ part_no: 'NP-1' }, { field: 'part_no', key: 'NP-1' }],
  [
    { machine_id: 'M1', card_no: '007' },
    { field: 'card_no', key: '007' },
  ],
  [{}, null],
])('a file with %j belongs to', (given, of) => expect(belongsTo(file(given))).toEqual(of))

test.each([
  ['', 2],
  ['setup np-1', 1],
  ['PNG', 1],
  ['42', 1],
  ['nothing', 0],
])('T-ROUTE-63-X the search %j leaves %i files', (search, count) => {
  const files = [file({ part_no: 'NP-1' }), file({ record_no: 42, name: 'b.png', type: 'png' })]
  expect(filesNamed(files, search)).toHaveLength(count)
})

test.each([
  [0, ''],
  [512, '512 B'],
  [20_480, '20 kB'],
  [3_500_000, '3.3 MB'],
])('%i bytes are %j', (bytes, words) => expect(sizeWords(bytes)).toBe(words))
