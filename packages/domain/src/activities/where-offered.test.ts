import { expect, test } from 'vitest'
import { blankStep } from './blank-activity-type.ts'
import { fitsOrder, isOffered, type Restrictions, type RowConditions, rowApplies } from './where-offered.ts'

const free: Restrictions = {
  machines: [],
  department: '',
  zone: '',
  category: '',
  part_no: '',
  part_type_id: '',
  op_number: '',
  tool_id: '',
}
const order = (part_no: string, op_number: string) => ({ part_no, part_type_id: 'LID', op_number, tool_id: 'T-1' })
const place = {
  machine_id: 'M101',
  department: 'IM',
  zone: 'A1',
  category: 'IM',
  running: [order('P-1', '10'), order('P-2', '20')],
}

test.each<[string, Partial<Restrictions>, boolean]>([
  ['nothing restricted', {}, true],
  ['this machine among others', { machines: ['M100', 'M101'] }, true],
  ['other machines', { machines: ['M100'] }, false],
  ['its department', { department: 'IM' }, true],
  ['another department', { department: 'AS' }, false],
  ['another zone', { zone: 'B1' }, false],
  ['another category', { category: 'PR' }, false],
  ['a part that runs', { part_no: 'P-2' }, true],
  ['a part that does not run', { part_no: 'P-3' }, false],
  ['a part type that runs', { part_type_id: 'LID' }, true],
  ['part and operation of one order', { part_no: 'P-2', op_number: '20' }, true],
  ['part and operation of two orders', { part_no: 'P-2', op_number: '10' }, false],
])('W-CALL-06-C offered with %s: %o → %s', (_what, change, expected) =>
  expect(isOffered({ ...free, ...change }, place)).toBe(expected),
)

test('W-CALL-06-C with no order running an activity for a part is not offered', () =>
  expect(isOffered({ ...free, part_no: 'P-1' }, { ...place, running: [] })).toBe(false))

test.each<[Partial<Restrictions>, object, boolean]>([
  [{ part_no: 'P-1' }, { part_no: '' }, true],
  [{ part_no: 'P-1' }, { part_no: 'P-1' }, true],
  [{ part_no: 'P-1' }, { part_no: 'P-2' }, false],
  [{}, { tool_id: 'T-9' }, true],
])('W-CALL-06-C %o asked for with %o: %s', (change, wanted, expected) =>
  expect(fitsOrder({ ...free, ...change }, wanted)).toBe(expected),
)

const row: RowConditions = blankStep
test.each<[string, Partial<RowConditions>, number, boolean]>([
  ['without conditions', {}, 1, true],
  ['for another machine', { machines: ['M102'] }, 1, false],
  ['for this part', { part_nos: ['P-1'] }, 1, true],
  ['for another part type', { part_types: ['BOX'] }, 1, false],
  ['for another tool', { tools: ['T-2'] }, 1, false],
  ['for another operation', { op_numbers: ['30'] }, 1, false],
  ['every second: the first', { frequency: 2 }, 1, false],
  ['every second: the second', { frequency: 2 }, 2, true],
  ['every second with offset 1: the first', { frequency: 2, frequency_offset: 1 }, 1, true],
  ['every third: the sixth', { frequency: 3 }, 6, true],
])('W-WIZARD-37-X a row %s', (_what, change, creation_no, expected) =>
  expect(rowApplies({ ...row, ...change }, { machine_id: 'M101', order: order('P-1', '10'), creation_no })).toBe(
    expected,
  ),
)
