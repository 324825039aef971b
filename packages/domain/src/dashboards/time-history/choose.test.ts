import { describe, expect, test } from 'vitest'
import {
  byHour,
  byMachine,
  coded,
  histories,
  MINUTE,
  on,
  stop,
  two,
} from '../../history/time-history/example-history.ts'
import { barsOf, type PictureRow, pictureOf } from '../../history/time-history/picture-rows.ts'
import { firstPlace, isWalkKey, placeOf, walked } from '../../history/time-history/walk.ts'
import { afterBox, afterRow, afterTap, choosableOf, selectsStops, stillToCode, stopsInBox } from './choose.ts'

const [a, b] = byMachine.rows as [PictureRow, PictureRow]

describe('choosing', () => {
  const keys = (stops: readonly { machine_id: string; stop: string }[]) =>
    stops.map((each) => each.machine_id + each.stop)
  const drawn = (row: PictureRow, index: number) => barsOf(row)[index]!.drawn

  test('D-STATE-33-X only an uncoded stop can be chosen; a second tap takes it back', () => {
    const one = afterTap([], drawn(a, 0))
    expect(keys(one)).toEqual(['A06:50'])
    expect(afterTap(one, drawn(a, 1))).toBe(one)
    expect(afterTap(one, drawn(b, 0))).toBe(one)
    expect(afterTap(one, drawn(a, 0))).toEqual([])
  })

  test('a drag takes every uncoded stop it touches, in all rows it crosses, and adds to the choice', () => {
    expect(keys(stopsInBox(byMachine.rows, { rows: [1, 0], offsets: [155 * MINUTE, 60 * MINUTE] }))).toEqual([
      'A06:50',
      'A08:30',
      'B08:32',
    ])
    const chosen = afterTap([], drawn(b, 2))
    expect(keys(afterBox(chosen, byMachine.rows, { rows: [0, 0], offsets: [0, 70 * MINUTE] }))).toEqual([
      'B09:50',
      'A06:50',
    ])
    expect(afterBox(chosen, byMachine.rows, { rows: [0, 0], offsets: [0, MINUTE] })).toBe(chosen)
  })

  test('all uncoded ones of a row, and none when all were chosen; a stop over the hour is one stop', () => {
    const all = afterRow([], a)
    expect(keys(all)).toEqual(['A06:50', 'A08:30'])
    expect(keys(afterRow(afterRow(all, b), a))).toEqual(['B08:32', 'B09:50'])
    expect(keys(afterRow(afterTap([], drawn(a, 0)), a))).toEqual(['A06:50', 'A08:30'])
    expect(keys(afterRow(afterRow([], byHour.rows[0]!), byHour.rows[1]!))).toEqual([])
    expect(choosableOf(byHour.rows[2]!)).toHaveLength(1)
  })

  test('D-STATE-33-X one that was coded elsewhere leaves the choice, and of machines that are not shown nothing is said', () => {
    const chosen = afterRow(afterRow([], a), b)
    const later = histories([
      stop('A', '06:50', '07:10', coded),
      stop('A', '08:30', '08:40'),
      stop('B', '08:32', '08:34'),
    ])
    expect(keys(stillToCode(chosen, later))).toEqual(['A08:30', 'B08:32'])
    expect(keys(stillToCode(chosen, later.slice(1)))).toEqual(['A06:50', 'A08:30', 'B08:32'])
    expect(stillToCode(chosen, two)).toEqual(chosen)
    expect(stillToCode([], two)).toEqual([])
  })
})

describe('walking', () => {
  const { rows } = byMachine
  test.each([
    ['ArrowRight', [0, 0], [0, 1]],
    ['ArrowRight', [0, 2], [0, 2]],
    ['ArrowLeft', [0, 0], [0, 0]],
    ['ArrowDown', [0, 2], [1, 1]],
    ['ArrowUp', [1, 2], [0, 2]],
    ['ArrowUp', [0, 1], [0, 1]],
    ['End', [1, 0], [1, 2]],
    ['Home', [1, 2], [1, 0]],
  ] as const)('%s from %j leads to %j', (key, [row, bar], [nextRow, nextBar]) =>
    expect(walked(rows, { row, bar }, key)).toEqual({ row: nextRow, bar: nextBar }),
  )

  test('it begins with the first stop that asks for a reason', () => {
    expect(firstPlace(rows)).toEqual({ row: 0, bar: 0 })
    expect(firstPlace([b])).toEqual({ row: 0, bar: 1 })
    expect(
      firstPlace(pictureOf(histories([stop('A', '06:50', '07:10', coded)]), { ...on, rows: 'machine' }).rows),
    ).toEqual({
      row: 0,
      bar: 0,
    })
    expect(firstPlace([])).toBeUndefined()
  })

  test('rows without a stop are passed over, and a place is found again when rows have changed', () => {
    const empty: PictureRow = { ...a, id: 'empty', machine: { ...a.machine, stops: [] } }
    expect(walked([a, empty, b], { row: 0, bar: 2 }, 'ArrowDown')).toEqual({ row: 2, bar: 1 })
    expect(placeOf([empty, a], 'A', 'A 08:30')).toEqual({ row: 1, bar: 2 })
    expect(placeOf([empty, a], 'A', 'A 01:00')).toBeUndefined()
    expect([isWalkKey('Home'), isWalkKey('a')]).toEqual([true, false])
  })
})

test.each([
  ['active', 'dashboard', true],
  ['active', 'operator', false],
  ['preview', 'configuration', false],
] as const)('D-WIDGET-23 in mode %s and area %s stops can be selected: %s', (mode, area, selects) =>
  expect(selectsStops({ mode, area })).toBe(selects),
)
