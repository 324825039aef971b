import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { itemOf } from './source/catalogue-items.ts'
import { cyclesOf } from './source/cycles.ts'
import { allEdges, type Edge, showEdge } from './source/import-edges.ts'
import { packagesOf, ruleOf, testPackages, webLayerOf, webLayers } from './source/import-rules.ts'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, ROOT } from './source/source-files.ts'

const edges = allEdges()
const inner = edges.flatMap((edge) => (edge.to.kind === 'file' ? [{ ...edge, path: edge.to.path }] : []))

test('the scanner sees the tree: rules over nothing would hold for ever', () =>
  expect(inner.length).toBeGreaterThan(500))

test('a file that git ignores or nobody wrote is missing on every other machine', () => {
  const importers = new Map<string, string[]>()
  for (const { from, to } of edges) {
    if (to.kind === 'missing') importers.set(to.path, [...(importers.get(to.path) ?? []), from])
  }
  expectNone(
    [...importers].sort().map(([path, from]) => {
      const why = existsSync(join(ROOT, path)) ? 'is ignored by git (.gitignore)' : 'does not exist'
      return `${path} ${why}; imported by ${from[0]}${from.length > 1 ? ` and ${from.length - 1} more` : ''}`
    }),
    'Every import leads to a file that git would commit.',
  )
})

test('a package that uses what stands above it can no longer be understood, tested or replaced alone', () => {
  const violations = edges.filter((edge) => !isAllowed(edge))
  expectNone(
    violations.map((edge) => `${showEdge(edge)}\n      ${ruleOf(edge.from).sentence}`),
    'Who may import whom:',
  )
})

function isAllowed({ from, to, imported }: Edge): boolean {
  const rule = ruleOf(from)
  const inTest = isTest(from)
  // A file named by URL is run as a process of its own, or read: nothing of it is imported.
  if (imported.kind === 'url' || to.kind === 'missing') return true
  if (to.kind === 'node') return rule.node === true || inTest || !from.includes('/src/')
  if (to.kind === 'package') {
    return packagesOf(rule).includes(to.name) || (inTest && testPackages.includes(to.name)) || isBuiltin(from, to.name)
  }
  if (to.path.startsWith(rule.area)) return true
  if (isOfTheRun({ from, path: to.path })) return true
  return rule.may.some((area) => to.path.startsWith(area)) || (inTest && to.path.startsWith('packages/example-plant/'))
}

/** The hour at which a run lives and the pace of its machine belong to whoever runs the tests; those who start servers ask. */
function isOfTheRun({ from, path }: { from: string; path: string }): boolean {
  return /^scripts\/stages\/(test-clock(\.setup)?|machine)\.ts$/.test(path) && isTest(from)
}

/** The entry runs on a Node that does not know the node: protocol; configuration files use the runner that reads them. */
function isBuiltin(from: string, name: string): boolean {
  return from.endsWith('.cjs') || (/\.config\.ts$/.test(from) && ['vitest', '@playwright/test', 'vite'].includes(name))
}

test('a package reached by path instead of by name moves with nobody noticing', () =>
  expectNone(
    inner
      .filter((edge) => !isOfTheRun(edge))
      .filter(
        ({ from, imported, path }) =>
          imported.specifier.startsWith('.') && imported.kind !== 'url' && areaOf(from) !== areaOf(path),
      )
      .map(showEdge),
    'Packages and apps import each other as @takt/…, never by a relative path.',
  ))

function areaOf(path: string): string {
  return /^(packages|apps)\/[^/]+\//.exec(path)?.[0] ?? ''
}

test('the example plant in the product would put example data into a real company', () =>
  expectNone(
    inner
      .filter(({ from, path }) => from.startsWith('apps/server/') && path.startsWith('packages/example-plant/'))
      .filter(({ from }) => !/^apps\/server\/(src\/(seed|run)|test)\//.test(from) && !isTest(from))
      .map(showEdge),
    'In the server only src/seed, src/run and tests use the example plant.',
  ))

test('a lower layer of the web app that knows a higher one cannot be used by the next page', () =>
  expectNone(
    inner
      .filter(({ from, path, imported }) => {
        const [layer, used] = [webLayerOf(from), webLayerOf(path)]
        if (layer === undefined || used === undefined || layer === used) return false
        if (layer === 'routes' && ['pages', 'wizards'].includes(used) && imported.kind === 'lazy') return false
        return !(webLayers[layer] ?? []).includes(used)
      })
      .map(showEdge),
    'Inside the web app: pages → shell → panels, wizards, widgets → dashboard → parts → routes → data → device.',
  ))

test('a new folder of the web app without a place in the layers escapes them', () =>
  expectNone(
    [...new Set(codePaths('apps/web/src/').map(webLayerOf))].filter(
      (layer) => layer !== undefined && !webLayers[layer],
    ) as string[],
    'Every folder of apps/web/src stands in webLayers (checks/source/import-rules.ts).',
  ))

test('two items of a catalogue that know each other can no longer be changed or removed alone', () =>
  expectNone(
    inner
      .filter(({ from, path }) => {
        const [one, other] = [itemOf(from), itemOf(path)]
        return one && other && one.catalogue === other.catalogue && one.id !== other.id
      })
      .map(showEdge),
    'Items of one catalogue never import each other; what two share moves down.',
  ))

test('files that need each other can only be understood, moved and tested together: types and lazy imports too', () => {
  const graph = new Map<string, string[]>(codePaths().map((path) => [path, []]))
  for (const edge of inner) if (!opensPage(edge) && edge.imported.kind !== 'url') graph.get(edge.from)?.push(edge.path)
  expectNone(
    cyclesOf(graph).map((cycle) => cycle.join(' ↔ ')),
    'No import cycles.',
  )
})

/** A route names its page by a lazy import, and the page links to other routes. */
function opensPage({ from, imported }: Edge): boolean {
  return imported.kind === 'lazy' && from.startsWith('apps/web/src/routes/')
}
