import { expect, test } from 'vitest'
import { judgeMachine } from './judge-machine.ts'
import { machineNumberFault, nextNumber } from './machine-number.ts'
import { lineNumber, placeCode } from './place-code.ts'

test.each([
  ['M101', true],
  ['Svets 3', true],
  ['0815', true],
  ['A-12.b_3', true],
  ['Å1', true],
  ['', false],
  [' M1', false],
  ['M1 ', false],
  ['M  1', false],
  ['..', false],
  ['M1/2', false],
  ['M1;M2', false],
  ['M1,M2', false],
  ['M#1', false],
  ['M%201', false],
  ['X'.repeat(20), true],
  ['X'.repeat(21), false],
])('T-PLANT-127 a machine may be numbered “%s”: %s', (number, allowed) => {
  expect(machineNumberFault(number) === null).toBe(allowed)
})

test.each([
  ['M109', [], 'M110'],
  ['07', [], '08'],
  ['P2-09', ['P2-10'], 'P2-11'],
  ['Svets', [], ''],
  ['9', [], '10'],
])('T-PLANT-127 a copy of %s (taken: %j) is offered the number %s', (of, taken, next) => {
  expect(nextNumber(of, new Set(taken))).toBe(next)
})

const machine = {
  machine_id: 'M1',
  machine_id_real: '',
  oee_green_limit: 85,
  oee_yellow_limit: 65,
  q_green_limit: 98,
  q_yellow_limit: 95,
  efficiency_green_limit: 85,
  efficiency_yellow_limit: 60,
  speed_green_limit: 5,
  speed_yellow_limit: 10,
}
test.each([
  ['as it is offered', {}, true, undefined],
  ['green not above yellow', { oee_green_limit: 65 }, true, 'limits-oee'],
  ['quality the wrong way round', { q_yellow_limit: 99 }, false, 'limits-q'],
  ['green availability not above yellow', { efficiency_yellow_limit: 85 }, false, 'limits-t'],
  ['green for a greater deviation than yellow', { speed_green_limit: 10 }, true, 'limits-speed'],
  ['a number nobody can put into an address', { machine_id: 'M/1' }, true, 'machine-number'],
  ['a number that was there before', { machine_id: 'M;1' }, false, undefined],
  ['behind itself', { machine_id_real: 'M1' }, false, 'machine-behind-itself'],
])('T-PLANT-127 a machine %s', (_what, change, added, refusal) => {
  expect(judgeMachine({ ...machine, ...change }, { added })?.refusal).toBe(refusal)
})

test.each([
  ['Formsprutning', [], 'FORMSPRUTN'],
  ['Hall 2', [], 'HALL2'],
  ['Måleri', [], 'MALERI'],
  ['Måleri', ['MALERI'], 'MALERI2'],
  ['Formsprutning B', ['FORMSPRUTN', 'FORMSPRUT2'], 'FORMSPRUT3'],
  ['東', [], '1'],
  ['東', ['1'], '2'],
])('T-PLANT-128 a place “%s” beside %j gets the code %s', (name, taken, code) => {
  expect(placeCode(name, new Set(taken))).toBe(code)
})

test('T-PLANT-128 a new line gets the number after the highest', () => {
  expect([lineNumber(new Set()), lineNumber(new Set(['3', '12']))]).toEqual(['1', '13'])
})
