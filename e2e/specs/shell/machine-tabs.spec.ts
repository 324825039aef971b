import { aConfig } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { runOn } from '../../pages/wizard.ts'

const M = 'C304'

test('T-CALL-26-X T-PLANT-208 T-PLANT-250 a dashboard given to a machine on the page of machine screens is a tab beside its cockpit, and a locked page lies still', async ({
  page,
  plant,
  signIn,
}) => {
  const say = (value: object) =>
    aConfig(plant, {
      ...{ system_function: 'additional_display_settings', template: 'default' },
      config: { value: JSON.stringify(value) },
    })
  await say({ web_dashboard_to_machines: { 'no-such': [M] }, later: 7 })
  const tabs = page.getByRole('navigation', { name: 'Views of this machine' })
  const moves = () =>
    page.getByRole('main').evaluate((main) => {
      main.scrollTop = 0
      return getComputedStyle(main).overflowY
    })
  try {
    await signIn('admin', { path: '/admin/display-settings' })
    await expect(page.getByText('no-such (no longer there)')).toBeVisible()
    await page.getByRole('switch', { name: 'Lock scrolling' }).click()
    await page.getByRole('combobox', { name: 'Add a dashboard' }).click()
    await page.getByRole('option', { name: 'Injection moulding' }).click()
    // Saved without a machine it would be gone without a word.
    await expect(page.getByText('Choose at least one machine')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await page.getByRole('button', { name: 'Choose machines' }).last().click()
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: new RegExp(`^${M}`) })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /1 machine/ })
      .click()
    await page.getByRole('radio', { name: 'Id' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The settings of the machine screens are saved.')).toBeVisible()
    const [saved] = await plant.sql<{ value: string }>(
      `select config ->> 'value' as value from config where company_id = 1000
       and system_function = 'additional_display_settings' and template = 'default'`,
    )
    expect(JSON.parse(saved?.value ?? '')).toEqual({
      locked_interface_scroll: true,
      web_dashboard_to_machines: { moulding: [M], 'no-such': [M] },
      web_widget_settings: { headerStyle: 'id' },
      later: 7,
    })

    await signIn('operator', { path: `/machine-widgets/zone/B2` })
    await expect(page.locator('[data-machine="C305"]')).not.toContainText('Okuma')
    await visit(page, `/interface/${M}`)
    await expect(tabs.getByRole('link')).toHaveText(['Machine', 'Injection moulding'])
    expect(await moves()).toBe('hidden')
    await tabs.getByRole('link', { name: 'Injection moulding' }).click()
    await expectPath(page, `/interface/${M}/dashboards/moulding`)
    await expect(tabs.getByRole('link', { name: 'Injection moulding' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Machine' }).click()
    await expectPath(page, `/interface/${M}`)
    // Another machine has none, and a wizard has no tabs.
    await visit(page, '/interface/C305')
    await expect(page.getByRole('region', { name: 'Running orders' })).toBeVisible()
    await expect(tabs).toHaveCount(0)

    await say({ web_dashboard_to_machines: {} })
    await page.goto(`/interface/${M}`)
    await expect(page.getByRole('region', { name: 'Running orders' })).toBeVisible()
    await expect(tabs).toHaveCount(0)
    expect(await moves()).toBe('auto')
  } finally {
    await plant.sql(
      "delete from config where company_id = 1000 and system_function = 'additional_display_settings' and template = 'default'",
    )
  }

  // The documents of an order that runs, from its bar: the order is taken by itself.
  const { card_no } = await runOn(plant, M)
  await visit(page, `/interface/${M}/running-orders`)
  await page
    .getByRole('grid', { name: 'Running orders' })
    .getByRole('row', { name: new RegExp(card_no) })
    .click()
  await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Documents' }).click()
  await expectPath(page, `/interface/${M}/running-order-documents`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Step 2 of 2: Document')
})
