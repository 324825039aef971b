import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/takt.ts'
import { expectPath, openMenu, visit } from '../pages/shell.ts'

/** The product's own table of routes, found by its address: its pages are compiled with other settings than the tests. */
const { matchRoute } = (await import(new URL('../../apps/web/src/routes/match-route.ts', import.meta.url).href)) as {
  matchRoute(path: string): { readonly pattern: string } | undefined
}

/** Where the links that are drawn now lead inside the product. */
const drawnLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && link.target === '' && !link.hasAttribute('download'))
      .filter((link) => !link.hash)
      .map((link) => link.pathname + link.search),
  )

/** The buttons of the pages that only lead on: a machine’s menu. */
const leading = (page: Page) => page.getByRole('main').locator('nav:not([aria-label="Steps"]) button:enabled')

/** What stands there has come, whole: no page that broke, and no list that did not load. */
async function expectSound(page: Page, path: string): Promise<void> {
  await expect(page.locator('main, h1').first(), path).not.toBeEmpty()
  const waiting = page.locator('main').locator('[class*="_spinner_"], [class*="_bone_"]')
  await expect(waiting, path).toHaveCount(0)
  await expect(page.locator('main [role="alert"]:not(:empty)'), path).toHaveCount(0)
  await expect(page.getByText('This page has stopped working.'), path).toHaveCount(0)
  await expect(page.getByText(/^There is no page /), path).toHaveCount(0)
}

// As many as there were when this was written, less a few: a crawl that comes nowhere finds nothing wrong.
for (const { user, least } of [
  { user: 'operator', least: 48 },
  { user: 'admin', least: 95 },
]) {
  test(`T-PLANT-355 what is drawn for ${user} leads to pages that are there and sound, from the menu on`, async ({
    page,
    plant,
    signIn,
  }) => {
    await plant.allRunning()
    await signIn(user, { path: '/home' })
    await openMenu(page)
    const seen = new Set<string>()
    const strange: string[] = []
    const open: string[] = []
    const found = (paths: readonly string[], at: string) => {
      for (const path of paths) {
        const route = matchRoute(new URL(path, page.url()).pathname)
        if (route === undefined) strange.push(`${at} -> ${path}`)
        if (route === undefined || seen.has(route.pattern)) continue
        seen.add(route.pattern)
        open.push(path)
      }
    }
    found(await drawnLinks(page), '/home')
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      await visit(page, path)
      await expectSound(page, path)
      found(await drawnLinks(page), path)
      const here = new URL(page.url()).pathname
      const ways = await leading(page).count()
      for (let nth = 0; nth < ways; nth += 1) {
        await leading(page).nth(nth).click()
        await expectPath(page, new RegExp(`^(?!${here}$)`))
        found([new URL(page.url()).pathname], here)
        await visit(page, here)
        await expect(leading(page)).toHaveCount(ways)
      }
    }
    expect(strange).toEqual([])
    expect(seen.size).toBeGreaterThan(least)
  })
}
