import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { isRedirect } from './route-table.ts'

/** The page that a path opens, by its file; the table loads it when it is opened. */
function opens(path: string): string | undefined {
  const entry = matchRoute(path)?.entry
  if (entry === undefined || isRedirect(entry)) return undefined
  return /pages\/[\w/-]*?(\w+)\.tsx/.exec(String(entry.page))?.[1]
}

test.each([
  ['T-ROUTE-52 W-ROUTE-16', 'print-pallet-flag', 'PrintPalletFlagPage'],
  ['T-ROUTE-52 W-ROUTE-17', 'print-label', 'PrintLabelPage'],
  ['T-ROUTE-52 W-ROUTE-16', 'reprint-pallet-flags', 'ReprintPalletFlagsPage'],
  ['W-ROUTE-16', 'pallet-flag-history', 'PrintHistoryPage'],
  ['W-ROUTE-17', 'label-history', 'PrintHistoryPage'],
  ['T-ROUTE-48', 'order-confirmation', 'OrderConfirmationPage'],
  ['T-ROUTE-48', 'pallet-confirmation', 'PalletConfirmationPage'],
  ['T-ROUTE-48', 'bundle-confirmation', 'BundleConfirmationPage'],
])('%s /interface/{machine}/%s opens its page', (_ids, segment, page) =>
  expect(opens(`/interface/M%201/${segment}`)).toBe(page),
)
