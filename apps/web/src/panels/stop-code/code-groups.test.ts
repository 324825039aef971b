import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { expect, test } from 'vitest'
import { codeGroups, searchedCode, stillValid } from './code-groups.ts'

const code = (stop_code: string, stop_description: string, group_id: string) =>
  ({ stop_code, stop_description, group_id, group_description: `Group ${group_id}`, group_color: '' }) as StopCode
const codes = [code('20', 'Tool change', 'B'), code('10', 'No material', 'A'), code('21', 'Tool broken', 'B')]
const shape = (search: string) =>
  codeGroups(codes, search).map((group) => [group.id, group.codes.map((c) => c.stop_code)])

test.each([
  [
    '',
    [
      ['B', ['20', '21']],
      ['A', ['10']],
    ],
  ],
  ['tool', [['B', ['20', '21']]]],
  ['10', [['A', ['10']]]],
  ['group a', [['A', ['10']]]],
  ['nothing', []],
])('a search for %j shows %j', (search, groups) => expect(shape(search)).toEqual(groups))

test('T-LIMIT-05-X codes the machine no longer has are dropped', () =>
  expect(stillValid(['99', '10'], codes).map((c) => c.stop_code)).toEqual(['10']))

test.each([
  ['20', '20'],
  [' 21 ', '21'],
  ['material', '10'],
  ['tool', undefined],
  ['2', undefined],
  ['', undefined],
  ['99', undefined],
])('T-ROUTE-31-X Enter behind %j means %s', (search, expected) =>
  expect(searchedCode(codes, search)?.stop_code).toBe(expected),
)
