import { expect, test } from 'vitest'
import { type ToolChild, toolsOf } from './tool-structure.ts'

const planned = { tool_id: 'T-PLAN', mother_tool_id: 'M-PLAN' }
const child = (child_tool_id: string, category: string): ToolChild => ({ child_tool_id, category })

test.each([
  [
    'Main and mother form are found',
    [child('A', ''), child('B', 'Main'), child('C', '4')],
    { tool_id: 'B', mother_tool_id: 'C', structure_tool_id: 'S1' },
  ],
  [
    'the first of each category counts',
    [child('B', 'Main'), child('B2', 'Main'), child('C', '4'), child('C2', '4')],
    { tool_id: 'B', mother_tool_id: 'C', structure_tool_id: 'S1' },
  ],
  [
    'without a mother form the planned one stays',
    [child('B', 'Main')],
    { tool_id: 'B', mother_tool_id: 'M-PLAN', structure_tool_id: 'S1' },
  ],
  [
    'without a Main tool the structure is the planned tool',
    [child('C', '4')],
    { tool_id: 'T-PLAN', mother_tool_id: 'C', structure_tool_id: 'T-PLAN' },
  ],
  [
    'a structure without children changes nothing',
    [],
    { tool_id: 'T-PLAN', mother_tool_id: 'M-PLAN', structure_tool_id: 'T-PLAN' },
  ],
])('T-CALL-50-X %s', (_what, children, expected) => {
  expect(toolsOf(planned, 'S1', children)).toEqual(expected)
})
