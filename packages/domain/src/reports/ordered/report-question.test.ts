import { expect, test } from 'vitest'
import { firstQuestion, questionFrom, questionPairs, type ReportQuestion, reportDays } from './report-question.ts'

const TODAY = '2026-06-10'

test.each([
  ['today', '', '', { start: '2026-06-10', end: '2026-06-10' }],
  ['yesterday', '', '', { start: '2026-06-09', end: '2026-06-09' }],
  ['last week', '', '', { start: '2026-06-01', end: '2026-06-07' }],
  ['last month', '', '', { start: '2026-05-01', end: '2026-05-31' }],
  ['custom', '2026-02-01', '2026-02-03', { start: '2026-02-01', end: '2026-02-03' }],
  ['custom', '2026-02-01', '', null],
] as const)('T-PLANT-121 on a Wednesday %s (%s–%s) means these days', (period, start, end, days) => {
  expect(reportDays({ ...firstQuestion, period, start, end }, TODAY)).toEqual(days)
})

const lookUp = (pairs: readonly (readonly [string, string])[]) => {
  const values = new Map(pairs)
  return (name: string) => values.get(name) ?? ''
}

test.each<[string, Partial<ReportQuestion>, [string, string][]]>([
  ['a period', { period: '30 days' }, [['period', '30-days']]],
  [
    'machines, part and order',
    { machines: ['M101', 'Å 2'], part_no: 'P-1', card_no: '0042' },
    [
      ['period', 'last-week'],
      ['machines', 'M101;Å 2'],
      ['part', 'P-1'],
      ['order', '0042'],
    ],
  ],
  [
    'a department',
    { department: 'MOULD' },
    [
      ['period', 'last-week'],
      ['department', 'MOULD'],
    ],
  ],
  [
    'own dates',
    { period: 'custom', start: '2026-02-01', end: '2026-02-03' },
    [
      ['period', 'custom'],
      ['from', '2026-02-01'],
      ['to', '2026-02-03'],
    ],
  ],
])('T-PLANT-121 an address repeats the report: %s', (_case, change, pairs) => {
  const question = { ...firstQuestion, ...change }
  expect(questionPairs(question)).toEqual(pairs)
  expect(questionFrom(lookUp(pairs))).toEqual(question)
})

test('T-PLANT-121 a department takes the place of machines', () => {
  const asked = questionPairs({ ...firstQuestion, department: 'MOULD', machines: ['M101'] })
  expect(asked.map(([name]) => name)).toEqual(['period', 'department'])
})

test.each([[[]], [[['period', 'tomorrow']]], [[['machines', 'M101']]]] as [[string, string][]][])(
  'T-PLANT-121 nothing is asked by %j',
  (pairs) => {
    expect(questionFrom(lookUp(pairs))).toBeNull()
  },
)
