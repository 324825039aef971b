import { expect, test } from 'vitest'
import { Dashboard } from '../dashboard.ts'
import { boardFile, readBoardFile } from './board-file.ts'
import { clipOf } from './clip.ts'

const headers = [{ key: 'authorization', value: 'typed just now', kept: true }]
const board = Dashboard.parse({
  slug: 'hall',
  title: 'Hall',
  size: { x: 24, y: 16 },
  dataSources: [{ slug: 'm', name: 'M', source: 'machines', parameters: { machine_ids: 'M101' } }],
  widgets: [
    {
      id: 'a',
      component: 'from-the-future',
      pos: { x: 0, y: 0, w: 6, h: 4 },
      config: { deep: [{ x: 1 }] },
      locked: true,
    },
    {
      id: 'b',
      component: 'action-button',
      pos: { x: 6, y: 0, w: 6, h: 4 },
      config: { apiCall: { url: 'x', headers } },
    },
  ],
})

test('D-BUILD-15 a board comes back from its file as it was, but for what is secret', () => {
  const read = readBoardFile(boardFile(board))
  const [first, second] = board.widgets
  const open = {
    ...second,
    config: { apiCall: { url: 'x', headers: [{ key: 'authorization', value: '', kept: true }] } },
  }
  expect(read).toEqual({ is: 'board', dashboard: { ...board, widgets: [first, open] } })
  expect(boardFile(board)).not.toContain('typed just now')
  expect(JSON.stringify(clipOf(board, ['b']))).not.toContain('typed just now')
})

test.each([
  ['no JSON', 'Hall', { is: 'other' }],
  ['copied widgets', '{"takt":"widgets","version":1}', { is: 'other' }],
  ['a list', '[]', { is: 'other' }],
  ['one of a later version', '{"takt":"dashboard","version":2}', { is: 'newer' }],
  [
    'one that was changed by hand',
    JSON.stringify({ takt: 'dashboard', version: 1, dashboard: { ...board, widgets: [{ id: 'a' }] } }),
    { is: 'broken', at: 'dashboard.widgets.0.component' },
  ],
])('D-BUILD-15 a file of %s says what it is', (_, text, is) => expect(readBoardFile(text)).toEqual(is))
