import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../../fixtures/takt.ts'
import { expectAllFilesKept } from '../../pages/kept-files.ts'
import { machineRow } from '../../pages/overview.ts'
import { expectPath, openUserMenu } from '../../pages/shell.ts'

base.use({ serviceWorkers: 'allow' })

const HOUR = 3_600_000
const built = join(import.meta.dirname, '../../../apps/web/dist')

/** The product's files in the folder of a plant, where a new version of them can appear. */
const webFolderIn = (dataFolder: string) => join(dataFolder, 'web')

function copyProduct(dataFolder: string): { webFolder: string } {
  const webFolder = webFolderIn(dataFolder)
  cpSync(built, webFolder, { recursive: true })
  // The packed forms of the worker would hide the changed one.
  for (const form of ['br', 'gz']) rmSync(join(webFolder, `sw.js.${form}`), { force: true })
  return { webFolder }
}

const test = base.extend<{ deploy: () => Promise<void> }>({
  plant: async ({ plantNamed }, use) => await use(await plantNamed('updates', copyProduct)),
  deploy: async ({ plant }, use) => {
    await use(async () => {
      await plant.stopServer()
      appendFileSync(join(webFolderIn(plant.dataFolder), 'sw.js'), '// another version\n')
      await plant.startServer()
    })
  },
})

/** The worker of the version that is running has taken its place. */
async function controlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** How often the page has asked for a new version and was answered: an offer that is not there yet would prove nothing. */
async function countChecks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { prototype } = ServiceWorkerRegistration
    const { update } = prototype
    prototype.update = function (this: ServiceWorkerRegistration) {
      return update.call(this).finally(() => {
        document.body.dataset.checks = String(Number(document.body.dataset.checks ?? 0) + 1)
      })
    }
  })
  return () => page.evaluate(() => Number(document.body.dataset.checks ?? 0))
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const offer = (page: Page) => page.getByText('An update is available; please refresh by clicking below.')

test('T-PLANT-338 T-SHELL-19 T-SHELL-19-X D-SHELL-02 D-LIMIT-17 a new version is offered once, stays offered, and Refresh takes it with one reload', async ({
  page,
  signIn,
  deploy,
}) => {
  await page.clock.install()
  await signIn('operator', { path: '/machines/zone/B2?from=mail' })
  await controlled(page)
  await expect(machineRow(page, 'C301')).toBeVisible()
  const checks = await countChecks(page)
  await page.clock.fastForward(HOUR)
  await expect.poll(checks).toBe(1)
  await expect(offer(page)).toHaveCount(0)
  await deploy()
  await page.clock.fastForward(HOUR / 2)
  // The clock ran, and nothing was asked.
  await expect(machineRow(page, 'C301')).toBeVisible()
  expect(await checks()).toBe(1)
  await expect(offer(page)).toHaveCount(0)
  await page.clock.fastForward(HOUR / 2)
  await expect(offer(page)).toHaveCount(1)
  await page.clock.fastForward(HOUR)
  await openUserMenu(page)
  await expect(offer(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  // It waits while the page is loaded anew, and is offered in words as soon as that stands.
  await page.reload()
  await expect(machineRow(page, 'C301')).toBeVisible()
  await expect(offer(page)).toHaveCount(1)
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(loads).toBe(1)
  await expect(machineRow(page, 'C301')).toBeVisible()
  await expectPath(page, '/machines/zone/B2?from=mail')
  await controlled(page)
  await page.clock.fastForward(HOUR)
  await openUserMenu(page)
  await expect(offer(page)).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('T-SHELL-19-X the worker keeps all files of its version and no answer of the server', async ({ page, signIn }) => {
  await signIn('operator', { path: '/machines/all' })
  await controlled(page)
  await expect(machineRow(page, 'A401')).toBeVisible()
  await expectAllFilesKept(page)
})

test('D-SHELL-03-X a refresh asks before it loses unsaved work', async ({ page, signIn, deploy }) => {
  await page.clock.install()
  await signIn('admin', { path: '/admin/config/dashboards/factory-overview' })
  await controlled(page)
  await page.getByRole('button', { name: /^Add Gauge/ }).click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await deploy()
  await page.clock.fastForward(HOUR)
  const loads = countLoads(page)
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.accept()
  })
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.click()
  const question = page.getByRole('alertdialog', { name: 'Refresh without saving?' })
  await question.getByRole('button', { name: 'Keep working' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  // The offer is still there, once.
  await expect(offer(page)).toHaveCount(1)
  expect(loads()).toBe(0)
  await refresh.click()
  await question.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(loads).toBe(1)
  await expectPath(page, '/admin/config/dashboards/factory-overview')
  await expect(page.getByRole('heading', { name: 'Factory overview' })).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  // Asked once, not a second time by the browser.
  expect(dialogs).toBe(0)
})

test('D-SHELL-03-X a dashboard on a wall takes a new version by itself once nobody has touched it for ten minutes', async ({
  page,
  signIn,
  deploy,
}) => {
  await page.clock.install()
  await signIn('supervisor', { path: '/dashboards/factory-overview?hall=a' })
  await expect(page.getByRole('heading', { name: 'Factory overview' })).toBeVisible()
  await expect(page.getByText('M101').first()).toBeVisible()
  await controlled(page)
  // The server is away while the new version comes: what this one still needs must be here.
  await expectAllFilesKept(page)
  const loads = countLoads(page)
  await deploy()
  await page.clock.fastForward(HOUR - 60_000)
  await page.mouse.click(640, 600)
  await page.clock.fastForward(60_000)
  // Somebody was here a minute ago: they are asked.
  await expect(offer(page)).toHaveCount(1)
  await page.clock.fastForward(5 * 60_000)
  await expect(offer(page)).toHaveCount(1)
  expect(loads()).toBe(0)
  await page.clock.fastForward(6 * 60_000)
  await expect.poll(loads).toBe(1)
  await expectPath(page, '/dashboards/factory-overview?hall=a')
  await expect(page.getByRole('heading', { name: 'Factory overview' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
