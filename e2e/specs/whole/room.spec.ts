import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { builderPath, handle, save } from '../../pages/builder.ts'
import { dropDashboards, givenDashboard, widget } from '../../pages/dashboard.ts'
import { visit, withUser } from '../../pages/shell.ts'

/** Whether an element shows all of its words. */
const isWhole = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
      return scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1
    })

test('T-PLANT-457 T-PLANT-557 a notice takes room of its own where it would cover a button in every corner', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  await visit(page, '/nowhere-at-all')
  const notice = page.getByRole('region', { name: 'Messages' })
  await expect(notice.getByText('There is no page')).toBeVisible()
  await expect(notice).not.toHaveAttribute('data-corner', 'strip')
  // A page that has something to press in every corner, as a cockpit in setup has.
  await page.evaluate(() => {
    for (const place of ['right:40px;bottom:40px', 'left:40px;bottom:40px', 'right:40px;top:90px']) {
      const button = document.createElement('button')
      button.className = 'in-a-corner'
      button.style.cssText = `position:fixed;${place};width:120px;height:64px`
      document.querySelector('main')?.append(button)
    }
  })
  await expect(notice).toHaveAttribute('data-corner', 'strip')
  const [strip, content] = [await notice.boundingBox(), await page.locator('main').boundingBox()]
  expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice.getByText('There is no page')).toBeHidden()
  await expect
    .poll(async () => (await page.locator('main').boundingBox())?.height)
    .toBeGreaterThan(content?.height ?? 0)
  // Without notices there is no strip: an empty bar would lie over the lowest buttons until the page is loaded anew.
  await expect(notice).not.toHaveAttribute('data-corner')
})

test('T-PLANT-458 names of parts stand whole in planned orders at 1280', async ({ page, signIn }) => {
  await signIn('supervisor', { path: '/interface/M101/planned-orders' })
  const table = page.getByRole('grid').first()
  await expect(table.getByText('Cap 28 mm, white').first()).toBeVisible()
  const cut = await table
    .locator('[role="row"] [role="gridcell"]:nth-child(2) span')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.textContent),
    )
  expect(cut).toEqual([])
})

test('T-PLANT-460 in the builder the mark of an example is as large as other small words, and a notice covers no setting', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-room', widgets: [widget('table', [0, 0, 12, 12], {}, 'sample')] })
  await signIn('admin', { path: builderPath('e2e-room') })
  const mark = page.getByText('Example', { exact: false }).first()
  await expect(mark).toBeVisible()
  const seen = await mark.evaluate((one) => {
    const drawn = one.getBoundingClientRect().height / (one as HTMLElement).offsetHeight
    return Number.parseFloat(getComputedStyle(one).fontSize) * drawn
  })
  expect(seen).toBeGreaterThan(11)
  await handle(page, /^Table/).press('ArrowRight')
  await save(page)
  const region = page.getByRole('region', { name: 'Messages' })
  await expect(region.getByText(/Dashboard saved/)).toBeVisible()
  await expect(region).toHaveAttribute('data-corner', 'strip')
  const [strip, content] = [await region.boundingBox(), await page.locator('main').boundingBox()]
  expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1)
  await dropDashboards(plant)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('T-PLANT-459 a board’s title is whole, and the figures of an overview lie on the screen', async ({
    page,
    signIn,
  }) => {
    await signIn('admin', { path: '/dashboards/moulding-morning' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moulding, morning meeting')
    expect(await isWhole(page, 'h1')).toBe(true)
    await visit(page, '/dashboards/moulding-hall')
    const figure = page.getByText('Run hours').first()
    await expect(figure).toBeVisible()
    const box = await figure.boundingBox()
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  })
})

test('T-PLANT-545 in German the choices of the analysis stand in one line at 1280', async ({ page, plant, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await withUser(plant, 'admin', { language: 'de' }, async () => {
    await signIn('admin', { path: '/data/history-scrap/overview-1' })
    const choices = page.getByRole('radiogroup', { name: 'Gruppieren nach' }).getByRole('radio')
    await expect(choices.nth(3)).toBeVisible()
    const tops = await choices.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  })
})
