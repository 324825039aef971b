import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/takt.ts'

/** Every page in both themes, without a serious finding. A new route adds its line here. */
const pages = [
  { path: '/login-form', user: null, shows: 'Sign in to your plant' },
  { path: '/machines/all', user: 'operator', shows: 'A401' },
  { path: '/home', user: 'operator', shows: 'My machines' },
  { path: '/machine-widgets', user: 'operator', shows: 'A401' },
  { path: '/machine-late-orders/zone/B2', user: 'operator', shows: 'late order' },
  { path: '/actives', user: 'operator', shows: 'A401' },
  { path: '/a-actives', user: 'supervisor', shows: 'Weekly cleaning' },
  { path: '/interface/M101/run-activity', user: 'operator', shows: 'Weekly cleaning' },
  { path: '/interface/M101/create-activity', user: 'operator', shows: 'Measure a sample' },
  { path: '/interface/M101/certify-activity', user: 'supervisor', shows: 'Start-of-shift check' },
  { path: '/interface/M101/history-activity', user: 'operator', shows: 'Start-of-shift check' },
  { path: '/isolation/ia', user: 'ia', shows: 'Weekly cleaning' },
  { path: '/machines/notifications', user: 'operator', shows: 'Mark as read' },
  { path: '/admin/config/tables/late_orders', user: 'supervisor', shows: 'Save for me' },
  { path: '/machines/mine/mine', user: 'operator', shows: 'Machines' },
  { path: '/machines/all/stopcode/C301', user: 'operator', shows: 'C301' },
  { path: '/interface/M102', user: 'operator', shows: 'Running orders' },
  { path: '/interface/M102/stopcode', user: 'operator', shows: 'M102' },
  { path: '/interface/M102/planned-orders', user: 'operator', shows: 'Planned start' },
  { path: '/interface/M102/running-orders', user: 'operator', shows: 'Running orders' },
  { path: '/interface/M102/finished-orders', user: 'operator', shows: 'Finished orders' },
  { path: '/interface/C304/machine-test', user: 'operator', shows: 'Last signal' },
  { path: '/interface/M102/report-quantity', user: 'operator', shows: 'Quantity' },
  { path: '/dashboards/factory-overview', user: 'admin', shows: 'M101' },
  { path: '/admin/config/dashboards/factory-overview', user: 'admin', shows: 'Factory overview' },
  { path: '/liveview/all-machines', user: 'operator', shows: 'A401' },
  { path: '/admin/config/liveviews/all-machines', user: 'admin', shows: 'What a tile shows' },
  { path: '/admin/wall-links', user: 'admin', shows: 'New wall link' },
  { path: '/overviewadmin/erp-failed-reporting/cancellations', user: 'admin', shows: 'Nothing has failed.' },
  { path: '/overviewadmin/erpReporting/pallet-flag', user: 'admin', shows: 'No pallet flags.' },
  { path: '/admin/erp', user: 'admin', shows: 'Send to the ERP' },
  { path: '/outside/devlog', user: null, shows: 'Contact us for more information.' },
] as const

for (const theme of ['light', 'dark'] as const) {
  test(`every page in ${theme} is free of serious accessibility findings`, async ({ page, plant, signIn }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await plant.allRunning()
    await plant.signal('C301', 'stopped')
    const found: string[] = []
    for (const { path, user, shows } of pages) {
      if (user) await signIn(user, { path })
      else await page.goto(`${plant.url}${path}`)
      await expect(page.getByText(shows).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue
        found.push(`${path} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
      }
    }
    expect(found).toEqual([])
  })
}
