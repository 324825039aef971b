import type { Page } from '@playwright/test'

export interface Said {
  readonly stops: readonly string[]
  /** What the terminal answered: the server has them, or the terminal does. Undefined when it was cut off before. */
  readonly answer: 'saved' | 'kept' | undefined
}

interface Coding {
  readonly list: string
  readonly count: number
  readonly code: string
  /** Stops that were given a reason before: a list that is just loading may still show them. */
  readonly before: ReadonlySet<string>
  /** Runs right after the press. */
  readonly pressed?: (() => void) | undefined
}

/** Chooses so many stops of the list, and gives them one reason. */
export async function codeSome(page: Page, { list, count, code, before, pressed }: Coding): Promise<Said> {
  const stops: string[] = []
  try {
    if (new URL(page.url()).pathname !== list) await page.goto(new URL(list, page.url()).href)
    for (const key of (await openStops(page, before)).slice(0, count)) {
      await page.locator(`[data-row-key="${key}"]`).click()
      stops.push(key)
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

async function openStops(page: Page, before: ReadonlySet<string>): Promise<string[]> {
  for (;;) {
    await page.locator('[role=row][data-row-key]').first().waitFor()
    const keys = await page
      .locator('[role=row][data-row-key]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''))
    const open = keys.filter((key) => !before.has(key))
    if (open.length > 0) return open
    await new Promise((then) => setTimeout(then, 200))
  }
}
