import { expect, test } from 'vitest'
import { sharesOf } from './board-shares.ts'

const made = (unit: string, good_qty: number, scrap_qty: number) => ({
  unit,
  made_qty: good_qty + scrap_qty,
  good_qty,
  scrap_qty,
})

test('T-LOOK-92 the share of scrap and its goal are of one unit, by what each machine has made of it', () => {
  const rows = new Map([
    ['A', [made('pcs', 90, 10), made('kg', 40, 10)]],
    ['B', [made('pcs', 300, 0)]],
  ])
  const allowed = new Map([
    ['A', 10],
    ['B', 2],
  ])
  expect(sharesOf(rows, allowed)).toEqual([
    { ...made('pcs', 390, 10), scrap_percent: 2.5, goal_percent: 4 },
    { ...made('kg', 40, 10), scrap_percent: 20, goal_percent: 10 },
  ])
})

test('T-LOOK-92 before the first piece the machines count alike; without machines there is no share', () => {
  const rows = new Map([
    ['A', [made('pcs', 0, 0)]],
    ['B', [made('pcs', 0, 0)]],
  ])
  const allowed = new Map([
    ['A', 10],
    ['B', 2],
  ])
  expect(sharesOf(rows, allowed)).toEqual([{ ...made('pcs', 0, 0), scrap_percent: null, goal_percent: 6 }])
  expect(sharesOf(new Map(), allowed)).toEqual([])
})
