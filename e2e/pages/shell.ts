import type { Locator, Page } from '@playwright/test'
import { aCompanySetting } from '@takt/server/setup/setup.fixture.ts'
import { expect, type Plant } from '../fixtures/takt.ts'
import { forgetDrafts } from './drafts.ts'

/** Which page is shown, without origin: '/machines/all?x=1'. */
export async function expectPath(page: Page, path: string | RegExp): Promise<void> {
  const shown = () => {
    const { pathname, search } = new URL(page.url())
    return pathname + search
  }
  await expect.poll(shown).toEqual(typeof path === 'string' ? path : expect.stringMatching(path))
}

interface Router {
  readonly state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
  navigate(to: { href: string }): Promise<void>
}

/**
 * Goes on to another page as a link of the product does, which takes a quarter of the time of loading all of it anew.
 * Where it is the loading that a spec proves, or what only a load reads (the session, the settings), it says page.goto.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const here = page.url().startsWith('http') ? new URL(page.url()) : undefined
  // A page that another spec has handed on shows a file, which has no links.
  const isProduct = here && (await page.evaluate(() => '__TSR_ROUTER__' in window))
  if (!isProduct || here.pathname + here.search === path) {
    await forgetDrafts(page)
    await page.goto(path)
    return
  }
  await page.evaluate((href) => {
    void (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.navigate({ href })
  }, path)
  // Its own promise hangs when the page it leaves or comes to sends on elsewhere.
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__
      .state
    return status === 'idle' && location.href === resolvedLocation?.href
  })
}

/** Changes a user for the length of the steps, and puts everything back whatever happens. */
export async function withUser<T>(
  plant: Plant,
  username: string,
  change: Readonly<Record<string, unknown>>,
  steps: () => Promise<T>,
): Promise<T> {
  const columns = Object.keys(change)
  const set = (values: readonly unknown[]) =>
    plant.sql(
      `update app_user set ${columns.map((name, at) => `${name} = $${at + 2}`).join(', ')}
       where company_id = 1000 and username = $1`,
      [username, ...values],
    )
  const [before] = await plant.sql<Record<string, unknown>>(
    `select ${columns.join(', ')} from app_user where company_id = 1000 and username = $1`,
    [username],
  )
  await set(Object.values(change))
  try {
    return await steps()
  } finally {
    await set(columns.map((name) => before?.[name]))
  }
}

/** The same for a setting of the example company. */
export async function withSetting<T>(plant: Plant, name: string, value: string, steps: () => Promise<T>): Promise<T> {
  const put = (text: string) => aCompanySetting(plant, { name, value: text })
  const [before] = await plant.sql<{ value: string }>(
    'select value from company_setting where company_id = 1000 and name = $1',
    [name],
  )
  await put(value)
  try {
    return await steps()
  } finally {
    if (before) await put(before.value)
    else await plant.sql('delete from company_setting where company_id = 1000 and name = $1', [name])
  }
}

/** A mark that a reload of the page would wipe away. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes')
}

export async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(User menu|Användarmeny)/ }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  return menu
}

export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const toggle = page.getByRole('banner').getByRole('button', { name: /^(Open|Close) menu$/ })
  await expect(toggle).toBeVisible()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await expect(menu).toBeVisible()
  return menu
}

/** Keeps a call from being answered until the returned function is called. */
export async function holdCalls(page: Page, name: string): Promise<{ count(): number; release(): void }> {
  let count = 0
  let release = () => {}
  const released = new Promise<void>((then) => {
    release = then
  })
  await page.route('**/api/call', async (route) => {
    if ((route.request().postDataJSON() as { name: string }).name !== name) return route.fallback()
    count += 1
    await released
    return route.fallback()
  })
  return { count: () => count, release: () => release() }
}

/** What has been answered is on the screen: a page that draws it a frame later has not said nothing yet. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((then) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => then())))),
  )
}
