import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, readText } from './source/source-files.ts'

/** They need something chosen before, or only lead on: their own specs open them. */
const openedElsewhere = [
  'adjust-scrap',
  'CodeStopsPage',
  'DashboardStopCodePage',
  'DocumentPage',
  'FirstPieceOkPage',
  'IsolatedBoardsPage',
  'IsolationPage',
  'OrderDetailsPage',
  'OrderFlagsPage',
  'SplitStopPage',
  'TimeHistoryLinkPage',
  'WallLinkPage',
  // The same steps as those of `documents`.
  'planned-order-documents',
  'running-order-documents',
]

test('a page that nobody looked at keeps people out who see or hear less', () => {
  const routes = codePaths('apps/web/src/routes/').map(readText).join('\n')
  const pages = [
    ...routes.matchAll(/import\('\.\.\/(?:pages|wizards(?!\/frame))\/[^']+\/([\w-]+)\.(?:tsx|wizard\.ts)'\)/g),
  ].map(([, page]) => page as string)
  const looked = readText('e2e/pages/looks.ts')
  expectNone(
    [...new Set(pages)].filter((page) => !openedElsewhere.includes(page) && !looked.includes(`page: '${page}'`)),
    'Pages without a line in e2e/pages/looks.ts:',
  )
})

/** 97.5 in a field of whole steps, in a part of the form that is folded in: nothing happened, and nothing was said. */
test('T-PLANT-179 no form is left to the browser, which refuses to send one without a word that anybody sees', () => {
  const forms = codePaths('apps/web/src/').concat(codePaths('packages/ui/src/'))
  expectNone(
    forms.filter((path) => /<form\b(?!\s+noValidate)/.test(readText(path))),
    'Forms without noValidate; fields say themselves what is wrong:',
  )
})
