import { expect, test } from 'vitest'
import { type CompleteMark, judgeDatabase, loadPlan, reachesBefore, spansOf } from './load-plan.ts'

const server = { data_version: '7', scope: 'en|' }
const mark: CompleteMark = {
  dataset: 'history-scrap',
  from: '2023-11-16',
  to: '2026-11-10',
  newest: '2026-11-09',
  at: 0,
  ...server,
}

const everything = { kind: 'first' as const, from: '2023-11-16', to: '2026-11-16' }
test.each([
  ['nothing is stored', null, server, everything],
  ['something is stored', mark, server, { kind: 'later', from: '2026-10-10', to: '2026-11-16' }],
  ['something old was corrected', mark, { ...server, data_version: '8' }, everything],
  ['another person sees other machines', mark, { ...server, scope: 'en|M101' }, everything],
  ['the first load found no record', { ...mark, newest: '' }, server, everything],
  [
    'the newest record is older than three years',
    { ...mark, newest: '2021-01-01' },
    server,
    { ...everything, kind: 'later' },
  ],
] as const)('W-DATA-06 when %s', (_, known, state, plan) => expect(loadPlan(known, state, '2026-11-16')).toEqual(plan))

const year = { from: '2025-11-16', to: '2026-11-16' }
test.each([
  [
    'what is shown comes before what is older',
    everything,
    '2025-11-16',
    [year, { from: '2023-11-16', to: '2025-11-15' }],
  ],
  ['all at once where all is shown', everything, '2023-11-16', [{ from: '2023-11-16', to: '2026-11-16' }]],
  ['or more than there is', everything, '2020-01-01', [{ from: '2023-11-16', to: '2026-11-16' }]],
  ['or where nothing is asked yet', everything, '', [{ from: '2023-11-16', to: '2026-11-16' }]],
  [
    'a later load comes whole',
    { ...everything, kind: 'later' },
    '2026-01-01',
    [{ from: '2023-11-16', to: '2026-11-16' }],
  ],
] as const)('T-PLANT-405 %s', (_, plan, shownFrom, spans) => expect(spansOf(plan, shownFrom)).toEqual(spans))

test('T-PLANT-405 a question waits for the days that it is about', () => {
  const asked = (start: string, loaded: string | null) => reachesBefore(loaded, { start })
  expect([asked('2025-11-16', '2025-11-16'), asked('2025-11-15', '2025-11-16'), asked('2020-01-01', null)]).toEqual([
    false,
    true,
    false,
  ])
})

test.each([
  [null, 'none'],
  [7, 'older'],
  [8, 'usable'],
  [9, 'newer'],
] as const)('a database of version %s is %s', (version, verdict) => expect(judgeDatabase(version)).toBe(verdict))
