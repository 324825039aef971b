import { expect, test } from 'vitest'
import { planForResource, resourcePlanningDays } from './resource-planning.ts'

test.each([
  ['', 2],
  ['5', 5],
  ['1', 1],
  ['0', 2],
  ['-1', 2],
  ['soon', 2],
])('T-LIMIT-04 the day limit %j is %i days', (setting, days) => expect(resourcePlanningDays(setting)).toBe(days))

const resource = { machine_id: 'R901', resource_type: 2, department: '10' }
const card = { card_no: 'C1', status: 'planned', department: '10' }
test.each([
  ['its own planned order', {}, {}, undefined],
  ['an ordinary machine', { resource_type: 0 }, {}, 'not-a-planning-resource'],
  ['another department', {}, { department: '20' }, 'order-of-another-department'],
  ['an order that runs', {}, { status: 'running' }, 'order-not-planned'],
])('T-CALL-08 a resource takes on: %s', (_what, own, order, refusal) =>
  expect(planForResource({ ...resource, ...own }, { ...card, ...order })?.refusal).toBe(refusal),
)
