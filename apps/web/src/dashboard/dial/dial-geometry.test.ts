import { describe, expect, test } from 'vitest'
import {
  ARC_THICKNESS,
  angleOf,
  arcPath,
  CENTRE,
  pointAt,
  RADIUS,
  tickLine,
  VIEW,
  valueFontSize,
} from './dial-geometry.ts'

test.each([
  [0, -120],
  [0.5, 0],
  [1, 120],
])('D-WIDGET-11 a share of %s points %s degrees from straight up', (share, angle) => {
  expect(angleOf(share)).toBe(angle)
})

test('D-WIDGET-11 the middle of the scale is straight above the centre, its ends lie at the same height', () => {
  expect(pointAt(0.5, RADIUS)).toEqual({ x: CENTRE.x, y: CENTRE.y - RADIUS })
  expect(pointAt(0, RADIUS).y).toBe(pointAt(1, RADIUS).y)
})

test('D-CONFIG-73-X an arc over more than half a circle takes the long way', () => {
  expect(arcPath(0, 1)).toContain(' 0 1 1 ')
  expect(arcPath(0, 0.5)).toContain(' 0 0 1 ')
})

test('D-LIMIT-35 the arc is 15 thick', () => {
  expect(ARC_THICKNESS).toBe(15)
})

describe('D-CONFIG-70 ticks', () => {
  const distance = (point: { x: number; y: number }) => Math.hypot(point.x - CENTRE.x, point.y - CENTRE.y)

  test('lie outside of the band, inner ones inside', () => {
    expect(distance(tickLine(0.3, false).from)).toBeGreaterThan(RADIUS + ARC_THICKNESS / 2)
    expect(distance(tickLine(0.3, true).from)).toBeLessThan(RADIUS - ARC_THICKNESS / 2)
  })

  test.each([0, 0.1, 0.5, 0.9, 1])('the number of a tick at %s stays in the picture', (share) => {
    const { label } = tickLine(share, false)
    expect(label.x).toBeGreaterThan(8)
    expect(label.x).toBeLessThan(VIEW.width - 8)
    expect(label.y).toBeGreaterThan(4)
  })
})

test.each([
  ['72', 'big', 38],
  ['72', 'small', 22],
  ['72', 'minimal', 14],
  ['1234567.5', 'big', 21.48],
] as const)(
  'D-CONFIG-66 the value %s printed %s is %s high and fits between the ends of the arc',
  (value, size, height) => {
    expect(valueFontSize(value, size)).toBe(height)
  },
)
