import { expect, test } from 'vitest'
import { shownTime } from './shown-time.ts'

const year = { start: '2025-11-20', end: '2026-11-19' }

test.each([
  { title: 'the days of the period', weeksEnabled: false, weeks: [], time: '2025-11-20 – 2026-11-19' },
  { title: 'the week that was chosen', weeksEnabled: true, weeks: ['202646'], time: '2026-W46' },
  { title: 'several in their order', weeksEnabled: true, weeks: ['202646', '202552'], time: '2025-W52, 2026-W46' },
  {
    title: 'many are counted',
    weeksEnabled: true,
    weeks: ['202646', '202645', '202644', '202643', '202642'],
    time: '2026-W42, 2026-W43, 2026-W44 +2',
  },
  { title: 'a choice that is switched off', weeksEnabled: false, weeks: ['202646'], time: '2025-11-20 – 2026-11-19' },
  { title: 'none chosen yet', weeksEnabled: true, weeks: [], time: '2025-11-20 – 2026-11-19' },
])('T-LOOK-118 the analysis says of when its charts are: $title', ({ weeksEnabled, weeks, time }) => {
  expect(shownTime({ weeksEnabled, week_numbers: weeks }, year, 'en')).toBe(time)
})
