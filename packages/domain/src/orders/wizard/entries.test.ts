import { describe, expect, test } from 'vitest'
import { availableOrders, orderToTake } from './available-orders.ts'
import { charactersLeft, checkNote } from './check-note.ts'
import {
  answeredEmployee,
  autoFilledEmployee,
  canBeChecked,
  type EmployeeAnswer,
  type SignedIn,
  typedEmployee,
} from './employee-entry.ts'
import { saysNothing } from './no-value.ts'
import { orderSummary } from './order-summary.ts'
import { problemLine, type StepInputs, stepProblem } from './step-problem.ts'

describe('W-VALID-07-C W-VALID-24 an entry that says nothing', () => {
  test.each([
    ['', true],
    ['0', true],
    ['0.', true],
    ['0.0', true],
    ['-', true],
    [' ', true],
    ['1', false],
    ['0.1', false],
    ['007', false],
    ['K12', false],
  ])('%j: %s', (entry, expected) => expect(saysNothing(entry)).toBe(expected))
})

describe('the note', () => {
  test.each<[string, string, boolean, string]>([
    ['W-VALID-02 must say something', '', false, 'empty'],
    ['W-VALID-03-X spaces say nothing', '   \n', false, 'empty'],
    ['W-VALID-02 unless it may be empty', '', true, 'ok'],
    ['W-VALID-02 says something', 'new batch', false, 'ok'],
    ['W-VALID-03-X has 1000 characters at most', 'x'.repeat(1000), false, 'ok'],
    ['W-VALID-03-X and not one more', 'x'.repeat(1001), true, 'too-long'],
    ['W-VALID-03-X spaces around it are not counted', ` ${'x'.repeat(1000)} `, true, 'ok'],
  ])('%s', (_title, note, canBeEmpty, expected) => expect(checkNote(note, { canBeEmpty })).toBe(expected))

  test('W-VALID-03-X the remaining count', () => expect(charactersLeft('four')).toBe(996))
})

describe('the employee', () => {
  test.each<[string, string, boolean, string]>([
    ['W-SF-10 with digits only leading zeros stay', '0042', true, '0042'],
    ['W-SF-10 and nothing else does', '00A4 2', true, '0042'],
    ['W-SF-10 otherwise it is text', 'A-42', false, 'A-42'],
  ])('%s', (_title, typed, digitsOnly, expected) => expect(typedEmployee(typed, digitsOnly).number).toBe(expected))

  test('W-VALID-24 nothing is checked while nothing is said', () => {
    expect(canBeChecked(typedEmployee('0', true))).toBe(false)
    expect(canBeChecked(typedEmployee('7', true))).toBe(true)
  })

  const anna: EmployeeAnswer = { is_valid_employee: true, allow_sign_in: true, balthzar_full_name: 'Anna Berg' }
  test.each<[string, EmployeeAnswer | undefined, string, string]>([
    ['W-VALID-23 W-CALL-05-X known and allowed shows the name', anna, 'ok', 'Anna Berg'],
    ['W-ERROR-01 unknown', { ...anna, is_valid_employee: false, balthzar_full_name: '' }, 'unknown', ''],
    ['W-ERROR-01 no answer row is unknown', undefined, 'unknown', ''],
    ['W-ERROR-02 known but not allowed', { ...anna, allow_sign_in: false }, 'not-allowed', 'Anna Berg'],
  ])('%s', (_title, answer, check, name) =>
    expect(answeredEmployee('42', answer)).toEqual({ number: '42', check, name }),
  )

  const one: SignedIn = {
    onDevice: '',
    automaticSignIn: true,
    signedIn: ['42'],
    onInterface: true,
    manualVerification: false,
  }
  test.each<[string, Partial<SignedIn>, string]>([
    ['W-STATE-07 the one who is signed in', {}, '42'],
    ['W-STATE-07 W-SF-07 never without automatic sign-in', { automaticSignIn: false }, ''],
    ['W-STATE-07 not with two', { signedIn: ['42', '43'] }, ''],
    ['W-STATE-07 not with none', { signedIn: [] }, ''],
    ['W-STATE-07 only on the interface', { onInterface: false }, ''],
    ['W-STATE-07 not when the activity asks for manual verification', { manualVerification: true }, ''],
    [
      'W-STATE-07 who came with a badge, whatever the machine is set to',
      { onDevice: '7', automaticSignIn: false },
      '7',
    ],
    ['W-STATE-07 who came with a badge before who is signed in at the machine', { onDevice: '7' }, '7'],
    ['W-STATE-07 nor a badge where the activity asks', { onDevice: '7', manualVerification: true }, ''],
  ])('%s', (_title, change, expected) => expect(autoFilledEmployee({ ...one, ...change })).toBe(expected))
})

describe('a misconfigured step', () => {
  const inputs: StepInputs = {
    step: 'running-order',
    machine_id: 'M101',
    component: true,
    touch: { empty: false },
    table: { key: 'record_no', columns: ['card_no'] },
  }
  test.each<[string, Partial<StepInputs>, string | null]>([
    ['W-WIZARD-09-X all is there', {}, null],
    ['W-WIZARD-09-X a step without a table needs no columns', { table: undefined }, null],
    ['W-WIZARD-09-X unknown component', { component: false }, 'the component of the step is unknown'],
    ['W-WIZARD-09-X no touch config', { touch: null }, 'the touch configuration of the machine is missing'],
    ['W-WIZARD-09-X empty touch config', { touch: { empty: true } }, 'the touch configuration of the machine is empty'],
    ['W-WIZARD-09-X no columns', { table: { key: 'x', columns: [] } }, 'the table of the step has no columns'],
    ['W-WIZARD-09-X no key', { table: { key: '', columns: ['x'] } }, 'the table of the step has no key field'],
  ])('%s', (_title, change, expected) => expect(stepProblem({ ...inputs, ...change })).toBe(expected))

  test('W-WIZARD-09-X the log names wizard, step and machine', () =>
    expect(problemLine('report-quantity', inputs, 'it is so')).toBe(
      'Wizard report-quantity, step running-order, machine M101: it is so',
    ))
})

describe('orders', () => {
  const order = (status: string, card_no = '1') => ({ status, card_no })
  test.each<[string, { status: string; card_no: string }[], number, boolean]>([
    ['W-WIZARD-14 one order is the only one', [order('1')], 1, true],
    ['W-WIZARD-14 of two none is', [order('1'), order('1')], 2, false],
    ['W-ERROR-15 W-ERROR-16-X a first order with status 0 means none', [order('0')], 0, false],
    ['W-WIZARD-14 of none none is', [], 0, false],
  ])('%s', (_title, rows, count, only) => {
    const available = availableOrders(rows)
    expect(available).toHaveLength(count)
    expect(orderToTake(available) !== undefined).toBe(only)
  })

  test.each<[string, string[], string | null, string | undefined]>([
    ['W-WIZARD-15 the planned order that is selected already', ['1', '2', '3'], '2', '2'],
    ['W-WIZARD-15 one that is no longer planned is not', ['1', '2'], '9', undefined],
    ['W-WIZARD-16 the single finished order', ['1'], null, '1'],
    ['W-WIZARD-16 of several none', ['1', '2'], null, undefined],
  ])('%s is taken by itself', (_title, cards, chosen, taken) =>
    expect(
      orderToTake(
        cards.map((card_no) => order('1', card_no)),
        chosen,
      )?.card_no,
    ).toBe(taken),
  )

  const summed = {
    part_no: 'P-1',
    part_description: 'Lid',
    work_order_no: 'WO-9',
    planned_op_qty: 500,
    quantity_per_cycle: 4,
    op_no: '10',
    op_name: 'Moulding',
    planned_setup_time: 0.5,
    planned_unit_time: 12,
    planned_speed: 48,
    capacity_factor: 0.9,
  }
  test('W-STEP-14 the order summary, in the order of the specification', () =>
    expect(orderSummary(summed).map(({ field, value }) => `${field}=${value}`)).toEqual([
      'part_no=P-1',
      'part_description=Lid',
      'order_no=WO-9',
      'order_amount=500',
      'cycle_amount=4',
      'op_no=10',
      'op_name=Moulding',
      'planned_setup_time=0.5',
      'planned_unit_time=12',
      'planned_speed=48',
      'capacity_factor=0.9',
    ]))

  test.each(['', '-'])('W-STEP-14 an order number of %j is left out', (work_order_no) =>
    expect(orderSummary({ ...summed, work_order_no }).map(({ field }) => field)).not.toContain('order_no'),
  )

  test.each<[string, number | undefined, number]>([
    ['W-STEP-15 without a cycle amount the quantity per cycle is shown', undefined, 4],
    ['W-STEP-15 with one it is not', 8, 8],
  ])('%s', (_title, cycle_qty, expected) =>
    expect(orderSummary({ ...summed, cycle_qty }).find(({ field }) => field === 'cycle_amount')?.value).toBe(expected),
  )
})
