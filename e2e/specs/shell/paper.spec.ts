import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { onPaper, sheetsOf } from '../../pages/sheet.ts'
import { visit } from '../../pages/shell.ts'
import { tooWide } from '../../pages/too-wide.ts'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('T-LOOK-111 a list on paper: white, without bars and buttons, all its rows and columns, and of when it is', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn('supervisor', { path: '/actives' })
  const grid = page.getByRole('grid', { name: 'Running orders' })
  await expect(grid.getByRole('row').nth(3)).toBeVisible()
  const rows = Number(await grid.getAttribute('aria-rowcount'))
  expect(await grid.getByRole('row').count()).toBeLessThan(rows)
  const dark = await background(page)

  const back = await onPaper(page)
  await expect(page.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d, Emma Engström$/)).toBeVisible()
  await expect(grid.getByRole('row')).toHaveCount(rows)
  await expect(page.getByRole('heading', { level: 1, name: 'Running orders' })).toBeVisible()
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(tooWide)).toEqual([])
  expect(await background(page)).toBe('rgb(255, 255, 255)')
  // Each line is as high as what it holds: none lies over another.
  const ends = await grid.getByRole('gridcell').evaluateAll((cells) => {
    const boxes = cells.map((cell) => cell.getBoundingClientRect())
    return boxes.filter((box, at) => {
      const next = boxes[at + 1]
      return next !== undefined && next.top > box.top + 1 && next.top < box.bottom - 1
    }).length
  })
  expect(ends).toBe(0)

  await back()
  await expect(page.getByText(/^Printed /)).toHaveCount(0)
  expect(await background(page)).toBe(dark)
  await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(rows)
  // The browser itself, which tells the page that it prints, and takes as many sheets as it needs.
  const sheets = await sheetsOf(page)
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.every(({ width, height }) => width < height)).toBe(true)
})

test('T-LOOK-141 a list of many columns lies across the sheet, and no number in it is cut or broken', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await signIn('supervisor', { path: '/machines/all' })
  const cells = page.getByRole('grid').getByRole('gridcell')
  await expect(cells.filter({ hasText: '240311' }).first()).toBeVisible()
  const heads = page.getByRole('grid').getByRole('columnheader')
  const shown = await heads.allTextContents()
  const back = await onPaper(page, { liesAcross: true })
  // Two frames: what the narrower sheet changes has been drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await heads.allTextContents()).toEqual(shown)
  const lost = await page.evaluate(() => {
    const part = document.createRange()
    const linesOf = (text: Text, { index, 0: number }: RegExpExecArray) => {
      part.setStart(text, index)
      part.setEnd(text, index + number.length)
      return new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    return [...document.querySelectorAll('[role=gridcell] span')].flatMap((span) => {
      const text = [...span.childNodes].find((node) => node instanceof Text)
      const numbers = [...(text?.data.matchAll(/\d[\d.,:]*/g) ?? [])]
      const isBroken = text !== undefined && numbers.some((number) => linesOf(text, number) > 1)
      const isCut = span.scrollWidth > span.clientWidth + 1 && getComputedStyle(span).overflowX !== 'visible'
      return isBroken || (numbers.length > 0 && isCut) ? [span.textContent] : []
    })
  })
  expect(lost).toEqual([])
  await back()
  const sheets = await sheetsOf(page)
  expect(sheets.every(({ width, height }) => width > height)).toBe(true)
})

test('T-LOOK-111 what was searched for, and which part of all is shown, stands on paper; what chooses does not', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/tools/all' })
  await page.getByRole('searchbox').fill('T-10')
  await expect(page.getByRole('row', { name: /T-1001/ }).first()).toBeVisible()
  const back = await onPaper(page)
  await expect(page.getByRole('searchbox')).toHaveValue('T-10')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await back()
  await visit(page, '/interface/M102/history-stops?period=last-week')
  await page.getByRole('radio', { name: 'Coded', exact: true }).click()
  const again = await onPaper(page)
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveText(['Coded'])
  await expect(page.getByRole('combobox', { name: 'Period' }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText(/^Mon \d+ \w+ – Sun \d+ \w+$/)).toBeVisible()
  await again()
})

test('T-LOOK-111 the second sheet says of what and when it is, and a group’s name is never alone at the foot of one', async ({
  page,
  signIn,
}) => {
  /** What stands in the margin of the sheets, as the browser has it. */
  const margins = () =>
    page.evaluate(() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)))
  await signIn('supervisor', { path: '/interface/M102/history-stops?period=last-week' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const back = await onPaper(page)
  const [all = '', first = ''] = await margins()
  expect(all).toMatch(/^@page \{.*@top-left \{.*content: ".+ · Mon \d+ \w+ – Sun \d+ \w+"/)
  expect(first).toMatch(/^@page :first \{.*@top-left \{.*content: none/)
  await back()
  expect(await margins()).toEqual([])

  await visit(page, '/machines/all?group=department')
  await expect(page.getByRole('gridcell').filter({ hasText: 'Injection moulding' })).toBeVisible()
  const again = await onPaper(page)
  expect((await margins())[0]).toMatch(/content: "Machines/)
  const heading = page.getByRole('gridcell').filter({ hasText: 'Injection moulding' })
  expect(await heading.evaluate((row) => [getComputedStyle(row).display, getComputedStyle(row).breakAfter])).toEqual([
    'table-row',
    'avoid',
  ])
  await again()
})

test('T-LOOK-111 a board takes one lying sheet, with its title', async ({ page, signIn }) => {
  await signIn('supervisor', { path: '/dashboards/factory-overview' })
  await expect(page.getByText('M101').first()).toBeVisible()
  expect(await sheetsOf(page)).toEqual([{ width: expect.any(Number), height: expect.any(Number) }])
  const [sheet] = await sheetsOf(page)
  expect(sheet?.width).toBeGreaterThan(sheet?.height ?? 0)
  const back = await onPaper(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Factory overview' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button').filter({ visible: true })).toHaveCount(0)
  await back()
})

test('T-LOOK-111 on paper a group of machines has its name and sums in one line, and a time history all of its time', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/machines/all?group=department' })
  const heading = page.getByRole('gridcell').filter({ hasText: 'Injection moulding' })
  await expect(heading).toBeVisible()
  const back = await onPaper(page)
  const name = await heading.getByText('Injection moulding').boundingBox()
  expect(name?.width).toBeGreaterThan(50)
  expect((await heading.boundingBox())?.height).toBeLessThan(80)
  await back()

  await visit(page, '/machines/zone/B2/time-history')
  const plot = page.getByRole('listbox')
  await expect(plot).toBeVisible()
  // As the browser finds it when it has told the page: before anything can measure its room anew.
  const wide = await plot.evaluate((element) => {
    const before = element.getBoundingClientRect().width
    window.dispatchEvent(new Event('beforeprint'))
    const picture = element.parentElement?.parentElement?.parentElement
    const onPaper = element.getBoundingClientRect().right - (picture?.getBoundingClientRect().left ?? 0)
    window.dispatchEvent(new Event('afterprint'))
    return { before, onPaper }
  })
  expect(wide.before).toBeGreaterThan(703)
  expect(wide.onPaper).toBeLessThanOrEqual(703)
})
