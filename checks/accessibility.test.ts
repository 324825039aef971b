import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, readText } from './source/source-files.ts'

/** They need something chosen before, or only lead on: their own specs open them. */
const openedElsewhere = [
  'AdjustScrapPage',
  'CodeStopsPage',
  'DashboardStopCodePage',
  'DocumentPage',
  'FirstPieceOkPage',
  'IsolationPage',
  'OrderDetailsPage',
  'OrderFlagsPage',
  'SplitStopPage',
  'TimeHistoryLinkPage',
  'WallLinkPage',
]

test('a page that nobody looked at keeps people out who see or hear less', () => {
  const routes = codePaths('apps/web/src/routes/').map(readText).join('\n')
  const pages = [...routes.matchAll(/import\('\.\.\/pages\/[^']+\/(\w+)\.tsx'\)/g)].map(([, page]) => page as string)
  const looked = readText('e2e/specs/accessibility.spec.ts')
  expectNone(
    [...new Set(pages)].filter((page) => !openedElsewhere.includes(page) && !looked.includes(`page: '${page}'`)),
    'Pages without a line in e2e/specs/accessibility.spec.ts:',
  )
})
