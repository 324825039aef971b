import { describe, expect, test } from 'vitest'
import { hourLines, stepOf, ticksOf } from './axis.ts'
import { barAt, offsetAt, pathOf, stretches, xOf } from './draw.ts'
import { at, byHour, byMachine, coded, HOUR, histories, MINUTE, now, on, stop, two } from './example-history.ts'
import type { MachineHistory } from './machine-history.ts'
import { barsOf, drawnUntil, type PictureRow, pictureOf } from './picture-rows.ts'

const [a, b] = byMachine.rows as [PictureRow, PictureRow]
const said = (row: PictureRow) =>
  barsOf(row).map(({ drawn, from, to }) => [drawn.look, (from - row.from) / MINUTE, (to - row.from) / MINUTE])

describe('rows', () => {
  test('D-WIDGET-22-X one row per machine, with its stops by look; the running one reaches to now', () => {
    expect(byMachine.length).toBe(4 * HOUR)
    expect(byMachine.rows.map(({ id, machine }) => [id, machine.description])).toEqual([
      ['A', 'Machine A'],
      ['B', 'Machine B'],
    ])
    expect(said(a)).toEqual([
      ['uncoded', 50, 70],
      ['reason', 120, 125],
      ['uncoded', 150, 160],
    ])
    expect(said(b)).toEqual([
      ['unplanned', 10, 20],
      ['uncoded', 152, 154],
      ['uncoded', 230, 240],
    ])
  })

  test('T-ROUTE-27-X one row per hour and machine; a stop over the hour stands in both', () => {
    expect(byHour.length).toBe(HOUR)
    expect(byHour.rows.map(({ id }) => id.split(' ')[0])).toEqual([...'AAAABBBB'])
    expect(said(byHour.rows[0] as PictureRow)).toEqual([['uncoded', 50, 60]])
    expect(said(byHour.rows[1] as PictureRow)).toEqual([['uncoded', 0, 10]])
    expect(said(byHour.rows[7] as PictureRow)).toEqual([['uncoded', 50, 60]])
  })

  test('a setup has a look of its own', () =>
    expect(histories([stop('A', '06:10', '06:20', { ...coded, setup_time: 1 })])[0]?.stops[0]?.look).toBe('setup'))

  test('D-LIMIT-28-X rows that begin at different times share the axis of the longest', () => {
    const [first, second] = two as [MachineHistory, MachineHistory]
    const late = { ...second, shifts: second.shifts.map((piece) => ({ ...piece, from: at('09:00') })) }
    const { length, rows } = pictureOf([first, late], { ...on, rows: 'machine' })
    expect(length).toBe(4 * HOUR)
    expect(rows.map(({ from, span }) => [from, span.from])).toEqual([
      [at('06:00'), at('06:00')],
      [at('06:00'), at('09:00')],
    ])
    expect(barsOf(rows[1] as PictureRow).map(({ drawn }) => drawn.stop.stop)).toEqual(['09:50'])
  })

  test('T-LOOK-80 a day that is over ends where it ended, and the axis with it', () => {
    const time = { day: '2026-06-10', shift: { shift: 1, from: at('06:00'), to: at('14:00') } }
    const tomorrow = now + 24 * HOUR
    const { length, rows } = pictureOf(two, { ...on, period: time, rows: 'machine', now: tomorrow })
    expect(length).toBe(8 * HOUR)
    expect(rows.map(({ span }) => span)).toEqual(two.map(() => ({ from: at('06:00'), to: at('14:00') })))
    const hours = pictureOf(two.slice(0, 1), { ...on, period: time, rows: 'hour', now: tomorrow }).rows
    expect(hours.map(({ span }) => span.to - span.from)).toEqual(Array(8).fill(HOUR))
  })

  test('without a machine there is no row', () => expect(pictureOf([], { ...on, rows: 'machine' }).rows).toEqual([]))

  test('the end moves on by the thousandth of the axis, so that a second of two days draws nothing anew', () => {
    expect(drawnUntil(now + 20_000, 48 * HOUR)).toBe(drawnUntil(now, 48 * HOUR))
    expect(drawnUntil(now + 1500, HOUR / 10)).toBe(now + 1000)
  })
})

describe('drawing', () => {
  const scale = { view: { from: 0, to: 4 * HOUR }, width: 240 }

  test('a minute is a pixel here, and a pixel a minute', () => {
    expect(xOf(at('06:30'), a, scale)).toBe(30)
    expect(offsetAt(30, scale)).toBe(30 * MINUTE)
  })

  test.each([
    ['whole', { from: 0, to: 4 * HOUR }, 3, ['50 20', '120 5', '150 10']],
    ['so that a short stop keeps its least width', { from: 0, to: 4 * HOUR }, 8, ['50 20', '120 8', '150 10']],
    ['with those outside of the view left out', { from: HOUR, to: 3 * HOUR }, 3, ['0 20', '120 10', '180 20']],
    ['with what touches as one shape', { from: 0, to: 4 * HOUR }, 40, ['50 40', '120 70']],
  ])('bars are drawn %s', (_, view, least, shapes) =>
    expect(stretches(barsOf(a), a, { view, width: 240, least }).map(({ x, width }) => `${x} ${width}`)).toEqual(shapes),
  )

  test('many shapes are one path', () =>
    expect(pathOf([{ x: 1, width: 2 }], { y: 4, height: 40 })).toBe('M1 4h2v40h-2z'))

  test.each([
    ['on it', '07:00', 0, '06:50'],
    ['beside it, within reach', '07:15', 10, '06:50'],
    ['beside it, out of reach', '07:30', 10, undefined],
    ['between two', '08:20', 20, '08:30'],
    ['as near to a coded one as to one that asks', '08:17:30', 30, '08:30'],
  ])('a finger %s', (_, time, reach, hit) => {
    const moment = Date.parse(`2026-06-10T${time.length === 5 ? `${time}:00` : time}Z`)
    expect(barAt(barsOf(a), moment, reach * MINUTE)?.drawn.stop.stop).toBe(hit)
  })

  test.each([
    [4, 240, 120],
    [4, 1000, 30],
    [48, 1000, 360],
    [0.1, 1000, 1],
  ])('%s hours on %s pixels have a label every %s minutes', (hours, width, minutes) =>
    expect(stepOf({ from: 0, to: hours * HOUR }, width)).toBe(minutes),
  )

  test('labels and hours stand on the plant’s clock', () => {
    const view = { view: { from: 0, to: 4 * HOUR }, width: 480, zone: 'Asia/Kolkata' }
    expect(ticksOf(at('06:00'), view).map(({ offset, hour }) => [offset / MINUTE, hour])).toEqual([
      [30, true],
      [90, true],
      [150, true],
      [210, true],
    ])
    expect(hourLines(at('06:00'), view).map((offset) => offset / MINUTE)).toEqual([30, 90, 150, 210])
    expect(hourLines(at('06:00'), { ...view, width: 20 })).toEqual([])
  })
})
