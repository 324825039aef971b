import { expect, test } from 'vitest'
import { allEdges } from './source/import-edges.ts'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const web = [...codePaths('apps/web/src/'), ...codePaths('packages/ui/src/')].filter((path) => !isTest(path))
const suspends = /\blazy\b[^'"]*\bfrom 'react'|\bSuspense\b[^'"]*\bfrom 'react'|\blazyRouteComponent\b/

test('what suspends is shown 300 ms late: lazy() of packages/ui shows code as soon as it is there', () =>
  expectNone(
    web.filter((path) => suspends.test(withoutComments(readText(path)))),
    'These suspend; use lazy() from @takt/ui/lazy/lazy.tsx (docs/decisions/0028-lazy-code-does-not-suspend.md):',
  ))

/** The first of chunks.ts: what stands before an operator after the sign-in. */
const firstScreen = [...readText('apps/web/chunks.ts').matchAll(/'(\/[\w/-]+\.tsx)'/g)]
  .map(([, end]) => codePaths('apps/web/').find((path) => `/${path}`.endsWith(end as string)) as string)
  .slice(0, 5)

test('a schema on the first screen brings the schema library: 25 kB that every terminal waits for', () => {
  expect(firstScreen.at(-1)).toMatch(/MachinesPage\.tsx$/)
  const from = new Map<string, string>(firstScreen.map((path) => [path, '']))
  const found: string[] = []
  const edges = Map.groupBy(allEdges(), (edge) => edge.from)
  for (const path of from.keys()) {
    for (const { imported, to } of edges.get(path) ?? []) {
      if (imported.kind !== 'value') continue
      if (to.kind === 'package' && to.name === 'zod') found.push(`${path} ← ${from.get(path)}`)
      if (to.kind === 'file' && !from.has(to.path)) from.set(to.path, path)
    }
  }
  expectNone(found, 'What the first screen imports uses no zod; put the rule beside its schema into a file of its own:')
})
