import type { Page } from '@playwright/test'
import { aPalletFlag } from '@takt/server/pallets/pallets.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { somebodyCalls } from '../../pages/people-call.ts'
import { expectPath, withSetting, withUser } from '../../pages/shell.ts'

const screen = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    bar: page.locator('[data-bottom-bar]'),
    column: (machine: string) => main.getByRole('region', { name: machine, exact: true }),
    orders: main.getByRole('grid', { name: 'Unbundled orders' }),
  }
}

/** Two planned orders of one part on C304, with these quantities. */
async function twoAlike(plant: Plant, quantities: readonly [number, number]): Promise<[string, string]> {
  const cards = await plant.sql<{ card_no: string; work_order_no: string }>(
    `select card_no, work_order_no from card where company_id = 1000 and machine_id = 'C304' and part_no = 'NM-3014'
       and status = 'planned' order by card_no limit 2`,
  )
  for (const [at, { card_no }] of cards.entries()) {
    await plant.sql('update card set planned_op_qty = $2 where company_id = 1000 and card_no = $1', [
      card_no,
      quantities[at],
    ])
  }
  return cards.map(({ card_no }) => card_no) as [string, string]
}

test('T-ROUTE-25 T-ROUTE-25-X T-PANEL-06 T-PANEL-06-X T-VALID-10 T-ERROR-18 orders of a category are bundled, after a question when they differ', async ({
  page,
  plant,
  signIn,
}) => {
  const [first, second] = await twoAlike(plant, [500, 300])
  await signIn('planner', { path: '/detail-planning/nowhere' })
  // By name the first of the categories that exist.
  await expectPath(page, '/detail-planning/AS')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'CNC' }).click()
  await expectPath(page, '/detail-planning/CNC')
  const { bar, column, orders } = screen(page)
  await expect(column('C307')).toBeVisible()
  await expect(column('C302').getByRole('button').first()).toContainText('Booked on C303')
  const row = (card: string) => orders.getByRole('row').filter({ hasText: card })

  await row(first).click()
  await page.getByRole('searchbox', { name: 'Find an order' }).fill('C305')
  await orders.getByRole('row').filter({ hasText: 'C305' }).first().click()
  await expect(bar).toContainText('Orders of different machines cannot be bundled.')
  await expect(bar.getByRole('button', { name: 'Bundle' })).toBeDisabled()
  await orders.getByRole('row').filter({ hasText: 'C305' }).first().click()
  await page.getByRole('searchbox', { name: 'Find an order' }).fill('C304')
  await row(second).click()
  await expect(bar).toContainText('2 orders chosen · C304')
  await expect(bar).toContainText('500 + 300 · at most 4 in a bundle')

  const question = page.getByRole('alertdialog')
  await bar.getByRole('button', { name: 'Bundle' }).click()
  await expect(question).toContainText('Would you like to proceed?')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByText('Bundling declined')).toBeVisible()
  await expect(column('C304').getByText('No bundles')).toBeVisible()
  await bar.getByRole('button', { name: 'Bundle' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(/Bundle \d+ created/)).toBeVisible()
  await expect(column('C304').getByRole('button')).toContainText('300 of each')
  await expect(row(first)).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  const [bundle] = await plant.sql<{ bundle_no: string }>(
    "select bundle_no from bundle where company_id = 1000 and machine_id = 'C304'",
  )

  // Somebody else takes it apart: the screen follows by itself.
  await somebodyCalls(
    plant,
    'balthzar_delete_detail_planning_bundle',
    { bundle_no: Number(bundle?.bundle_no) },
    'admin',
  )
  await expect(column('C304').getByText('No bundles')).toBeVisible()
  await expect(row(first)).toHaveCount(1)
  await withSetting(plant, 'machine_bundle_quantity_C304', '1', async () => {
    await page.reload()
    await page.getByRole('searchbox', { name: 'Find an order' }).fill('C304')
    await row(first).click()
    await row(second).click()
    await expect(bar).toContainText('A bundle of this machine holds at most 1 order.')
    await expect(bar.getByRole('button', { name: 'Bundle' })).toBeDisabled()
  })
})

test('T-ROUTE-58 T-PANEL-05 T-PANEL-05-X T-PANEL-07 T-PANEL-07-X a bundle is moved, split, swapped, booked and deleted', async ({
  page,
  plant,
  signIn,
}) => {
  const cards = await twoAlike(plant, [400, 400])
  await somebodyCalls(
    plant,
    'balthzar_create_detail_planning_bundle',
    { machine_id: 'C304', card_nos: cards, planned_qty: 400 },
    'admin',
  )
  await signIn('planner', { path: '/interface/C301' })
  await (await moreActions(page)).getByRole('button', { name: 'Detail planning' }).click()
  await expectPath(page, '/interface/C301/detail-planning/CNC')
  const { bar, column } = screen(page)
  const bundles = (machine: string) => column(machine).getByRole('button')
  const action = (name: string) => bar.getByRole('button', { name, exact: true })

  const [above, below] = [await bundles('C301').nth(0).innerText(), await bundles('C301').nth(1).innerText()]
  await bundles('C301').nth(1).click()
  await expect(action('Move down')).toBeDisabled()
  await action('Move up').click()
  await expect(bundles('C301').nth(0)).toHaveText(below, { useInnerText: true })
  await expect(bundles('C301').nth(1)).toHaveText(above, { useInnerText: true })

  await bundles('C304').click()
  await action('Split').click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await expect(dialog.getByRole('button', { name: 'Split' })).toBeDisabled()
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await expect(dialog.getByRole('button', { name: 'Split' })).toBeDisabled()
  await boxes.nth(1).click()
  await dialog.getByRole('button', { name: 'Split' }).click()
  await expect(bundles('C304')).toHaveCount(2)
  await expect(action('Split')).toBeDisabled()

  // Four machines with the least to do, never its own; a search reaches the others; another bundle begins anew.
  await action('Swap').click()
  const machines = bar.getByRole('button', { name: /(h|min) planned$/ })
  await expect(machines).toHaveCount(4)
  await expect(bar.getByRole('button', { name: /^C304/ })).toHaveCount(0)
  await action('Back').click()
  await expect(action('Swap')).toBeVisible()
  await action('Swap').click()
  await bundles('C301').nth(0).click()
  await expect(action('Swap')).toBeVisible()
  await bundles('C304').nth(1).click()
  await action('Swap').click()
  await bar.getByRole('searchbox', { name: 'Find a machine' }).fill('C307')
  await expect(machines).toHaveCount(1)
  await machines.click()
  await expect(page.getByText(/Bundle \d+ is on C307 now/)).toBeVisible()
  await expect(bundles('C307')).toHaveCount(1)

  await action('Book').click()
  await machines.first().click()
  await expect(bundles('C307')).toContainText('Booked on')
  await expect(bar).toContainText('Unbook it first.')
  await expect(action('Delete')).toBeDisabled()
  await expect(action('Swap')).toBeDisabled()
  await action('Unbook').click()
  await expect(page.getByText(/Bundle \d+ unbooked/)).toBeVisible()
  const question = page.getByRole('alertdialog')
  await action('Delete').click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Deletion declined')).toBeVisible()
  await action('Delete').click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/Bundle \d+ deleted/)).toBeVisible()
  await expect(bundles('C307')).toHaveCount(0)

  await plant.sql("update card set machine_id = 'C304' where company_id = 1000 and card_no = any ($1)", [cards])
  await plant.sql("delete from bundle where company_id = 1000 and machine_id = 'C304'")
})

test('W-WIZARD-34-X T-PERM-03-X T-ROUTE-18 T-ROUTE-18-X T-ROUTE-48 T-ROUTE-48-X T-PANEL-31 T-PANEL-31-X T-ERROR-16 a bundle is confirmed with all of its orders', async ({
  page,
  plant,
  signIn,
}) => {
  const [bundle] = await plant.sql<{ bundle_no: string; planned_qty: string; card_nos: string[] }>(
    `select b.bundle_no, b.planned_qty::int, array_agg(c.card_no) as card_nos from bundle b
       join bundle_card c on c.company_id = b.company_id and c.bundle_no = b.bundle_no
     where b.company_id = 1000 and b.machine_id = 'P201' group by b.bundle_no, b.planned_qty`,
  )
  const { bundle_no, planned_qty, card_nos } = bundle!
  await signIn('supervisor', { path: '/machines/bundle-confirmation' })
  await expect(page.getByText('Missing permission: Plan bundles in detail planning.')).toBeVisible()
  await signIn('admin', { path: '/machines/bundle-confirmation' })
  const { main, bar } = screen(page)
  const row = main.getByRole('row').filter({ hasText: 'P201' })
  await expect(main.getByRole('row').filter({ hasText: 'C302' }).first()).toContainText('C303')
  await row.click()
  const quantity = bar.getByLabel('Pieces of each order')
  await expect(quantity).toHaveValue(String(planned_qty))
  await quantity.fill('')
  await expect(bar.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await quantity.fill(String(Number(planned_qty) + 1))
  await bar.getByRole('button', { name: 'Confirm' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('More than planned?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await quantity.fill('25')
  await bar.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Bundle reported')).toBeVisible()
  await expect(row).toHaveCount(0)
  const booked = await plant.sql<{ good_qty: number }>(
    'select good_qty::int from card where company_id = 1000 and card_no = any ($1)',
    [card_nos],
  )
  expect(booked.map(({ good_qty }) => good_qty)).toEqual(card_nos.map(() => 25))

  await plant.sql('update bundle set reported_at = null where company_id = 1000 and bundle_no = $1', [bundle_no])
  await plant.sql('update bundle_card set reported = false where company_id = 1000 and bundle_no = $1', [bundle_no])
  // At the machine everybody may look; without the right nobody confirms.
  await signIn('operator', { path: '/interface/P201/bundle-confirmation' })
  await row.click()
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
})

test('T-ROUTE-24 T-ROUTE-24-X T-PANEL-27 T-PANEL-27-X a resource takes planned orders on and gives them back', async ({
  page,
  plant,
  signIn,
}) => {
  await withUser(plant, 'planner', { resource_planning: 3 }, async () => {
    await signIn('planner', { path: '/planning/M101/resources' })
    // A machine that makes pieces is no resource: the first that is one opens.
    await expectPath(page, '/planning/R901/resources')
    const { main, bar } = screen(page)
    const rows = main.getByRole('grid', { name: 'Resource planning' }).getByRole('row')
    const hours = main.getByRole('region', { name: 'Hours taken on per day' })
    await expect(rows.nth(1)).toBeVisible()
    const soon = await main.getByRole('grid').getAttribute('aria-rowcount')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect
      .poll(async () => Number(await main.getByRole('grid').getAttribute('aria-rowcount')))
      .toBeGreaterThan(Number(soon))
    await page.getByRole('button', { name: 'Show fewer' }).click()

    await expect(hours).toContainText('Nothing taken on yet')
    await rows.nth(1).click()
    await rows.nth(2).click()
    const resource = bar.getByRole('button', { name: 'Setters, moulding' })
    await expect(resource).toHaveAttribute('aria-pressed', 'false')
    // Four in a row, however many there are.
    const columns = await resource.locator('..').evaluate((row) => getComputedStyle(row).gridTemplateColumns)
    expect(columns.split(' ')).toHaveLength(4)
    await resource.click()
    await expect(page.getByText('Setters, moulding has taken 2 orders on')).toBeVisible()
    await expect(resource).toHaveAttribute('aria-pressed', 'true')
    await expect(rows.nth(1)).toContainText('Taken on')
    await expect(hours.getByRole('listitem').first()).toContainText(/\d h/)
    await resource.click()
    await expect(page.getByText('Setters, moulding has given 2 orders back')).toBeVisible()
    await expect(hours).toContainText('Nothing taken on yet')
  })
})

test('T-LIMIT-02 T-ERROR-08 T-ERROR-08-X the tool search finds the order of a tool, keeps what was typed, and closes after four minutes', async ({
  page,
  plant,
  signIn,
}) => {
  const [run] = await plant.sql<{ tool_id: string; part_no: string }>(
    `select r.tool_id, c.part_no from order_run r join card c on c.company_id = r.company_id and c.card_no = r.card_no
     where r.company_id = 1000 and r.machine_id = 'M102' and r.end_time is null limit 1`,
  )
  await page.clock.install()
  await signIn('operator', { path: '/interface/M102/planned-orders' })
  const search = page.getByRole('button', { name: 'Find by tool' })
  const dialog = page.getByRole('dialog')
  const tool = dialog.getByLabel('Tool')
  await search.click()
  await tool.fill('T-NOWHERE')
  await dialog.getByRole('button', { name: 'Search' }).click()
  await expect(dialog).toContainText('No order found for this tool')
  await expect(tool).toHaveValue('T-NOWHERE')
  await tool.fill(run!.tool_id)
  await dialog.getByRole('button', { name: 'Search' }).click()
  await expect(dialog).toHaveCount(0)
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar).toContainText(run!.part_no)
  await expect(bar.getByRole('button', { name: 'Start', exact: true })).toBeVisible()

  await search.click()
  await expect(tool).toBeVisible()
  await page.clock.fastForward(200_000)
  await expect(dialog).toBeVisible()
  await page.clock.fastForward(45_000)
  await expect(dialog).toHaveCount(0)
})

test('T-ROUTE-59 T-ROUTE-59-X W-SCREEN-08-X pallets wait for transport: called, moved and removed by those who may, seen by all at once', async ({
  page,
  plant,
  signIn,
  context,
}) => {
  const [card] = await plant.sql<{ card_no: string }>(
    "select card_no from order_run where company_id = 1000 and machine_id = 'K504' and end_time is null limit 1",
  )
  for (const at of [901, 902]) {
    await aPalletFlag(plant, {
      machine_id: 'K504',
      card_no: card?.card_no ?? '',
      print_order: at,
      erp_id: `QUEUE-${at}`,
    })
    await plant.sql('update pallet_flag set confirmed = now() where company_id = 1000 and erp_id = $1', [`QUEUE-${at}`])
  }
  await signIn('supervisor', { path: '/interface/K504' })
  await (await moreActions(page)).getByRole('button', { name: 'Pallets for transport' }).click()
  await expectPath(page, '/interface/K504/pallet-que-system')
  const rows = page.getByRole('grid').getByRole('row')
  const bar = page.locator('[data-bottom-bar]')
  const pallet = (name: string) => rows.filter({ hasText: name })
  const first = await rows.nth(1).innerText()
  expect(first).toContain('QUEUE-901')
  expect(first).toMatch(new RegExp(`${card?.card_no}[\\s\\S]*40[\\s\\S]*\\d\\d:\\d\\d[\\s\\S]*Waiting`))
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('row').nth(1)).toContainText('QUEUE-901')
  await pallet('QUEUE-902').click()
  await expect(bar.getByRole('button', { name: 'Move down' })).toBeDisabled()
  await bar.getByRole('button', { name: 'Move up' }).click()
  await expect(rows.nth(1)).toContainText('QUEUE-902')
  await bar.getByRole('button', { name: 'Call transport' }).click()
  await expect(pallet('QUEUE-902')).toContainText('Called')
  await expect(bar.getByRole('button', { name: 'Call transport' })).toBeDisabled()
  await bar.getByRole('button', { name: 'Is fetched' }).click()
  await expect(pallet('QUEUE-902')).toContainText('Fetched')
  await pallet('QUEUE-901').click()
  await bar.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(pallet('QUEUE-901')).toHaveCount(0)
  await expect(other.getByRole('row').nth(1)).toContainText(/QUEUE-902[\s\S]*Fetched/)
  await expect(other.getByRole('row')).toHaveCount(2)
  await other.close()

  await signIn('operator', { path: '/interface/K504/pallet-que-system' })
  await pallet('QUEUE-902').click()
  await expect(pallet('QUEUE-902')).toHaveAttribute('aria-selected', 'true')
  await expect(bar).toHaveCount(0)
  await plant.sql("delete from pallet_transport where company_id = 1000 and machine_id = 'K504'")
  await plant.sql("delete from pallet_flag where company_id = 1000 and erp_id like 'QUEUE-%'")
})
