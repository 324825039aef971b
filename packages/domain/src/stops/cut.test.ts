import { describe, expect, test } from 'vitest'
import {
  type CutSpan,
  canBeCut,
  cutOfClock,
  cutOfFraction,
  cutOfKey,
  cutOfMinutes,
  fractionOf,
  middleOf,
  minutesInto,
} from './cut.ts'

const ZONE = 'Europe/Stockholm'
const at = (time: string) => Date.parse(`2026-07-02T${time}Z`)
const hour: CutSpan = { from: at('08:00:00'), to: at('09:00:00') }
const short: CutSpan = { from: at('08:00:00'), to: at('08:00:10') }
const night: CutSpan = { from: at('20:30:00'), to: Date.parse('2026-07-03T02:00:00Z') }
const clock = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString().slice(11, 19))

test.each([
  [short, true],
  [{ from: 0, to: 2000 }, false],
  [{ from: 0, to: 2001 }, true],
  [{ from: at('08:00:00'), to: at('08:00:02') }, false],
])('%j can be cut: %s', (span, expected) => expect(canBeCut(span)).toBe(expected))

describe('on the time line', () => {
  test.each([
    [0.5, hour, '08:30:00'],
    [0.501, hour, '08:30:00'],
    [0, hour, '08:00:01'],
    [1, hour, '08:59:59'],
    [-3, hour, '08:00:01'],
    [0.52, short, '08:00:05'],
    [1, short, '08:00:09'],
  ])('T-VALID-12-X a hand at %d of the stop cuts strictly inside it', (fraction, span, expected) => {
    const cut = cutOfFraction(fraction, span)
    expect(clock(cut)).toBe(expected)
    expect(cut > span.from && cut < span.to).toBe(true)
  })

  test.each([
    ['ArrowRight', false, '08:31:00'],
    ['ArrowLeft', false, '08:29:00'],
    ['ArrowRight', true, '08:40:00'],
    ['ArrowLeft', true, '08:20:00'],
    ['Home', false, '08:00:01'],
    ['End', false, '08:59:59'],
    ['a', false, null],
  ])('%s with shift %s moves the cut from 08:30 to %s', (key, shift, expected) =>
    expect(clock(cutOfKey(key, shift, at('08:30:00'), hour))).toBe(expected),
  )

  test('a key never moves it out of the stop', () =>
    expect(clock(cutOfKey('ArrowRight', true, at('08:55:00'), hour))).toBe('08:59:59'))

  test('a minute would jump over a stop of ten seconds', () => {
    expect(clock(cutOfKey('ArrowRight', false, at('08:00:04'), short))).toBe('08:00:05')
    expect(clock(cutOfKey('ArrowLeft', true, at('08:00:08'), short))).toBe('08:00:01')
  })

  test.each([
    ['twenty minutes: by minutes', '08:20:00', 0.52, '08:10:00'],
    ['a second less: by seconds', '08:19:59', 0.52, '08:10:23'],
    ['to the nearest, not the one before', '08:20:00', 0.48, '08:10:00'],
  ])('T-VALID-12-X how exact a hand is on %s', (_, to, fraction, expected) =>
    expect(clock(cutOfFraction(fraction, { from: at('08:00:00'), to: at(to) }))).toBe(expected),
  )

  test.each([
    ['08:02:00', '08:01:30'],
    ['08:01:59', '08:00:31'],
  ])('an arrow in a stop until %s leads from 08:00:30 to %s', (to, expected) =>
    expect(clock(cutOfKey('ArrowRight', false, at('08:00:30'), { from: at('08:00:00'), to: at(to) }))).toBe(expected),
  )

  test('where it stands', () => {
    expect(clock(middleOf(hour))).toBe('08:30:00')
    expect(fractionOf(at('10:00:00'), hour)).toBe(1)
    expect(fractionOf(at('07:00:00'), hour)).toBe(0)
    expect(minutesInto(at('08:00:01'), hour)).toBe(0.02)
    expect(fractionOf(at('08:15:00'), hour)).toBe(0.25)
    expect(minutesInto(at('08:15:30'), hour)).toBe(15.5)
  })
})

describe('T-VALID-12-X said exactly', () => {
  test.each([
    [20, '08:20:00'],
    [0.5, '08:00:30'],
    [0.33333, '08:00:20'],
    [0, null],
    [60, null],
    [-1, null],
    [Number.NaN, null],
  ])('%d minutes after the start: %s', (minutes, expected) => expect(clock(cutOfMinutes(minutes, hour))).toBe(expected))

  test.each([
    ['10:20', hour, '08:20:00'],
    ['1020', hour, '08:20:00'],
    [' 10.20.30 ', hour, '08:20:30'],
    ['10:00', hour, null],
    ['11:00', hour, null],
    ['08:20', hour, null],
    ['25:00', hour, null],
    ['10:61', hour, null],
    ['10:60', hour, null],
    ['10:20:60', hour, null],
    ['24:00', night, null],
    ['23:60', night, null],
    ['soon', hour, null],
    ['', hour, null],
    ['23:15', night, '21:15:00'],
    ['0:30', night, '22:30:00'],
    ['3:59:59', night, '01:59:59'],
  ])('the plant’s clock at %j: %s', (words, span, expected) =>
    expect(clock(cutOfClock(words, span, ZONE))).toBe(expected),
  )
})
