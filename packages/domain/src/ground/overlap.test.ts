import { expect, test } from 'vitest'
import { overlapIn, overlapInWeek } from './overlap.ts'

const span = (text: string) => {
  const [from = '', to = '', shift = ''] = text.split(/[-/]/)
  return { from, to, shift: Number(shift) }
}
const day = (name: string, ...spans: string[]) => ({ name, spans: spans.map(span) })
const three = day('Three shifts', '06:00-14:00/1', '14:00-22:00/2', '22:00-06:00/3')
const early = day('Early', '05:30-13:30/1')
const free = day('Free')

test.each([
  ['shifts that follow each other', [three], null],
  ['a day without shifts', [free], null],
  ['around the clock', [day('All day', '00:00-00:00/1')], null],
  ['two days around the clock', [day('All day', '06:00-06:00/1'), day('All day', '06:00-06:00/1')], null],
  ['two at the same time', [day('X', '06:00-14:00/1', '13:30-22:00/2')], ['shifts-overlap', 1, '06:00', 2, '13:30']],
  ['one inside another', [day('X', '07:00-08:00/2', '06:00-14:00/1')], ['shifts-overlap', 1, '06:00', 2, '07:00']],
  ['two that begin together', [day('X', '06:00-14:00/1', '06:00-10:00/2')], ['shifts-overlap', 2, '06:00', 1, '06:00']],
  [
    'a night over the evening',
    [day('X', '14:00-22:30/2', '22:00-06:00/3')],
    ['shifts-overlap', 2, '14:00', 3, '22:00'],
  ],
  ['a night into an early day', [three, early], ['shifts-overlap-next-day', 3, '22:00', 1, '05:30']],
  ['a night into a free day', [three, free, early], null],
])('T-PLANT-133 %s', (_what, days, expected) => {
  const found = overlapIn(days)
  const { shift, from, other_shift, other_from } = found?.values ?? {}
  expect(found && [found.refusal, shift, from, other_shift, other_from]).toEqual(expected)
})

test('T-PLANT-133 the night of Sunday reaches into Monday, and the sentence names both kinds of day', () => {
  const week = [early, free, free, free, free, free, three]
  expect(overlapIn(week)).toBeNull()
  expect(overlapInWeek(week)?.values).toMatchObject({ kind: 'Three shifts', other_kind: 'Early', to: '06:00' })
})
