import { describe, expect, test } from 'vitest'
import { HOUR } from './example-history.ts'
import { lastPlace } from './links.ts'
import { fitted, isWhole, panned, revealing, tappedView, viewOf, wholeView, zoomed } from './view.ts'

describe('zoom', () => {
  const whole = wholeView(8 * HOUR)
  const hours = ({ from, to }: { from: number; to: number }) => [from / HOUR, to / HOUR]

  test.each([
    ['twice as near, around the middle', zoomed(whole, 8 * HOUR, { factor: 2 }), [2, 6]],
    ['around the finger', zoomed(whole, 8 * HOUR, { factor: 2, at: 8 * HOUR }), [4, 8]],
    ['never nearer than five minutes', zoomed(whole, 8 * HOUR, { factor: 1000, at: 0 }), [0, 1 / 12]],
    ['never farther than the axis', zoomed({ from: HOUR, to: 2 * HOUR }, 8 * HOUR, { factor: 0.01 }), [0, 8]],
    ['moved, and stopped at the end', panned({ from: 5 * HOUR, to: 7 * HOUR }, 8 * HOUR, 3 * HOUR), [6, 8]],
    ['to exactly an hour', viewOf({ from: 3 * HOUR, to: 4 * HOUR }, 8 * HOUR), [3, 4]],
    ['to the tapped hour', tappedView(whole, 8 * HOUR, { at: 3.4 * HOUR, hour: 3 * HOUR }), [3, 4]],
    [
      'inside an hour four times nearer',
      tappedView({ from: 3 * HOUR, to: 4 * HOUR }, 8 * HOUR, { at: 4 * HOUR, hour: 3 * HOUR }),
      [3.75, 4],
    ],
    [
      'moved to what is walked to',
      revealing({ from: 0, to: HOUR }, 8 * HOUR, { from: 1.5 * HOUR, to: 2 * HOUR }),
      [1, 2],
    ],
    [
      'moved back to it',
      revealing({ from: 4 * HOUR, to: 5 * HOUR }, 8 * HOUR, { from: 2 * HOUR, to: 2.5 * HOUR }),
      [2, 3],
    ],
    ['left alone where it is seen already', revealing(whole, 8 * HOUR, { from: HOUR, to: 2 * HOUR }), [0, 8]],
    ['kept inside a shorter axis', fitted({ from: 6 * HOUR, to: 7 * HOUR }, 4 * HOUR), [3, 4]],
  ])('%s', (_, view, expected) => expect(hours(view)).toEqual(expected))

  test('the whole axis is not zoomed', () => {
    expect(isWhole(whole, 8 * HOUR)).toBe(true)
    expect(isWhole(zoomed(whole, 8 * HOUR, { factor: 2 }), 8 * HOUR)).toBe(false)
  })
})

test.each([
  [
    { locationtype: 'zone', location: 'A 1' },
    { locationtype: 'zone', location: 'A 1' },
  ],
  [
    { locationtype: 'mine', location: 'all' },
    { locationtype: 'mine', location: 'all' },
  ],
  [{ locationtype: 'line', location: '1' }, undefined],
  [{ locationtype: 'zone' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('T-ROUTE-28-C the place of the last overview at %j is %j', (at, place) => expect(lastPlace(at)).toEqual(place))
