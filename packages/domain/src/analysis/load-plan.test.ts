import { expect, test } from 'vitest'
import { type CompleteMark, judgeDatabase, loadPlan } from './load-plan.ts'

const server = { data_version: '7', scope: 'en|' }
const mark: CompleteMark = {
  dataset: 'history-scrap',
  from: '2023-11-16',
  to: '2026-11-10',
  newest: '2026-11-09',
  at: 0,
  ...server,
}

const everything = { kind: 'first', from: '2023-11-16', to: '2026-11-16' }
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

test.each([
  [null, 'none'],
  [7, 'older'],
  [8, 'usable'],
  [9, 'newer'],
] as const)('a database of version %s is %s', (version, verdict) => expect(judgeDatabase(version)).toBe(verdict))
