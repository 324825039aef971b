import type { Page } from '@playwright/test'

export interface Said {
  readonly stops: readonly string[]
  /** What the terminal answered: the server has them, or the terminal does. Undefined when it was cut off before. */
  readonly answer: 'saved' | 'kept' | undefined
}

/** Chooses so many stops of the list that have no reason yet, and gives them one. `pressed` runs right after the press. */
export async function codeSome(
  page: Page,
  { list, count, code, pressed }: { list: string; count: number; code: string; pressed?: (() => void) | undefined },
): Promise<Said> {
  const stops: string[] = []
  try {
    if (new URL(page.url()).pathname !== list) await page.goto(new URL(list, page.url()).href)
    const rows = page.locator('[role=row][data-row-key]').filter({ hasNot: page.locator('[data-waiting]') })
    await rows.first().waitFor()
    for (const row of (await rows.all()).slice(0, count)) {
      const key = await row.getAttribute('data-row-key')
      await row.click()
      if (key !== null) stops.push(key)
    }
    const bar = page.getByRole('complementary')
    await bar.getByRole('button', { name: 'Code', exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${code}\\b`) })
      .first()
      .click()
    await bar.getByRole('button', { name: /^Code \d+ stop/ }).click()
    pressed?.()
    const saved = page.getByText(/stops? coded:|^Stop coded/).first()
    const kept = page.getByText(/kept on this terminal/i).first()
    await saved.or(kept).first().waitFor()
    const answer = (await saved.isVisible()) ? 'saved' : 'kept'
    // A message that is still there must not answer for the next one.
    await saved
      .or(kept)
      .first()
      .waitFor({ state: 'detached', timeout: 15_000 })
      .catch(() => undefined)
    return { stops, answer }
  } catch (problem) {
    if (pressed) return { stops, answer: undefined }
    throw problem
  }
}
