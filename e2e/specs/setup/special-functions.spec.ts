import type { Page } from '@playwright/test'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { seriousFindings } from '../../pages/serious-findings.ts'
import { expectPath, openMenu, openUserMenu } from '../../pages/shell.ts'

const path = '/admin/special-functions'
const MACHINE = 'P205'

const row = (page: Page, machine: string) => page.getByRole('row', { name: new RegExp(`^${machine}\\b`) })
const panel = (page: Page, machine = MACHINE) => page.getByRole('region', { name: `Functions of ${machine}` })
const turn = (page: Page, name: RegExp) => panel(page).getByRole('switch', { name })

async function functionsOf(plant: Plant, machine_id = MACHINE): Promise<number[]> {
  const [found] = await plant.sql<{ special_functions: number[] }>(
    'select special_functions from machine where company_id = 1000 and machine_id = $1',
    [machine_id],
  )
  return found?.special_functions ?? []
}

const set = (plant: Plant, numbers: number[]) =>
  plant.sql(
    `update machine set special_functions = $1, function_values = '{}', functions_version = functions_version + 1
     where company_id = 1000 and machine_id = $2`,
    [numbers, MACHINE],
  )

let before: number[]
test.beforeEach(async ({ plant }) => {
  before = await functionsOf(plant)
})
test.afterEach(async ({ plant }) => {
  await set(plant, before)
})

test('T-SF-01-X an administrator finds a machine and a function, switches it, gives it its value, and it is kept', async ({
  page,
  plant,
  signIn,
}) => {
  await set(plant, [46, 9001])
  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Special functions' }).click()
  await expectPath(page, path)
  await expect(page).toHaveTitle(/Special functions/)
  await expect(page.getByText('Choose a machine.')).toBeVisible()
  await expect(row(page, 'A401')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a machine' }).fill('p205')
  await expect(row(page, 'A401')).toHaveCount(0)
  await row(page, MACHINE).click()
  await expectPath(page, `${path}?machine=${MACHINE}`)
  await expect(turn(page, /^SF46 Split a stop/)).toBeChecked()
  await expect(turn(page, /^SF9001 Unknown number/)).toBeChecked()
  await expect(turn(page, /^SF47 Cancel remaining quantity/)).not.toBeChecked()

  await panel(page).getByRole('searchbox', { name: 'Find by number or name' }).fill('cycle time')
  await expect(panel(page).getByRole('switch')).toHaveCount(1)
  await turn(page, /^SF84 /).click()
  await panel(page).getByLabel('Name of the process value').fill('CycleTime')
  await expect(panel(page).getByText('2 changes not saved')).toBeVisible()
  expect(await functionsOf(plant)).toEqual([46, 9001])
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`The functions of ${MACHINE} are saved.`)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Save' })).toHaveCount(0)
  expect(await functionsOf(plant)).toEqual([46, 84, 9001])
  await page.reload()
  await expect(turn(page, /^SF84 /)).toBeChecked()
  await expect(panel(page).getByLabel('Name of the process value')).toHaveValue('CycleTime')
  await panel(page).getByRole('radio', { name: 'Switched on' }).click()
  await expect(panel(page).getByRole('switch')).toHaveCount(3)
})

test('T-SF-01-X whoever saves over another’s change is told, sees it, and keeps their own', async ({
  page,
  plant,
  signIn,
}) => {
  await set(plant, [46])
  await signIn('admin', { path: `${path}?machine=${MACHINE}` })
  await turn(page, /^SF47 /).click()
  await set(plant, [46, 32])
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await expect(panel(page).getByRole('alert')).toContainText('Somebody else has changed this machine meanwhile')
  await expect(turn(page, /^SF32 /)).toBeChecked()
  await expect(turn(page, /^SF47 /)).toBeChecked()
  expect(await functionsOf(plant)).toEqual([46, 32])
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`The functions of ${MACHINE} are saved.`)).toBeVisible()
  expect(await functionsOf(plant)).toEqual([32, 46, 47])
})

test('T-SF-01-X changes that are not saved are asked for before another machine is chosen', async ({
  page,
  plant,
  signIn,
}) => {
  await set(plant, [46])
  await signIn('admin', { path: `${path}?machine=${MACHINE}` })
  await turn(page, /^SF47 /).click()
  await row(page, 'P204').click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(turn(page, /^SF47 /)).toBeChecked()
  await panel(page).getByRole('button', { name: 'Discard' }).click()
  await expect(turn(page, /^SF47 /)).not.toBeChecked()
  await row(page, 'P204').click()
  await expect(panel(page, 'P204')).toBeVisible()
  expect(await functionsOf(plant)).toEqual([46])
})

test('T-SF-01 T-SF-01-X the screens of a machine follow its set at once', async ({ page, plant, signIn, context }) => {
  await set(plant, [])
  await signIn('admin', { path: `${path}?machine=${MACHINE}` })
  const terminal = await context.newPage()
  await terminal.goto(`${plant.url}/interface/${MACHINE}/signed-in`)
  await expect(terminal.getByRole('heading', { level: 1 })).toBeVisible()
  const entry = terminal.getByLabel('Employee number')
  await expect(terminal.getByText('Signing in is not switched on for this machine.')).toBeVisible()
  await expect(entry).toHaveCount(0)
  await turn(page, /^SF18 /).click()
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`The functions of ${MACHINE} are saved.`)).toBeVisible()
  await expect(entry).toBeVisible()
})

/** The numbers whose effect no document tells. */
const reserved = [
  60, 90, 110, 149, 184, 241, 273, 353, 356, 375, 388, 410, 422, 424, 430, 433, 434, 435, 446, 453, 458, 467,
]

test('T-SF-14-X T-SF-15-X T-SF-16-X T-SF-17-X T-SF-18-X T-SF-19-X T-SF-20-X T-SF-21-X T-SF-22-X T-SF-23-X T-SF-24-X T-SF-25-X T-SF-26-X T-SF-27-X T-SF-28-X T-SF-29-X T-SF-30-X T-SF-31-X T-SF-32-X T-SF-33-X T-SF-34-X T-SF-35-X reserved numbers are shown as without a documented effect and kept with the machine', async ({
  page,
  plant,
  signIn,
}) => {
  await set(plant, [46])
  await signIn('admin', { path: `${path}?machine=${MACHINE}` })
  await panel(page).getByRole('radio', { name: 'Reserved' }).click()
  const entries = panel(page).getByRole('listitem')
  await expect(entries).toHaveText(reserved.map((number) => new RegExp(`^SF${number} Reserved.*No documented effect`)))
  for (const number of reserved) await turn(page, new RegExp(`^SF${number} `)).click()
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`The functions of ${MACHINE} are saved.`)).toBeVisible()
  expect(await functionsOf(plant)).toEqual([46, ...reserved])
  expect(await functionsOf(plant, 'P206')).not.toEqual(expect.arrayContaining([60]))
  for (const number of reserved) await expect(turn(page, new RegExp(`^SF${number} `))).toBeChecked()
})

test('T-SF-01-X an operator may not open it; a phone shows the list, then the machine alone; Swedish', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path })
  await expect(page.getByText('Missing permission: Open the administration.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin', { path })
  await page.getByRole('searchbox', { name: 'Find a machine' }).fill(MACHINE)
  await row(page, MACHINE).click()
  await expect(panel(page).getByRole('heading')).toBeFocused()
  await expect(row(page, MACHINE)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goBack()
  await expect(row(page, MACHINE)).toBeVisible()
  await page.goto(`${plant.url}${path}?machine=${MACHINE}`)
  await (await openUserMenu(page)).getByText('Svenska').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('switch', { name: /^SF46 Dela stopp/ })).toBeVisible()
})

test('T-SF-01-X on a phone in the dark nothing serious is found', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin', { path: `${path}?machine=${MACHINE}` })
  await turn(page, /^SF84 /).click()
  expect(await seriousFindings(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Discard' }).click()
})
