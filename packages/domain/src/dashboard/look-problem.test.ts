import { expect, test } from 'vitest'
import { lookProblem } from './look-problem.ts'

const widget = (config: Record<string, unknown>) => ({
  id: 'w1',
  component: 'gauge',
  pos: { x: 0, y: 0, w: 1, h: 1 },
  config,
})

test.each([
  [{}, undefined],
  [{ style: 'widgetstyle' }, undefined],
  [{ style: 'blockstyle' }, undefined],
  [{ style: 'tightstyle' }, undefined],
  [{ style: 'loud' }, { id: 'w1', option: 'style' }],
  [{ style: null }, { id: 'w1', option: 'style' }],
  [{ horizontalAlignment: 'middle' }, { id: 'w1', option: 'horizontalAlignment' }],
])('D-CONFIG-05-X a box %o is %o', (config, problem) => {
  expect(lookProblem([widget(config)])).toEqual(problem)
})
