import type { Page } from '@playwright/test'
import { exampleDashboards } from '@takt/example-plant/dashboards.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { boxes } from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'

/** The plant that specs begin with has no history: what shows the past may say so. */
const OF_THE_PAST = /(stood still|Scrap).*: says: No data$/
/** Watches whether somebody is there; there is nothing to see of it. */
const UNSEEN = 'timeout'

/** Widgets that failed, that say why they have nothing to show, that still wait, or in which nothing is drawn. */
async function faulty(page: Page, kinds: readonly string[]): Promise<string[]> {
  const found = await boxes(page).evaluateAll(
    (all, names) =>
      all.flatMap((box, nth) => {
        const text = (box as HTMLElement).innerText.trim()
        const said = (why: string) => [`${names[nth]}: ${why}`]
        if (box.querySelector('[role="alert"]')) return said(`failed: ${text}`)
        const note = box.querySelector('[class*="_note_"]')
        if (note) return said(`says: ${note.textContent}`)
        if (box.querySelector('[class*="_bone_"]')) return said('waits')
        return text === '' && !box.querySelector('svg, canvas, img, iframe, video') ? said('is blank') : []
      }),
    kinds,
  )
  return found.filter((fault) => !OF_THE_PAST.test(fault) && !fault.includes(`, ${UNSEEN} `))
}

/** Names under an axis that lie on each other. */
function touchingNames(page: Page): Promise<string[]> {
  return page.locator('figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const names = [...figure.querySelectorAll<HTMLElement>('span[data-turn]')].filter(
        (name) => name.getBoundingClientRect().width > 1,
      )
      return names.slice(1).flatMap((name, at) => {
        const [before, own] = [names[at] as HTMLElement, name].map((one) => one.getBoundingClientRect())
        return (before?.right ?? 0) > (own?.left ?? 0) + 1 ? [`${names[at]?.innerText} / ${name.innerText}`] : []
      })
    }),
  )
}

test('T-PLANT-354 T-PLANT-412 T-PLANT-413 every board of the example plant shows what it is for: no widget failed, none without data, none blank', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await signIn('admin', { path: '/home' })
  // Those for the hand last.
  const boards = exampleDashboards.toSorted((a, b) => Number(b.suitedForDesktops) - Number(a.suitedForDesktops))
  for (const { slug, widgets, suitedForDesktops, parameters } of boards) {
    if (!suitedForDesktops) await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `/dashboards/${slug}${parameters.length === 0 ? '' : '?machine=M101'}`)
    await expect(boxes(page), slug).toHaveCount(widgets.length)
    const kinds = widgets.map(({ component, config }) => `${slug}, ${component} ${config.title ?? ''}`)
    await expect.poll(() => faulty(page, kinds), slug).toEqual([])
    expect(await touchingNames(page), slug).toEqual([])
  }
  // In a hand every bar has its name, too.
  await visit(page, '/dashboards/moulding-desk?machine=M101')
  const cycles = boxes(page).filter({ hasText: 'Cycles today' }).first()
  for (const machine of ['M101', 'M102', 'M103', 'M104', 'M105', 'M106']) {
    await expect(cycles.locator('span[data-turn]', { hasText: machine })).toBeVisible()
  }
  expect(await touchingNames(page)).toEqual([])
})
