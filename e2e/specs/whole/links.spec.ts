import type { Page } from '@playwright/test'
import { patience } from '../../../scripts/stages/machine.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { findingsOf, type Look, looks, turnLight } from '../../pages/looks.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { openMenu, visit, withSetting } from '../../pages/shell.ts'

/** The product's own table of routes, found by its address: its pages are compiled with other settings than the tests. */
const { matchRoute } = (await import(new URL('../../../apps/web/src/routes/match-route.ts', import.meta.url).href)) as {
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

/** Where those buttons lead. Each is pressed, but the page stays: to come back to it costs more than to open the next. */
async function ledTo(page: Page): Promise<string[]> {
  const ways = await leading(page).all()
  // Registers have a menu of the same name.
  const more = page.getByRole('main').locator('button[aria-haspopup="dialog"]', { hasText: /^More$/ })
  const hasMore = (await more.count()) > 0
  if (ways.length === 0 && !hasMore) return []
  const asked = await page.evaluateHandle(() => {
    const { history } = (window as unknown as { __TSR_ROUTER__: { history: { push(path: string): void } } })
      .__TSR_ROUTER__
    const { push } = history
    const paths: string[] = []
    history.push = (path) => void paths.push(path)
    return { paths, mend: () => Object.assign(history, { push }) }
  })
  for (const [nth, way] of ways.entries()) {
    await way.click()
    expect(await asked.evaluate(({ paths }) => paths.length), `${page.url()}, ${way}`).toBe(nth + 1)
  }
  if (hasMore) {
    const buttons = (await moreActions(page)).getByRole('navigation').getByRole('button')
    const names = await buttons.allTextContents()
    for (const name of names) {
      // A press closes what it was made in, and what was pressed stands first from then on.
      if (!(await buttons.first().isVisible())) await more.click()
      await buttons.filter({ hasText: name }).first().click()
      await expect(buttons).toHaveCount(0)
    }
    expect(await asked.evaluate(({ paths }) => paths.length), page.url()).toBe(ways.length + names.length)
  }
  return await asked.evaluate(({ paths, mend }) => {
    mend()
    return paths
  })
}

/** What stands there has come, whole: no page that broke, and no list that did not load. */
const unsound = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main, h1')
    const has = (selector: string) => document.querySelector(selector) !== null
    const says = document.body.innerText
    const faults = {
      'nothing is there': !main?.textContent,
      'it waits': has('main [class*="_spinner_"], main [class*="_bone_"]'),
      'something failed': has('main [role="alert"]:not(:empty)'),
      'it stopped working': says.includes('This page has stopped working.'),
      'nobody knows the address': /^There is no page /m.test(says),
    }
    return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
  })

// As many as there were when this was written, less a few: a crawl that comes nowhere finds nothing wrong.
for (const { user, least } of [
  { user: 'operator', least: 48 },
  { user: 'admin', least: 95 },
] as const) {
  test(`T-PLANT-355 what is drawn for ${user} leads to pages that are there and sound, from the menu on, and free of serious accessibility findings`, async ({
    page,
    plant,
    signIn,
  }) => {
    test.setTimeout(patience(240_000))
    const unseen = new Map<string, Look>(looks[user].map((look) => [look.path, look]))
    const findings: string[] = []
    const lookAt = async (path: string) => {
      const look = unseen.get(path)
      if (look) await turnLight(page, unseen.size)
      await visit(page, path)
      await expect.poll(() => unsound(page), { message: path, intervals: [50, 50, 100, 250] }).toEqual([])
      if (look) findings.push(...(await findingsOf(page, look)))
      unseen.delete(path)
    }
    const seen = new Set<string>()
    const strange: string[] = []
    const open: string[] = []
    const found = (paths: readonly string[], at: string) => {
      // Of several that lead to one kind of page the one that is looked at anyway.
      for (const path of paths.toSorted((a, b) => Number(unseen.has(b)) - Number(unseen.has(a)))) {
        const route = matchRoute(new URL(path, page.url()).pathname)
        if (route === undefined) strange.push(`${at} -> ${path}`)
        if (route === undefined || seen.has(route.pattern)) continue
        seen.add(route.pattern)
        open.push(path)
      }
    }
    await plant.allRunning()
    await plant.signal('C301', 'stopped')
    await withSetting(plant, 'toolOverviewEnabled', '1', async () => {
      await signIn(user, { path: '/home' })
      await openMenu(page)
      found(await drawnLinks(page), '/home')
      for (let path = open.shift(); path !== undefined; path = open.shift()) {
        await lookAt(path)
        found(await drawnLinks(page), path)
        found(await ledTo(page), path)
      }
      for (const path of unseen.keys()) await lookAt(path)
    })
    await plant.signal('C301', 'running')
    expect(strange).toEqual([])
    expect(findings).toEqual([])
    expect(seen.size).toBeGreaterThan(least)
  })
}
