import { expect, test } from 'vitest'
import { setupTypeRefusal, toolRefusal } from './named-at-start.ts'

test.each([
  ['none is named', { tool_id: '', planned: 'T1', exists: false }, null],
  ['the part’s own, which the ERP alone knows', { tool_id: 'T1', planned: 'T1', exists: false }, null],
  ['another one of the plant', { tool_id: 'T2', planned: 'T1', exists: true }, null],
  ['one that nobody has', { tool_id: 'T9', planned: 'T1', exists: false }, 'tool-not-found'],
])('T-PLANT-360 the tool of a start: %s', (_what, tool, refusal) => {
  expect(toolRefusal(tool)?.refusal ?? null).toBe(refusal)
})

test.each([
  ['none is said', '', ['FULL'], null],
  ['one of the machine', 'FULL', ['TOOL', 'FULL'], null],
  ['one that it does not have', 'FUL', ['TOOL', 'FULL'], 'setup-type-not-found'],
  ['in words where it has none', 'new mould', [], null],
])('T-PLANT-360 the setup type of a start: %s', (_what, setup_type, offered, refusal) => {
  expect(setupTypeRefusal({ setup_type, machine_id: 'M1', offered })?.refusal ?? null).toBe(refusal)
})
