import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { everyone, visitOf } from '@takt/domain/ground/navigation/visit.fixture.ts'
import type { Visit } from '@takt/domain/ground/navigation/visit.ts'
import { judge } from '@takt/domain/people/navigation/guards.ts'
import { resolveVisit } from '@takt/domain/people/navigation/resolve-visit.ts'
import { describe, expect, test } from 'vitest'
import { isKnownPath, matchRoute } from './match-route.ts'
import { openedPage } from './opened-page.ts'
import type { RouteEntry } from './route-entry.ts'
import { routeTable } from './route-table.ts'

const machines = ['M101', 'M102'].map((machine_id) => ({ machine_id, resource_type: 0 }))
const visit = (path: string, session: Visit['session']): Visit =>
  visitOf(path, { match: matchRoute, isKnown: isKnownPath }, { session, machines })

describe('every page of the wizards’ document', () => {
  const pages: [string, string, string][] = [
    ['W-ROUTE-12', '/interface/M101/planned-orders', 'PlannedOrdersPage'],
    ['W-ROUTE-12', '/interface/M101/running-orders', 'RunningOrdersPage'],
    ['W-ROUTE-12', '/interface/M101/finished-orders', 'FinishedOrdersPage'],
    ['W-ROUTE-19', '/interface/M101/pallet-confirmation', 'PalletConfirmationPage'],
    ['W-ROUTE-19', '/interface/M101/bundle-confirmation', 'BundleConfirmationPage'],
    ['W-ROUTE-19', '/interface/M101/order-confirmation', 'OrderConfirmationPage'],
    ['W-ROUTE-20', '/interface/M101/order-details/0071011', 'OrderDetailsPage'],
    ['W-ROUTE-25', '/interface/M101/tpqs-scales-admin', 'ScalesPage'],
    ['W-ROUTE-25', '/interface/M101/euromap-admin', 'EuromapPage'],
    ['W-ROUTE-25', '/interface/M101/pallet-que-system', 'PalletQueuePage'],
    ['W-ROUTE-26', '/history/M101/week', 'MachineHistoryPage'],
    ['W-ROUTE-26', '/history/M101/day', 'MachineHistoryPage'],
    ['W-ROUTE-26', '/history/M101/day/202646', 'MachineHistoryPage'],
    ['W-ROUTE-26', '/history/M101/hour', 'MachineHistoryPage'],
    ['W-ROUTE-26', '/history/M101/hour/2026-11-16', 'MachineHistoryPage'],
    ['W-ROUTE-27', '/history/M101/transactions', 'MachineTransactionsPage'],
    ['W-ROUTE-27', '/history/M101/transactions/2026-11-16', 'MachineTransactionsPage'],
    ['W-ROUTE-27', '/history/M101/transactions/2026-11-16/7', 'MachineTransactionsPage'],
    ['W-ROUTE-44', '/settings', 'SettingsPage'],
    ['W-ROUTE-44', '/theme', 'ThemePage'],
    ['W-ROUTE-44', '/account', 'AccountPage'],
    ['D-ROUTE-04', '/interface/M101/first-piece-ok', 'FirstPieceOkPage'],
  ]
  test.each(pages)('%s %s opens its page', (_id, path, page) => expect(openedPage(path)).toBe(page))

  const others = ['/statistics/M101/sr-short', '/data/history-day/overview-1', '/admin', '/files', '/reports/order']
  test.each([...pages.map(([, path]) => path), ...others])('W-ROUTE-01 %s asks to sign in first', (path) =>
    expect(judge(visit(path, null))).toEqual({
      go: 'to',
      path: `/login-form?redirect=${encodeURIComponent(path)}`,
    }),
  )
})

describe('a route that names a wizard', () => {
  const named = (Object.entries(routeTable) as [string, RouteEntry][]).flatMap(([name, entry]) =>
    'wizard' in entry ? [{ name, entry }] : [],
  )
  test.each(named)(
    'T-ROUTE-39 T-ROUTE-40 $name is of a machine and opens the wizard of its file',
    async ({ entry }) => {
      for (const path of [entry.path, ...(entry.alias ?? [])]) expect(path).toMatch(/\/\$machine(\/|$)/)
      const defined = Object.values(await entry.wizard())
      expect(defined.map(({ id }) => id)).toEqual([openedPage(entry.path)])
    },
  )
  test('T-ROUTE-39 those that do nothing but ask are opened so', () => expect(named.length).toBeGreaterThan(14))
})

describe('an unknown machine, or one of somebody else', () => {
  const settings = { resource_planning: 0, internal_activity: 0, show_cavities: 0 } as const
  const session = {
    ...everyone,
    permissions: ['report-quantity' as const],
    settings,
    company_settings: settingValues({}),
  }
  const end = (path: string, of: Visit['session']) => resolveVisit(visit(path, of), (next) => visit(next, of))
  test.each([
    '/interface/NONE/finished-orders',
    '/history/NONE/week',
    '/history/NONE/day/202646',
    '/statistics/NONE/sr-short',
  ])('W-ROUTE-49-X %s says that there is no such machine', (path) =>
    expect(end(path, session)).toEqual({ go: 'no-machine', machine_id: 'NONE' }),
  )
  test.each(['/overviewadmin/erp-failed-reporting', '/overviewadmin/erp-failed-reporting/'])(
    'W-ROUTE-43-X %s leads to its first page',
    (path) =>
      expect(end(path, { ...session, permissions: ['change-failed-erp-status'] })).toMatchObject({
        path: '/overviewadmin/erp-failed-reporting/cancellations',
      }),
  )
  test('W-ROUTE-49-X outside the user’s restrictions', () =>
    expect(end('/history/M101/week', { ...session, machine_restrictions: ['M102'] })).toEqual({
      go: 'to',
      path: '/history/M102/week',
      instead: { of: 'not-yours', asked: 'M101', shown: 'M102' },
    }))
})
