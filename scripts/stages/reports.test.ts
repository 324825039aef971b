import { afterEach, expect, test, vi } from 'vitest'
import { countPlaywright } from './reports.ts'

const run = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', ...messages: string[]) => ({
  projectName: '',
  status,
  results: messages.map((message) => ({ errors: message === '' ? [] : [{ message }] })),
})

afterEach(() => void vi.unstubAllEnvs())

test('a spec that passed only on its second try is named with what failed first, and fails the run', () => {
  vi.stubEnv('SECOND_TRY', '')
  const specs = [
    { title: 'steady', tests: [run('expected', '')] },
    { title: 'now and then', tests: [run('flaky', 'no row came', '')] },
    { title: 'broken', tests: [run('unexpected', 'first', 'second')] },
    { title: 'left out', tests: [run('skipped')] },
  ]
  expect(countPlaywright({ suites: [{ title: 'a.spec.ts', specs }], errors: [] })).toEqual({
    passed: 1,
    failures: [
      { title: 'a.spec.ts › now and then (passed on its second try)', message: 'no row came' },
      { title: 'a.spec.ts › broken', message: 'second' },
    ],
    skipped: ['a.spec.ts › left out'],
  })
})

test('where second tries are only named they count as passed', () => {
  vi.stubEnv('SECOND_TRY', 'named')
  const suites = [{ title: 'a.spec.ts', specs: [{ title: 'now and then', tests: [run('flaky', 'no row came', '')] }] }]
  expect(countPlaywright({ suites, errors: [] })).toEqual({ passed: 1, failures: [], skipped: [] })
})
