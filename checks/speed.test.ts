import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const web = [...codePaths('apps/web/src/'), ...codePaths('packages/ui/src/')].filter((path) => !isTest(path))
const suspends = /\blazy\b[^'"]*\bfrom 'react'|\bSuspense\b[^'"]*\bfrom 'react'|\blazyRouteComponent\b/

test('what suspends is shown 300 ms late: late() of packages/ui shows code as soon as it is there', () =>
  expectNone(
    web.filter((path) => suspends.test(withoutComments(readText(path)))),
    'These suspend; use late() from @takt/ui/late/late.tsx (docs/decisions/0028-late-code-does-not-suspend.md):',
  ))
