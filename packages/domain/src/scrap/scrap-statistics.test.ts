import { expect, test } from 'vitest'
import { goodAndScrap, OTHER, scrapByReason, scrapByReasonGroup, statisticsRow } from './scrap-statistics.ts'

const scrapped = (scrap_reason: string, scrap_qty: number, change = {}) => ({
  machine_id: 'M1',
  trans_date: '2026-05-10',
  shift: 1,
  scrap_reason,
  scrap_reason_category: 'A',
  scrap_qty,
  ...change,
})
const made = (tot_good_qty: number, change = {}) => ({
  machine_id: 'M1',
  trans_date: '2026-05-10',
  shift: 1,
  tot_good_qty,
  ...change,
})
const reason = (code: string, scrap_reason_color = 'Red') => ({
  code,
  description: `Reason ${code}`,
  scrap_reason_color,
})
const all = { machine_ids: [], start: '2026-05-10', end: '2026-05-12', shifts: [] }

test('W-ENTITY-21 a statistics row has quantities, shares and how it is drawn', () => {
  expect(statisticsRow({ good: 75, scrap: 25, description: 'Burr', color: 'Red', label: '10' })).toEqual({
    good: 75,
    scrap: 25,
    good_per: 75,
    scrap_per: 25,
    qty: 25,
    description: 'Burr',
    color: 'Red',
    label: '10',
  })
})

test.each([
  ['everything in the period', all, { good: 150, scrap: 6 }],
  ['one machine', { ...all, machine_ids: ['M2'] }, { good: 50, scrap: 4 }],
  ['both ends of the period belong to it', { ...all, end: '2026-05-10' }, { good: 100, scrap: 2 }],
  ['unplanned time when it is chosen', { ...all, shifts: [0] }, { good: 7, scrap: 9 }],
  ['nothing', { ...all, shifts: [3] }, { good: 0, scrap: 0 }],
])('W-STAT-02-X good from history, scrap from scrap rows, one selection for both: %s', (_what, selection, expected) => {
  const later = { machine_id: 'M2', trans_date: '2026-05-12', shift: 2 }
  const history = [made(100), made(50, later), made(7, { shift: 0 }), made(999, { trans_date: '2026-05-13' })]
  const scrap = [scrapped('10', 2), scrapped('10', 4, later), scrapped('10', 9, { shift: 0 })]
  expect(goodAndScrap(history, scrap, selection)).toEqual(expected)
})

test('W-STAT-02-X reasons are summed, wear their colour and come largest first', () => {
  const scrap = [scrapped('9', 1), scrapped('10', 2), scrapped('9', 4), scrapped('11', 2), scrapped('gone', 1)]
  const rows = scrapByReason(scrap, [reason('9', 'Blue'), reason('10', 'Gold'), reason('11')], 90)
  expect(rows.map(({ label, qty, color, description }) => [label, qty, color, description])).toEqual([
    ['9', 5, 'Blue', 'Reason 9'],
    ['10', 2, 'Gold', 'Reason 10'],
    ['11', 2, 'Red', 'Reason 11'],
    ['gone', 1, '', 'gone'],
  ])
})

test('W-STAT-02-X everything past the 15 largest is folded into other', () => {
  const scrap = Array.from({ length: 18 }, (_, at) => scrapped(String(at + 1), at + 1))
  const rows = scrapByReason(scrap, [], 0)
  expect(rows).toHaveLength(16)
  expect(rows.at(0)).toMatchObject({ label: '18', qty: 18 })
  expect(rows.at(-2)).toMatchObject({ label: '4', qty: 4 })
  expect(rows.at(-1)).toMatchObject({ label: OTHER, qty: 1 + 2 + 3 })
  expect(scrapByReason(scrap.slice(0, 15), [], 0).map(({ label }) => label)).not.toContain(OTHER)
})

test('W-STAT-02-X a reason group wears the colour of its largest reason', () => {
  const scrap = [scrapped('1', 3), scrapped('2', 5), scrapped('3', 9, { scrap_reason_category: 'B' })]
  const reasons = [reason('1', 'Blue'), reason('2', 'Gold'), reason('3', 'Navy')]
  const rows = scrapByReasonGroup(scrap, { reasons, groups: [{ code: 'A', description: 'Handling' }] }, 0)
  expect(rows.map(({ label, qty, color, description }) => [label, qty, color, description])).toEqual([
    ['B', 9, 'Navy', 'B'],
    ['A', 8, 'Gold', 'Handling'],
  ])
})
