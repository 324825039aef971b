import { expect, test } from 'vitest'
import { wholeTools } from './whole-tool.ts'

const whole = wholeTools(
  [
    ['T-1', 'T-1-A'],
    ['T-1', 'T-1-B'],
    ['T-1-A', 'T-1-A1'],
    ['T-1-A', 'FORM'],
    ['T-1-B', 'FORM'],
    ['T-2', 'SHARED'],
    ['T-3', 'SHARED'],
    ['ROUND', 'ABOUT'],
    ['ABOUT', 'ROUND'],
  ].map(([tool_id = '', child_tool_id = '']) => ({ tool_id, child_tool_id })),
)

test.each([
  ['a core set is of its mother tool', 'T-1-A1', 'T-1'],
  ['so is a structure', 'T-1-B', 'T-1'],
  ['a form of two structures of one tool too', 'FORM', 'T-1'],
  ['the mother tool is itself', 'T-1', 'T-1'],
  ['what belongs to two tools stays itself', 'SHARED', 'SHARED'],
  ['a tool without a structure too', 'T-9', 'T-9'],
  ['no tool is no tool', '', ''],
  ['a structure that ends in itself ends', 'ROUND', 'ABOUT'],
])('T-PLANT-402 %s', (_, mounted, tool) => {
  expect(whole(mounted)).toBe(tool)
  expect(whole(mounted)).toBe(tool)
})
