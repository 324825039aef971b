import { describe, expect, test } from 'vitest'
import { isRefusal } from '../ground/refusal.ts'
import { isReported, judgeWord, orderWord, type ReportOutcome, runOfScrap, toolWord } from './reported.ts'

test('T-PLANT-190 scrap, an order and a tool are words; what moves the machine is none', () => {
  const kinds = ['state', 'cycles', 'value', 'alarm', 'scrap', 'order', 'tool']
  expect(kinds.filter(isReported)).toEqual(['scrap', 'order', 'tool'])
})

describe('T-PLANT-190 a word of a machine does something when it is another one than the last', () => {
  const last = (value: string, last_at: number, outcome: ReportOutcome = 'started') => ({ value, last_at, outcome })
  test.each([
    ['the first word', 'A', 8, null, 'new'],
    ['another word', 'B', 9, last('A', 8), 'new'],
    ['another word of the same moment', 'B', 8, last('A', 8), 'new'],
    ['the same word again', 'A', 9, last('A', 8), 'nothing'],
    ['the same word, delivered late', 'A', 7, last('A', 8), 'nothing'],
    ['the same word after a refusal', 'A', 9, last('A', 8, 'refused'), 'again'],
    ['the same word of the same moment after a refusal', 'A', 8, last('A', 8, 'refused'), 'again'],
    ['an older copy of a refused word', 'A', 7, last('A', 8, 'refused'), 'nothing'],
    ['the same word of a moment that was overtaken', 'A', 9, last('A', 8, 'overtaken'), 'nothing'],
    ['another word from before the last one', 'B', 7, last('A', 8), 'overtaken'],
    ['no order any more', '', 9, last('A', 8), 'new'],
  ] as const)('%s', (_title, value, at, before, is) => expect(judgeWord({ value, at }, before)).toBe(is))
})

const outcome = (found: unknown) => (isRefusal(found) ? found.refusal : found)

describe('T-PLANT-190 an order that a machine names', () => {
  const planned = { status: 'planned', runs_on: '' } as const
  test.each([
    ['planned', 'A', planned, 'start'],
    ['running here', 'A', { status: 'running', runs_on: 'M1' }, 'running'],
    ['running elsewhere', 'A', { status: 'running', runs_on: 'M2' }, 'reported-order-elsewhere'],
    ['finished', 'A', { status: 'finished', runs_on: '' }, 'reported-order-finished'],
    ['unknown', 'A', null, 'reported-order-unknown'],
    ['none', '', null, 'end'],
  ] as const)('%s: %s', (_title, card_no, order, is) =>
    expect(outcome(orderWord(card_no, { machine_id: 'M1', order }))).toBe(is),
  )
})

describe('T-PLANT-191 a tool that a machine names', () => {
  test.each([
    ['known', 'T', true, '', 'mount'],
    ['in use here', 'T', true, 'M1', 'mount'],
    ['in use elsewhere', 'T', true, 'M2', 'reported-tool-elsewhere'],
    ['unknown', 'T', false, '', 'reported-tool-unknown'],
    ['none', '', false, '', 'remove'],
  ] as const)('%s', (_title, tool_id, known, runs_on, is) =>
    expect(outcome(toolWord(tool_id, { machine_id: 'M1', known, runs_on }))).toBe(is),
  )
})

describe('T-PLANT-189 scrap that a machine reports belongs to', () => {
  test.each([
    ['the order of its moment', [7], true, 7],
    ['nothing without an order', [], true, 'reported-scrap-no-order'],
    ['none of several', [7, 8], true, 'reported-scrap-several-orders'],
    ['nothing without a reason', [7], false, 'reported-scrap-no-reason'],
  ] as const)('%s', (_title, runs, hasReason, is) => expect(outcome(runOfScrap('M1', { runs, hasReason }))).toBe(is))
})
