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

test.each([
  [{}, undefined],
  [{ grid: { columns: 2, rows: 2 } }, undefined],
  [{ grid: { columns: 0 } }, { id: 'w1', option: 'grid' }],
  [{ grid: { padding: 201 } }, { id: 'w1', option: 'grid' }],
])('D-VALID-01 D-VALID-02 D-VALID-03-X tiles %o are %o', (config, problem) => {
  expect(lookProblem([{ ...widget(config), component: 'sub-dashboard-multiple' }])).toEqual(problem)
  expect(lookProblem([widget(config)])).toBeUndefined()
})
