import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { exampleDashboards } from './dashboards.ts'

const WIDGETS = new URL('../../../apps/web/src/widgets/', import.meta.url)

test('T-PLANT-258 every kind of widget that is offered stands on a dashboard of the example plant', () => {
  const shown = exampleDashboards.flatMap(({ widgets }) =>
    widgets.flatMap(({ component, config }) => [component, (config.child as { component?: string })?.component ?? '']),
  )
  const offered = globSync('*/*.widget.ts', { cwd: WIDGETS })
    .filter((path) => !readFileSync(new URL(path, WIDGETS), 'utf8').includes('onlyInDevelopment: true'))
    .map((path) => basename(path, '.widget.ts'))
  expect(offered.length).toBeGreaterThan(30)
  expect(offered.filter((kind) => !shown.includes(kind))).toEqual([])
})
