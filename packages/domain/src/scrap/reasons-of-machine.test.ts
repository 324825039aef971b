import { expect, test } from 'vitest'
import { reasonsOfMachine } from './reasons-of-machine.ts'

const reasons = [
  { code: '10', active: true, machines: null },
  { code: '11', active: true, machines: ['M1'] },
  { code: '12', active: true, machines: ['M2'] },
  { code: '13', active: false, machines: ['M1'] },
]

test.each([
  ['without SF254', 'M1', [], ['10', '11', '12']],
  ['with SF254', 'M1', [254], ['11']],
  ['with SF254 and no linked reason', 'M3', [254], ['10', '11', '12']],
])('W-SF-05 W-SF-06-X reasons %s', (_what, machine_id, special_functions, codes) => {
  expect(reasonsOfMachine(reasons, { machine_id, special_functions }).map(({ code }) => code)).toEqual(codes)
})

test('W-SF-06-X an unknown machine gets the company-wide reasons', () => {
  expect(reasonsOfMachine(reasons, null)).toHaveLength(3)
})
