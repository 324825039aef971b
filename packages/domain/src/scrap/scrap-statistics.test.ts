import { expect, test } from 'vitest'
import { OTHER, scrapByReason, scrapByReasonGroup, statisticsRow } from './scrap-statistics.ts'

const scrapped = (scrap_reason: string, scrap_qty: number, change = {}) => ({
  scrap_reason,
  scrap_reason_category: 'A',
  scrap_qty,
  ...change,
})
const reason = (code: string, scrap_reason_color = 'Red') => ({
  code,
  description: `Reason ${code}`,
  scrap_reason_color,
})

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

test('T-PLANT-400 an hour that threw away more than it made says so, and its share is of all of them', () => {
  const row = { description: '', color: '', label: '6' }
  expect(statisticsRow({ ...row, good: -7, scrap: 10 })).toMatchObject({ good: -7, scrap: 10, scrap_per: 100 })
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
