import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { routesByPressing } from './source/routes-by-pressing.ts'

/** Addresses that nobody is led to, each with who has it. */
const fromOutside: Readonly<Record<string, string>> = {
  machines: 'typed by hand; the menu says /machines/all',
  devlog: 'support reads the address out, with a code',
  wallLink: 'made on the page of wall links and opened on the display',
  machineDashboardStopCode: 'old bookmarks; inside a machine’s pages stops are coded on its own page (D-NAV-14-X)',
}

const { routeTable, reached } = await routesByPressing()
const pages = Object.entries(routeTable).filter(([, { page, wizard }]) => page ?? wizard)

test('T-PLANT-240 a page that nothing leads to is found by nobody who does not know its address', () =>
  expectNone(
    pages
      .filter(([name]) => !reached.has(name) && !(name in fromOutside))
      .map(([name, { path }]) => `${name}: ${path}`),
    'Give it a link where a person would look for it, or remove it:',
  ))

test('an exception that is no longer one hides the next', () =>
  expectNone(
    Object.keys(fromOutside).filter((name) => reached.has(name) || !routeTable[name]),
    'Listed above, but something leads there, or it is gone:',
  ))

test('a walk that enters everything would let everything pass', () => {
  expect(pages.length).toBeGreaterThan(180)
  expect(reached.size).toBeLessThan(Object.keys(routeTable).length)
})
