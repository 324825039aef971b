import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, withUser } from '../../pages/shell.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-SHELL-04 T-SHELL-04-X the machine’s page is about that machine, its bar tells all of it, and every button fits a finger', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('C302', 'stopped')
  const [about] = await plant.sql<{ work_order_no: string; employee_name: string }>(
    `select c.work_order_no, e.employee_name from order_run r join card c using (company_id, card_no)
       join attendance a on a.until is null and a.company_id = r.company_id and a.machine_id = r.machine_id
       join employee e on e.company_id = a.company_id and e.employee_number = a.employee_number
     where r.company_id = 1000 and r.machine_id = 'C302' and r.end_time is null`,
  )
  await signIn('operator', { path: '/interface/C302' })
  const bar = page.getByRole('banner')
  await expect(bar.getByText('C302', { exact: true })).toHaveCount(1)
  await expect(bar.getByText('Mazak QT-250')).toHaveCount(1)
  await expect(bar.getByText('Uncoded stop')).toBeVisible()
  await expect(bar.locator('[data-tone]')).toHaveAttribute('data-tone', 'uncoded')
  await expect(bar).toContainText(about?.work_order_no ?? '-')
  await expect(bar).toContainText(about?.employee_name ?? '-')
  await expect(bar.getByText('Live', { exact: true })).toBeVisible()
  await expect(bar.getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('Why does it stand still?')).toBeVisible()
  // What there is to do about it is on the screen without scrolling.
  await expect(page.getByRole('button', { name: 'Code stop' })).toBeInViewport({ ratio: 1 })

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const targets = page.locator('button:visible, header a:visible, input:visible')
    const small = await targets.evaluateAll((all) =>
      all
        .filter((element) => !element.closest('[class*=skip]'))
        .map((element) => ({ box: element.getBoundingClientRect(), name: element.textContent || element.outerHTML }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ box, name }) => `${name} ${box.width}x${box.height}`),
    )
    expect(small).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  const swap = page.getByRole('combobox', { name: 'Change machine' })
  const offered = page.getByRole('option', { name: /^M101/ })
  await swap.focus()
  await expect(swap).toHaveAttribute('aria-expanded', 'false')
  for (const opens of ['ArrowDown', 'Control+m']) {
    await page.keyboard.press(opens)
    await expect(offered).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(offered).toHaveCount(0)
  }
  // The logo leads on: from the machine to the start page, from there back to the machine.
  await bar.getByRole('link', { name: 'Takt, To the start page' }).click()
  await expectPath(page, '/home')
  await page.getByRole('link', { name: 'Takt, To machine C302' }).click()
  await expectPath(page, '/interface/C302')
  await swap.fill('C303')
  await page.keyboard.press('Enter')
  await expectPath(page, '/interface/C303')
  await expect(bar.getByText('C303', { exact: true })).toBeVisible()
  await expect(bar.getByText('Running')).toBeVisible()
  await withUser(plant, 'interface', { machine_restrictions: ['M104'] }, async () => {
    await signIn('interface', { path: '/interface/M104' })
    await expect(bar.getByText('M104', { exact: true })).toBeVisible()
    await expect(swap).toHaveCount(0)
  })
  await plant.signal('C302', 'running')
})

test('T-SHELL-04-X while the link is lost the figures are dimmed and carry their age', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/C304' })
  const main = page.getByRole('main')
  await expect(main.getByText('Running', { exact: true }).first()).toBeVisible()
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  await context.setOffline(true)
  await expect(main.getByText(/^Data \d+ s old$/)).toBeVisible()
  await expect(page.locator('[data-stale]')).toContainText('Running orders')
  await context.setOffline(false)
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  await expect(main.getByText(/^Data .* old$/)).toHaveCount(0)
})
