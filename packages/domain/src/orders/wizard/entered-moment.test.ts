import { describe, expect, test } from 'vitest'
import { checkMoment, type EnteredMoment, type MomentLimits, paddedPart } from './entered-moment.ts'

const now = Date.parse('2026-06-10T12:00:00Z')
const on: MomentLimits = { timeZone: 'Europe/Stockholm', now, notBefore: Date.parse('2026-06-10T05:10:30Z') }
const at = (date: string, hours: string, minutes: string): EnteredMoment => ({ date, hours, minutes })

describe('a date and a time', () => {
  test.each<[string, EnteredMoment, object]>([
    ['W-VALID-48 no date', at('', '10', '00'), { problem: 'incomplete' }],
    ['W-VALID-48 a date that is none', at('2026-02-30', '10', '00'), { problem: 'incomplete' }],
    ['W-VALID-48 no hours', at('2026-06-10', '', '00'), { problem: 'incomplete' }],
    ['W-VALID-48 no minutes', at('2026-06-10', '10', ''), { problem: 'incomplete' }],
    ['W-VALID-48 all three', at('2026-06-10', '10', '30'), { at: Date.parse('2026-06-10T08:30:00Z') }],
    ['W-VALID-50-X a minute ahead is now', at('2026-06-10', '14', '01'), { at: now + 60_000 }],
    ['W-VALID-50-X two minutes ahead', at('2026-06-10', '14', '02'), { problem: 'in-future' }],
    ['W-VALID-50-X before the order', at('2026-06-10', '07', '09'), { problem: 'before-order' }],
    ['the minute of its start', at('2026-06-10', '07', '10'), { at: Date.parse('2026-06-10T05:10:30Z') }],
    ['W-VALID-50-X an hour that the clock skips', at('2026-03-29', '02', '30'), { problem: 'no-such-hour' }],
    ['W-VALID-49 the last minute of a day', at('2026-06-09', '23', '59'), { problem: 'before-order' }],
    ['W-VALID-49 hour 24', at('2026-06-09', '24', '00'), { problem: 'not-on-the-clock' }],
    ['W-VALID-49 minute 60', at('2026-06-10', '10', '60'), { problem: 'not-on-the-clock' }],
    ['W-VALID-49 three digits', at('2026-06-10', '010', '00'), { problem: 'not-on-the-clock' }],
    ['W-VALID-49 a letter', at('2026-06-10', '1a', '00'), { problem: 'not-on-the-clock' }],
    ['W-VALID-49 a sign', at('2026-06-10', '-1', '00'), { problem: 'not-on-the-clock' }],
  ])('%s', (_title, entered, expected) => expect(checkMoment(entered, on)).toEqual(expected))
})

test('W-VALID-49 both are padded to two digits', () => {
  expect(paddedPart('7')).toBe('07')
  expect(paddedPart('23')).toBe('23')
  expect(paddedPart('')).toBe('')
})
