import { expect, test } from 'vitest'
import { resultOf } from './activity-status.ts'
import { choiceMeant, type InputType, type Judgement, judgeAnswer, type Question } from './judge-answer.ts'

const question = (input_type: InputType, change: Partial<Question> = {}): Question => ({
  input_type,
  reasonable_low: 0,
  reasonable_high: 100,
  limit_low: 20,
  limit_high: 30,
  control_low: 22,
  control_high: 28,
  choices: ['good', 'worn'],
  ...change,
})

type Row = [string, InputType, string, string, Partial<Judgement>]
test.each<Row>([
  ['nothing entered', 'number', '', '', { state: 'missing' }],
  ['inside everything', 'number', '25', '', { state: 'ok', warning: null, deviates: false }],
  ['a decimal comma', 'measurement', '25,5', '', { state: 'ok', warning: null }],
  ['no number', 'number', '2x', '', { state: 'not-accepted' }],
  ['outside the control limits warns', 'number', '21', '', { state: 'ok', warning: 'control', deviates: false }],
  ['outside the limits wants a note', 'number', '31', '', { state: 'note', warning: 'limits', deviates: true }],
  ['and is taken with one', 'number', '31', 'worn', { state: 'ok', warning: 'limits', deviates: true }],
  ['outside the reasonable limits', 'measurement', '101', 'worn', { state: 'not-accepted' }],
  ['yes', 'yes-no-deviation', 'yes', '', { state: 'ok', deviates: false }],
  ['no wants a note', 'yes-no-deviation', 'no', ' ', { state: 'note', deviates: true }],
  ['no with a note', 'yes-no-deviation', 'no', 'leaks', { state: 'ok', deviates: true }],
  ['no without note', 'yes-no', 'no', '', { state: 'ok', deviates: false }],
  ['perhaps', 'yes-no', 'perhaps', '', { state: 'not-accepted' }],
  ['mandatory text', 'text-mandatory', ' ', '', { state: 'missing' }],
  ['optional text', 'text-optional', '', '', { state: 'ok' }],
  ['one of the list', 'list', 'worn', '', { state: 'ok' }],
  ['none of the list', 'list', 'new', '', { state: 'not-accepted' }],
  ['a time', 'timestamp', '2026-06-10T12:00', '', { state: 'ok' }],
  ['a time with seconds', 'timestamp-seconds', '2026-06-10T12:00:07', '', { state: 'ok' }],
  ['no time', 'timestamp', 'noon', '', { state: 'not-accepted' }],
  ['a document that was not scanned', 'document', '', '', { state: 'missing' }],
])('W-WIZARD-37-X %s', (_what, input_type, entered_value, exception_note, expected) =>
  expect(judgeAnswer(question(input_type), { entered_value, exception_note })).toMatchObject(expected),
)

test('W-WIZARD-37-X control limits may be empty, and so may all the others', () => {
  const open = { reasonable_low: null, reasonable_high: null, limit_low: null, limit_high: null }
  const none = question('number', { ...open, control_low: null, control_high: null })
  expect(judgeAnswer(none, { entered_value: '-4711', exception_note: '' })).toMatchObject({
    state: 'ok',
    warning: null,
  })
})

test('W-WIZARD-37-X one row that deviates makes an exception of the whole', () => {
  expect(resultOf([])).toBe(2)
  expect(resultOf([{ deviates: false }, { deviates: false }])).toBe(2)
  expect(resultOf([{ deviates: false }, { deviates: true }])).toBe(4)
})

test.each([
  ['Oil', 1],
  [' Olja ', 1],
  ['Sauber', 0],
  ['oil', -1],
  ['', -1],
])('T-PLANT-641 %o means choice %d, in whatever language it is said', (value, at) => {
  expect(
    choiceMeant(value, [
      { en: 'Clean', de: 'Sauber' },
      { en: 'Oil', sv: 'Olja' },
    ]),
  ).toBe(at)
})
