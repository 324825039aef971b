import { expect, test } from '../../fixtures/takt.ts'
import { adminPages } from '../../pages/admin-pages.ts'
import { boxes } from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'
import { tooWide } from '../../pages/too-wide.ts'

/** Pages as they are opened, with the name of a machine that is longer than a phone is wide. */
const pages: Readonly<Record<string, readonly string[]>> = {
  admin: [
    '/home',
    ...adminPages,
    '/machine-widgets',
    '/machine-late-orders',
    '/actives',
    '/machines/order-confirmation',
    '/machines/bundle-confirmation',
    '/machines/notifications',
    '/files',
    '/detail-planning/first',
    '/planning/first/resources',
    '/history/M101/week',
    '/tools/all',
    '/overviewadmin/erpReporting/pallet-flag',
    '/reports/order',
    '/reports/order/oee-per-shift/schedule',
    '/statistics/department/10/sr-short',
    '/statistics/department/10/losses',
    '/theme',
  ],
  operator: [
    '/home',
    '/machines/all',
    '/interface/M101',
    '/interface/M101/planned-orders',
    '/interface/M101/running-orders',
    '/interface/M101/finished-orders',
    '/interface/M101/materials',
    '/interface/M101/signed-in',
    '/interface/M101/history-stops',
    '/interface/M101/uncoded',
    '/interface/M101/reporting-history',
    '/interface/M101/weight-control',
    '/interface/M101/print-label',
    '/interface/M101/report-quantity',
    '/interface/M101/scrap-quantity',
    '/interface/M101/print-pallet-flag',
    '/interface/M101/order-confirmation',
    '/liveview/all-machines',
    '/settings',
  ],
}

test.use({ viewport: { width: 390, height: 844 } })

for (const [user, paths] of Object.entries(pages)) {
  test(`T-PLANT-159 no page of the ${user} is wider than a phone, with long Swedish words and long names`, async ({
    page,
    plant,
    signIn,
  }) => {
    const name = 'Formsprutningsmaskin Engel Victory 330/120 med robot och band'
    const [before] = await plant.sql<{ machine_description: string }>(
      "select machine_description from machine where company_id = 1000 and machine_id = 'M101'",
    )
    const rename = (to: string) =>
      plant.sql("update machine set machine_description = $1 where company_id = 1000 and machine_id = 'M101'", [to])
    const speak = (language: string) =>
      plant.sql('update app_user set language = $1 where company_id = 1000 and username = $2', [language, user])
    try {
      await rename(name)
      await speak('sv')
      await signIn(user, { path: '/settings' })
      await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible()
      for (const path of paths) {
        await visit(page, path)
        await expect(page.locator('main')).not.toBeEmpty()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        // A table is measured before it is given its widths: what counts is how it comes to rest.
        await expect.poll(() => page.evaluate(tooWide), { message: path }).toEqual([])
      }
    } finally {
      await rename(before?.machine_description ?? '')
      await speak('en')
    }
  })
}

test('T-VALID-16-X D-SCREEN-13-X T-PLANT-292 T-PLANT-293 what was drawn for a wall is one column here, without an excuse before it; the bar of a row begins at its top', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/dashboards/moulding-week' })
  await expect(boxes(page).nth(3)).toBeVisible()
  const lefts = await boxes(page).evaluateAll((all) => all.map((box) => Math.round(box.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(1)
  await expect(
    boxes(page)
      .nth(0)
      .getByText(/^Setup \d/)
      .first(),
  ).toBeAttached()
  await expect(boxes(page).nth(0).getByText('0.0')).toHaveCount(0)
  // The last shift is rolled to; the days still stand above it.
  const [day, last] = [boxes(page).nth(0).getByRole('columnheader').last(), boxes(page).nth(0).getByRole('row').last()]
  await expect(day).toBeAttached()
  // Measured at once, in a box that is too low for any week: a moment later the words are made to fit it.
  const rolled = await last.evaluate((row) => {
    const box = row.closest<HTMLElement>('[tabindex]')
    const head = row.closest('table')?.querySelector('thead th')
    if (!box || !head) throw new Error('no box that rolls')
    box.style.height = '80px'
    box.scrollTo({ top: 9999, behavior: 'instant' })
    const by = { down: box.scrollTop, above: head.getBoundingClientRect().top - box.getBoundingClientRect().top }
    box.style.height = ''
    return by
  })
  expect(rolled.down).toBeGreaterThan(20)
  expect(Math.abs(rolled.above)).toBeLessThan(3)

  await visit(page, '/dashboards/moulding-hall')
  const label = boxes(page).nth(1).getByText('Run time').first()
  await expect(label).toBeVisible()
  expect(await label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(9.5)
  const tile = await boxes(page).nth(1).getByRole('listitem').first().boundingBox()
  expect(tile?.width).toBeGreaterThan(150)
  expect(tile?.height).toBeGreaterThan(150)
  // A page inside a widget is that page, without bar and menu of its own.
  const inside = page.frameLocator('iframe[title="/machine-late-orders"]')
  await expect(inside.getByRole('heading', { level: 1, name: 'Late orders' })).toBeVisible()
  await expect(inside.getByRole('banner')).toHaveCount(0)
  await expect(inside.getByRole('main').getByText('A401')).toBeVisible()

  await visit(page, '/interface/M101/planned-orders')
  await page.getByRole('row').nth(1).click()
  const bar = page.locator('[data-bottom-bar]')
  await bar.getByRole('button', { name: 'More' }).click()
  await expect(bar.getByRole('button', { name: 'Less' })).toBeVisible()
  const above = await bar.evaluate(
    (whole) => whole.getBoundingClientRect().top - (whole.firstElementChild?.getBoundingClientRect().top ?? 0),
  )
  expect(above).toBeLessThanOrEqual(0)
})
