import { expect, test } from 'vitest'
import { areaOf, areas, isBelow, LAYERS } from './source/areas.ts'
import { allEdges, showEdge } from './source/import-edges.ts'
import { expectNone } from './source/none.ts'
import { allPaths, isTest } from './source/source-files.ts'

/** What puts the areas together may name all of them; a folder that is neither hides what belongs to one. */
const ABOVE: Readonly<Record<string, string>> = {
  'apps/server/src/run': 'starts the product',
  'apps/server/src/seed': 'fills the example plant',
  'apps/server/src/openapi': 'describes all calls',
  'apps/server/src/jobs': 'the list of all jobs',
}

test('a folder outside of the areas is one more place in which a reader has to look', () => {
  const known = areas.map(([name]): string => name)
  const folders = new Set(
    allPaths().flatMap((path) => {
      const layer = LAYERS.find((start) => path.startsWith(start))
      const [folder, ...rest] = layer ? path.slice(layer.length).split('/') : []
      return layer && folder && rest.length > 0 && !known.includes(folder) ? [layer + folder] : []
    }),
  )
  expect([...folders].sort()).toEqual(Object.keys(ABOVE).sort())
})

test('an area that leans on one above it cannot be changed or read alone: types and lazy imports too', () =>
  expectNone(
    allEdges()
      .filter(({ from, to }) => {
        if (to.kind !== 'file' || isTest(from) || from.includes('.fixture.')) return false
        const [area, other] = [areaOf(from), areaOf(to.path)]
        if (!area) return false
        const above = !other && LAYERS.some((layer) => to.kind === 'file' && to.path.startsWith(layer))
        return above || (other !== undefined && isBelow(area, other))
      })
      .map((edge) => `${showEdge(edge)} (${areaOf(edge.from)} may not use ${areaOfTarget(edge)})`),
    `Areas from the ground up: ${areas.map(([name]) => name).join(' ')}`,
  ))

function areaOfTarget({ to }: ReturnType<typeof allEdges>[number]): string {
  return to.kind === 'file' ? (areaOf(to.path) ?? 'what puts the areas together') : ''
}
