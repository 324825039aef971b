import { expect, test } from 'vitest'
import { groupLinks } from './link-subjects.ts'
import type { PanelLinkId } from './panel-links.ts'

const links = (ids: readonly PanelLinkId[]) => ids.map((id) => ({ id, path: `/${id}` }))
const told = (ids: readonly PanelLinkId[], presses: Record<string, number> = {}) =>
  groupLinks(links(ids), presses).map(({ subject, links }) => [subject, links.map(({ id }) => id)])

test('T-LOOK-08 actions of a machine stand by what they are about, in one order, and no heading stands empty', () => {
  expect(told(['documents', 'notes', 'planned-orders', 'materials', 'finished-orders'])).toEqual([
    ['orders', ['planned-orders', 'finished-orders']],
    ['reporting', ['materials']],
    ['documents', ['documents']],
    ['stops', ['notes']],
  ])
})

const many: PanelLinkId[] = [
  'planned-orders',
  'finished-orders',
  'materials',
  'print-label',
  'documents',
  'notes',
  'cavities',
  'files',
]

test('T-LOOK-08 of many actions those pressed most come first, at most four, and keep their place', () => {
  const presses = { notes: 2, cavities: 9, files: 1, documents: 3, materials: 1, 'print-label': 0 }
  const [first, ...rest] = told(many, presses)
  expect(first).toEqual(['used', ['cavities', 'documents', 'notes', 'materials']])
  expect(rest.flatMap(([, ids]) => ids).sort()).toEqual([...many].sort())
})

test('T-LOOK-08 where nobody has pressed anything, or few are offered, none come first', () => {
  expect(told(many)[0]?.[0]).toBe('orders')
  expect(told(many.slice(0, 7), { notes: 5 })[0]?.[0]).toBe('orders')
})
