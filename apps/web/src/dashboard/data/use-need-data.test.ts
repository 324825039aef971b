import { expect, test } from 'vitest'
import { need } from './needs.ts'
import { gather } from './use-need-data.ts'

const cell = (state: 'waiting' | 'ready' | 'failed' | 'select-parameter', updatedAt: number, word = '') => ({
  rows: updatedAt > 0 ? [{ a: 1 }] : [],
  state,
  updatedAt,
  word,
})
const needs = { rows: need.source('all'), machine: need.machine('M1') }
const machine = { machine: { machine_id: 'M1' } }

test.each([
  ['ready', cell('ready', 5), machine, { state: 'ready' }, false],
  ['waiting for its first rows', cell('waiting', 0), machine, { state: 'waiting' }, false],
  [
    'D-NAV-02-X a parameter is to be selected',
    cell('select-parameter', 0, 'line'),
    machine,
    { state: 'select-parameter', word: 'line' },
    false,
  ],
  ['failed before there was data', cell('failed', 0, 'Away'), machine, { state: 'failed', word: 'Away' }, false],
  [
    'D-SCREEN-12-X D-ERROR-02-B failed later: the last data stays and is marked',
    cell('failed', 5, 'Away'),
    machine,
    { state: 'ready' },
    true,
  ],
  [
    'D-PERM-05-X a machine the user may not see',
    cell('ready', 5),
    { machine: undefined },
    { state: 'no-access', word: 'M1' },
    false,
  ],
])('%s', (_, source, one, about, stale) => {
  expect(gather(needs, [source, one], true)).toMatchObject({ about, stale })
})

test('D-PERM-05-X while the machines are still loading it waits instead of saying no access', () => {
  expect(gather(needs, [cell('ready', 5), { machine: undefined }], false).about).toEqual({ state: 'waiting' })
})

test('D-ERROR-02-B a status is shown also while its order is missing or cannot be loaded', () => {
  const status = { machine: need.machine('M1'), orders: need.runningOrders('M1', 300) }
  expect(gather(status, [machine, cell('waiting', 0)], true).about).toEqual({ state: 'ready' })
  expect(gather(status, [machine, cell('failed', 0, 'Away')], true).about).toEqual({ state: 'ready' })
})

test('D-STATE-44-X a history of machines that are not there says so; of several the others are shown', () => {
  const of = (...ids: string[]) => ({ machines: need.timeHistory(ids, 'shift', 180) })
  const knows = (id: string) => id === 'M1'
  expect(gather(of('GONE', 'GONE2'), [cell('ready', 5)], true, knows).about).toEqual({
    state: 'no-access',
    word: 'GONE, GONE2',
  })
  expect(gather(of('M1', 'GONE'), [cell('ready', 5)], true, knows).about).toEqual({ state: 'ready' })
  expect(gather(of('GONE'), [cell('waiting', 0)], false, knows).about).toEqual({ state: 'waiting' })
})
