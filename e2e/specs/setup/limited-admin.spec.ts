import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { visit, withUser } from '../../pages/shell.ts'

/** Somebody who administers one machine, with every permission there is. */
const ofOneMachine = { usertype: 5, machine_restrictions: ['P201'] }
const WHOLE_PLANT = 'This is for the whole plant: it needs a user who may see every machine.'

/** Pages that are the same for the whole plant, and one row of each. */
const pages = [
  ['/admin/employees', true],
  ['/admin/stop-codes', true],
  ['/admin/stop-groups', true],
  ['/admin/scrap-reasons', true],
  ['/admin/scrap-categories', true],
  ['/admin/setup-types', true],
  ['/admin/input-groups', true],
  ['/admin/activity-types', true],
  ['/admin/places', true],
  ['/admin/calendars', false],
  ['/admin/erp', false],
  ['/admin/jobs', false],
  ['/admin/company-settings', false],
  ['/admin/admin-actions', false],
  ['/admin/import', false],
] as const

/** Words of buttons that change something. */
const changes = /^(New|Add|Save|Delete|Remove|Run|Send|Reset|Switch|Make|Take|Reload|Empty|Clear|Import|Copy this)/i

test('T-PLANT-526 an administrator of one machine reads what is for the whole plant, and is offered no change of it', async ({
  page,
  plant,
  signIn,
}) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${page.url()} ${answer.request().postData()?.slice(0, 60)}`)
  })
  const granted = ['can-access-admin-panel', 'can-do-admin-actions']
  await withUser(plant, 'planner', { ...ofOneMachine, granted }, async () => {
    await signIn('planner', { path: '/admin' })
    for (const [path, hasRows] of pages) {
      await visit(page, path)
      await expect(page.getByRole('note').filter({ hasText: WHOLE_PLANT }).first()).toBeVisible()
      expect(await pressable(page), path).toEqual([])
      if (!hasRows) continue
      await page.getByRole('main').getByRole('row').nth(1).click()
      const form = page.getByRole('dialog')
      await expect(form.getByRole('note').filter({ hasText: WHOLE_PLANT })).toBeVisible()
      await expect(form.getByRole('button', { name: /^(Save|Delete)/ })).toHaveCount(0)
      await expect(
        form.locator('input:enabled, textarea:enabled, [role="switch"]:not([aria-disabled="true"])'),
      ).toHaveCount(0)
      await form.getByRole('button', { name: 'Close' }).last().click()
      await expect(form).toHaveCount(0)
    }
  })
  expect(refused).toEqual([])
})

test('T-PLANT-527 who has one machine is told of theirs, and of no other machine that there is none', async ({
  page,
  plant,
  signIn,
}) => {
  const granted = ['can-access-admin-panel', 'can-do-admin-actions']
  await withUser(plant, 'planner', { ...ofOneMachine, granted }, async () => {
    await signIn('planner', { path: '/admin/calendars' })
    const main = page.getByRole('main')
    await expect(main.getByText('None of your machines follows it').first()).toBeVisible()
    await expect(main.getByText('No machine follows it')).toHaveCount(0)
    await visit(page, '/admin/places')
    await expect(main.getByRole('columnheader', { name: 'Your machines' })).toBeVisible()
    await visit(page, '/admin/machines')
    await expect(main.getByRole('row').filter({ hasText: 'P201' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'New machine' })).toHaveCount(0)
    await visit(page, '/admin/employees')
    await main.getByRole('row').nth(1).click()
    const form = page.getByRole('dialog')
    for (const place of ['Department', 'Zone']) {
      const field = form.getByRole('combobox', { name: place })
      await expect(field).not.toHaveText(/^[A-Z]?\d+$/)
      await expect(field).toBeDisabled()
    }
  })
})

test('T-PLANT-528 first steps leads only to pages that open, and a closed page says in words what is missing', async ({
  page,
  plant,
  signIn,
}) => {
  await withUser(plant, 'operator', { granted: ['can-access-admin-panel'] }, async () => {
    await signIn('operator', { path: '/admin/first-steps' })
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').first()).toBeVisible()
    await expect(main.getByText('You can hide these steps')).toHaveCount(0)
    const paths = await main
      .locator('ol a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths) {
      await visit(page, path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('You do not have permission')).toHaveCount(0)
    }
    await visit(page, '/admin/users')
    await expect(page.getByText('Missing permission: See users and their permissions.')).toBeVisible()
  })
})

/** Buttons and switches of the page that can be pressed and change something. */
async function pressable(page: Page): Promise<string[]> {
  const controls = page
    .getByRole('main')
    .locator(
      'button:enabled:not([aria-disabled="true"]), [role="switch"]:not([aria-disabled="true"]):not([data-disabled])',
    )
  const names = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  )
  return names.filter((name) => changes.test(name))
}
