import { expect, test } from 'vitest'
import { openedPage } from './opened-page.ts'

test.each([
  ['T-ROUTE-52 W-ROUTE-16', 'print-pallet-flag', 'print-pallet-flag'],
  ['T-ROUTE-52 W-ROUTE-17', 'print-label', 'print-label'],
  ['T-ROUTE-52 W-ROUTE-16', 'reprint-pallet-flags', 'ReprintPalletFlagsPage'],
  ['W-ROUTE-16', 'pallet-flag-history', 'PrintHistoryPage'],
  ['W-ROUTE-17', 'label-history', 'PrintHistoryPage'],
  ['T-ROUTE-48', 'order-confirmation', 'OrderConfirmationPage'],
  ['T-ROUTE-48', 'pallet-confirmation', 'PalletConfirmationPage'],
  ['T-ROUTE-48', 'bundle-confirmation', 'BundleConfirmationPage'],
])('%s /interface/{machine}/%s opens its page', (_ids, segment, page) =>
  expect(openedPage(`/interface/M%201/${segment}`)).toBe(page),
)
