import { expect, test } from 'vitest'
import { isNewDocument, shownDocument, shownReport } from './shown-document.ts'

const documents = [
  {
    document_description: 'Setup',
    document_link: 'b-10.pdf',
    hash: '1',
    last_changed: '2026-01-02T00:00:00Z',
    view_order: 10,
  },
  {
    document_description: 'Drawing',
    document_link: 'c-9.pdf',
    hash: '2',
    last_changed: '2026-03-01T00:00:00Z',
    view_order: 9,
  },
  { document_description: 'Check', document_link: 'a-2.png', hash: '3', last_changed: '', view_order: 100 },
]
const all = { regex: '.', sortBy: 'none', sortKey: '', sortOrder: 'asc' } as const

test.each([
  [{}, '1'],
  [{ regex: '^draw' }, '2'],
  [{ regex: 'png$' }, '3'],
  [{ regex: 'nothing' }, null],
  [{ regex: '' }, '1'],
  [{ regex: '(' }, null],
  [{ sortBy: 'name' as const }, '3'],
  [{ sortBy: 'changed' as const }, '2'],
  [{ sortBy: 'key' as const, sortKey: 'view_order' }, '2'],
  [{ sortBy: 'key' as const, sortKey: 'view_order', sortOrder: 'desc' as const }, '3'],
  [{ sortBy: 'key' as const, sortKey: 'document_link' }, '3'],
])('the document that %j shows', (choice, hash) => {
  expect(shownDocument(documents, { ...all, ...choice })?.hash ?? null).toBe(hash)
})

test.each([
  [0, 3, true],
  [2, 3, true],
  [3, 3, false],
  [0, 0, false],
  [null, 3, false],
])('D-STATE-36 with %s orders since its change and a threshold of %i it is new: %s', (orders, threshold, isNew) => {
  expect(isNewDocument(orders, threshold)).toBe(isNew)
})

test.each([
  ['order_report', '007', 2],
  ['order_report', '008', null],
  ['stops_report', '008', 3],
  ['other', '007', null],
])('of %s while order %s runs the newest report is shown', (setting_name, card_no, no) => {
  const reports = [
    { no: 1, setting_name: 'order_report', card_no: '006' },
    { no: 2, setting_name: 'order_report', card_no: '007' },
    { no: 3, setting_name: 'stops_report', card_no: '' },
    { no: 4, setting_name: 'order_report', card_no: '007' },
  ]
  expect(shownReport(reports, { setting_name, card_no })?.no ?? null).toBe(no)
})
