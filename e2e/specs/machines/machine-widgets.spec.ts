import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'

const shown = async (page: Page) =>
  await page.locator('[data-machine]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-machine')))

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})
test.afterEach(async ({ plant }) => {
  await plant.sql("delete from config where company_id = 1000 and system_function = 'widgets'")
})

test('T-ROUTE-09 T-SCREEN-10 T-SCREEN-11 T-SCREEN-12 T-SCREEN-13 T-SCREEN-15 a card per machine, headed, grouped and ordered as the person likes, also after a reload', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('C305', 'stopped')
  await signIn('operator', { path: '/machine-widgets/zone/B2' })
  const card = (machine: string) => page.locator(`[data-machine="${machine}"]`)
  await expect(card('C305')).toContainText('Uncoded stop')
  await expect(card('C305')).toContainText('Okuma LB3000')
  expect(await shown(page)).toEqual(['C301', 'C302', 'C303', 'C304', 'C305', 'C306', 'C307', 'I801'])
  await plant.signal('C305', 'running')
  await expect(card('C305')).toContainText('Running')

  await page.getByRole('radio', { name: 'Id' }).click()
  await expect(card('C305')).not.toContainText('Okuma LB3000')
  await expect(card('C305')).toContainText('C305')
  await page.getByRole('radio', { name: 'Description' }).click()
  await expect(card('C305')).not.toContainText('C305')
  await page.getByRole('combobox', { name: 'Order by' }).click()
  await page.getByRole('option', { name: 'Machine description' }).click()
  await expect.poll(() => shown(page)).toEqual(['C304', 'C303', 'C306', 'C307', 'I801', 'C301', 'C302', 'C305'])
  await page.getByRole('button', { name: 'Ascending' }).click()
  await expect.poll(async () => (await shown(page))[0]).toBe('C305')
  await page.getByRole('combobox', { name: 'Group by' }).click()
  await page.getByRole('option', { name: 'Department' }).click()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect.poll(() => headings.count()).toBeGreaterThan(0)
  const names = await headings.allInnerTexts()

  const saved = () =>
    plant.sql<{ config: object }>("select config from config where company_id = 1000 and system_function = 'widgets'")
  await expect.poll(saved).toMatchObject([
    {
      config: {
        headerStyle: 'description',
        groupBy: true,
        groupByTerm: 'department',
        orderByTerm: 'machine_description',
        orderDir: 'desc',
      },
    },
  ])
  await page.reload()
  await expect(headings).toHaveText(names)
  await expect(page.getByRole('button', { name: 'Descending' })).toBeVisible()
  await expect(card('C305')).not.toContainText('C305')
})

test.afterEach(({ plant }) => plant.sql('update machine set priority = 0 where company_id = 1000'))

test('T-SCREEN-14 T-SCREEN-14-X the advanced popup offers every field with a preview; cancel changes nothing, apply saves', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql(
    "update machine set priority = 90 - ascii(right(machine_id, 1)) where company_id = 1000 and zone = 'B2'",
  )
  await signIn('operator', { path: '/machine-widgets/zone/B2' })
  await expect(page.locator('[data-machine="C301"]')).toBeVisible()
  const popup = page.getByRole('dialog', { name: 'Order the cards' })
  const preview = popup.getByRole('list', { name: 'Preview' }).getByRole('listitem')
  const choose = async () => {
    await page.getByRole('button', { name: 'More fields…' }).click()
    await popup.getByRole('searchbox').fill('prior')
    await popup.getByRole('button', { name: 'priority' }).click()
    await expect(preview.first()).toContainText('C307')
  }
  await choose()
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(popup).toBeHidden()
  expect((await shown(page))[0]).toBe('C301')
  await choose()
  await popup.getByRole('radio', { name: 'Descending' }).click()
  await expect(preview.first()).toContainText(/C301|I801/)
  await popup.getByRole('radio', { name: 'Ascending' }).click()
  await popup.getByRole('button', { name: 'Apply' }).click()
  await expect(popup).toBeHidden()
  expect((await shown(page))[0]).toBe('C307')
  await page.reload()
  await expect.poll(async () => (await shown(page))[0]).toBe('C307')
})

test('T-LOOK-123 the edge of a card has the colour of the reason that its tag has', async ({ page, plant, signIn }) => {
  await plant.signal('C305', 'stopped')
  await plant.sql(
    "update machine_state set memory = jsonb_set(memory, '{reason}', '\"601\"') where machine_id = 'C305'",
  )
  await signIn('operator', { path: '/machine-widgets/zone/B2' })
  const card = page.locator('[data-machine="C305"]')
  await expect(card).toContainText('601 No order')
  const [edge, tag] = await card.evaluate((element) => [
    getComputedStyle(element).borderLeftColor,
    getComputedStyle(element.querySelector('[data-tone]') ?? element).backgroundColor,
  ])
  expect(edge).toBe(tag)
  await plant.signal('C305', 'running')
})

test('T-ERROR-19 T-SCREEN-10 without its settings the page loads with the usual ones and logs it, and a card opens the bar of its machine', async ({
  page,
  signIn,
}) => {
  await page.route('**/api/call', (route) =>
    (route.request().postDataJSON() as { name: string }).name === 'get_config'
      ? route.fulfill({ status: 409, json: {} })
      : route.fallback(),
  )
  await signIn('admin', { path: '/machine-widgets/all' })
  await expect(page.locator('[data-machine]')).toHaveCount(38)
  await page.locator('[data-machine="C302"]').click()
  await expect(page.getByRole('complementary')).toContainText('C302')
  await page.locator('[data-machine="C302"]').click()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await visit(page, '/outside/devlog?code=sesame')
  const log = page.getByRole('grid', { name: 'Developer log' })
  await expect(log.getByRole('row', { name: /settings of the cards could not be loaded/ }).first()).toBeVisible()
})
