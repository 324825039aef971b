import { expect, test } from 'vitest'
import { localDate, localMinutes } from '../ground/zone-time.ts'
import { asZoom, boardTicks, zoomSpan, zooms } from './board-axis.ts'

const zone = 'Europe/Stockholm'
const from = Date.parse('2026-06-09T22:00:00Z')

test('T-PLAN-11 labels of the axis have room at every zoom, and days begin at the plant’s midnight', () => {
  for (const zoom of zooms) {
    const perPixel = zoomSpan[zoom] / 1000
    const ticks = boardTicks({ from, to: from + zoomSpan[zoom] }, { perPixel, zone })
    for (const [kind, least] of [
      ['time', 55],
      ['day', 91],
    ] as const) {
      const xs = ticks.filter((tick) => tick.kind === kind).map(({ at }) => (at - from) / perPixel)
      const gaps = xs.slice(1).map((x, n) => x - (xs[n] ?? 0))
      expect(Math.min(...gaps, 999), `${zoom} ${kind}`).toBeGreaterThan(least)
    }
    expect(ticks.length, zoom).toBeGreaterThan(2)
    for (const { at, kind } of ticks) if (kind === 'day') expect(localMinutes(at, zone)).toBe(0)
  }
})

test('T-PLAN-11 the day of the change of clocks has its hours as the wall shows them', () => {
  const start = Date.parse('2026-03-28T23:00:00Z')
  const ticks = boardTicks({ from: start, to: start + 22 * 3_600_000 }, { perPixel: 60_000, zone })
  const hours = ticks
    .filter(({ at }) => localDate(at, zone) === '2026-03-29')
    .map(({ at }) => localMinutes(at, zone) / 60)
  expect(hours).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})

test('T-PLAN-11 an address that names no zoom shows a week', () =>
  expect([undefined, 'year', 'shift'].map(asZoom)).toEqual(['week', 'week', 'shift']))
