import type { Page } from '@playwright/test'

/** A sheet of A4 without its margins, in CSS pixels. */
const SHEET = { width: 703, height: 1032 }

/** The page as its browser lays it out for paper, until `back` is called. */
export async function onPaper(page: Page, { liesAcross = false } = {}): Promise<() => Promise<void>> {
  const screen = page.viewportSize()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(liesAcross ? { width: SHEET.height, height: SHEET.width } : SHEET)
  return async () => {
    if (screen !== null) await page.setViewportSize(screen)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  }
}

/** The sheets that the browser really makes, with their sizes in points. */
export async function sheetsOf(page: Page): Promise<{ width: number; height: number }[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...file.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }))
}
