import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'

/** Overviews of machines themselves: they wait for the machines in CardsFrame or by useMachinesLoad. */
const OVERVIEWS = [
  'apps/web/src/routes/use-at-place.ts',
  'apps/web/src/data/machines/use-machine-keys.ts',
  'apps/web/src/pages/orders/late-orders/LateOrdersPage.tsx',
  'apps/web/src/pages/machines/machine-widgets/MachineWidgetsPage.tsx',
  'apps/web/src/pages/machines/machines/MachinesPage.tsx',
  'apps/web/src/panels/mass-sign-in/MassSignInDialog.tsx',
  'apps/web/src/parts/live-tiles/use-live-machines.ts',
]

test('T-PLANT-223 rows at the machines of a place come from useAtPlace: a page cannot call them none before both are known', () => {
  const found = codePaths('apps/web/src/').filter(
    (path) => !isTest(path) && /\buseMachineKeys\(/.test(readText(path)) && !OVERVIEWS.includes(path),
  )
  expectNone(found, 'Rows of a place are read with data/use-at-place.ts.')
})

/** Tables whose rows come from a load that neither the page's frame nor the table itself waits for. */
function unawaited(path: string): string[] {
  const source = readText(path)
  return [...source.matchAll(/<DataTable\b(.*?)\n\s*\/>/gs)].flatMap(([, table = '']) => {
    const load = /rows=\{(\w+)\.rows \?\?/.exec(table)?.[1]
    if (load === undefined || !table.includes('empty=') || table.includes('loading=')) return []
    return new RegExp(`load=\\{[^}]*\\b${load}\\b`).test(source) ? [] : [`${path}: ${load}`]
  })
}

test('T-PLANT-365 T-PLANT-223 a table is empty only when its rows are known: the frame waits for them, or the table says that they load', () => {
  const found = codePaths('apps/web/src/')
    .filter((path) => path.endsWith('.tsx') && !isTest(path))
    .flatMap(unawaited)
  expectNone(found, 'Give the load to the frame, or `loading` to the table.')
})
