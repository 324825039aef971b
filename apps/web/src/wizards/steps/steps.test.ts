import { noInputSettings } from '@takt/domain/orders/input-settings.ts'
import type { EmployeeCheck } from '@takt/domain/orders/wizard/employee-entry.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { defaultKeypadBindings } from '@takt/ui/keypad/keypad-input.ts'
import { describe, expect, test } from 'vitest'
import type { Asked, Verdict } from '../engine/define-step.ts'
import { exampleContext, exampleOrder } from '../engine/example-context.ts'
import { keysOf } from '../QuantityEntry.tsx'
import { employee } from './employee/employee.step.ts'
import { note } from './note/note.step.ts'
import { orderSummary } from './order-summary/order-summary.step.ts'
import { quantity } from './quantity/quantity.step.ts'
import { runningOrder } from './running-order/running-order.step.ts'

const asked: Asked = { ...exampleContext(), order: exampleOrder, answer: (step) => step.initial }

/** The verdict as an operator reads it in Swedish. */
function swedish(verdict: Verdict): string[] {
  if (verdict === 'ok') return ['ok']
  const all = [...('blocked' in verdict ? [verdict.blocked] : []), ...(verdict.warn ?? [])]
  return all.map((said) => ('text' in said ? said.text : text('sv', said.key as TextKey, said.values)))
}

describe('running order', () => {
  test('W-VALID-01 waits for a selection', () => {
    expect(runningOrder.check(null, {}, asked)).toMatchObject({ blocked: {} })
    expect(runningOrder.check(exampleOrder, {}, asked)).toBe('ok')
  })
  test('W-STEP-24 W-WIZARD-13-X is keyed by record_no and advances on a row', () =>
    expect(runningOrder).toMatchObject({ table: { key: 'record_no' }, advancesOnPick: true }))
})

describe('employee', () => {
  test.each<[string, string, EmployeeCheck, string]>([
    ['W-VALID-24 waits for a number', '', 'unchecked', 'Enter the employee number.'],
    ['W-VALID-24 0. is none', '0.', 'unchecked', 'Enter the employee number.'],
    ['W-VALID-23 waits for the check', '42', 'checking', 'Checking the employee…'],
    ['W-ERROR-01 unknown', '42', 'unknown', 'Enter another employee number.'],
    ['W-ERROR-02 not allowed', '42', 'not-allowed', 'Enter another employee number.'],
    ['W-ERROR-03-X the check itself failed', '42', 'failed', 'The employee could not be checked, try again'],
  ])('%s', (_title, number, check, expected) => {
    const verdict = employee.check({ number, check, name: '' }, employee.settings, asked)
    const said = verdict !== 'ok' && 'blocked' in verdict ? verdict.blocked : null
    expect(said && 'key' in said && text('en', said.key)).toBe(expected)
  })
  test('W-VALID-23 W-CALL-05-X passes when the server knows the employee', () =>
    expect(employee.check({ number: '42', check: 'ok', name: 'Anna Berg' }, employee.settings, asked)).toBe('ok'))
})

describe('quantity', () => {
  const judge = (entry: string, settings: Partial<typeof quantity.settings>) =>
    swedish(quantity.check(entry, { ...quantity.settings, ...settings }, asked))
  test.each<[string, string, Partial<typeof quantity.settings>, string[]]>([
    ['W-VALID-14', '1', { warnOverProdQty: -1 }, ['Order är överproducerad, är du säker på att du vill fortsätta?']],
    [
      'W-VALID-15',
      '11',
      { warnOverProdQty: 10 },
      ['Order kommer att vara överproducerad, är du säker på att du vill fortsätta?'],
    ],
    ['W-VALID-16', '101', { warnMaxQty: 100 }, ['Kvantitet är över 100, är du säker på att du vill fortsätta?']],
    ['W-VALID-08 minMessage', '4', { watchMin: 5, minMessage: 'Minst fem!' }, ['Minst fem!']],
    ['W-VALID-08 without one', '4', { watchMin: 5 }, ['Antalet måste vara minst 5.']],
    ['W-VALID-09 maxMessage', '6', { watchMax: 5, maxMessage: 'Högst fem!' }, ['Högst fem!']],
    ['W-VALID-06', '', {}, ['Ange ett antal.']],
    ['W-VALID-06 good', '5', {}, ['ok']],
  ])('%s', (_title, entry, settings, expected) => expect(judge(entry, settings)).toEqual(expected))

  test.each<[string, Partial<typeof quantity.settings>, boolean]>([
    ['', {}, false],
    ['0', {}, false],
    ['4', { watchMin: 5 }, true],
    ['6', { watchMax: 5 }, true],
    ['6', { max: 5 }, true],
    ['-', {}, true],
  ])('T-PLANT-233 %j under %j is refused: %s, not only missing', (entry, settings, refused) =>
    expect(quantity.check(entry, { ...quantity.settings, ...settings }, asked)).toMatchObject({ refused }),
  )

  test('W-VALID-17 a warning blocks nothing', () =>
    expect(quantity.check('11', { ...quantity.settings, warnOverProdQty: 10 }, asked)).not.toHaveProperty('blocked'))
})

test.each([
  ['nothing set', {}, false, 'clear'],
  ['Backspace removes a digit', { backspace: 'digit' }, false, 'backspace'],
  ['Backspace clears', { backspace: 'clear' }, false, 'clear'],
  ['a leading zero', { leadingZero: true }, true, 'clear'],
] as const)(
  'W-TOOL-15 W-TOOL-18 W-TOOL-19-X the keypad as a company sets it: %s',
  (_what, set, leadingZero, backspace) => {
    const keys = keysOf({ ...noInputSettings, ...set })
    expect(keys.leadingZero).toBe(leadingZero)
    expect(keys.bindings).toEqual({ ...defaultKeypadBindings, Backspace: backspace })
  },
)

test('W-VALID-02 the note waits for words unless it may be empty', () => {
  expect(note.check(' ', { canBeEmpty: false }, asked)).toMatchObject({ blocked: { key: 'wizard.note.enter' } })
  expect(note.check(' ', { canBeEmpty: true }, asked)).toBe('ok')
})

test('W-STEP-14 the summary needs an order', () => {
  expect(orderSummary.check(null, orderSummary.settings, asked)).toBe('ok')
  expect(orderSummary.check(null, orderSummary.settings, { ...asked, order: null })).not.toBe('ok')
})
