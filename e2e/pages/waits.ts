import type { Locator, Page } from '@playwright/test'

/**
 * How long a page waits before it does what it was asked for: the waits it has begun since this was called, in ms. A
 * clock that is moved would prove the same, but the page could not be handed on to the next spec.
 */
export async function waitsOf(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const begun: number[] = []
    const begin = window.setTimeout.bind(window)
    const watched = (run: TimerHandler, ms?: number, ...given: unknown[]) => {
      begun.push(ms ?? 0)
      return begin(run, ms, ...given)
    }
    Object.assign(window, { setTimeout: watched, waitsBegun: begun })
  })
  return () => page.evaluate(() => (window as unknown as { waitsBegun: number[] }).waitsBegun)
}

/** What a page puts off when something is pressed, in ms: a clock that ticks beside it is none of it. */
export async function waitsOfPress(pressed: Locator): Promise<number[]> {
  await pressed.evaluate((element) => {
    const begun: number[] = []
    const begin = window.setTimeout.bind(window)
    let answers = false
    const watched = (run: TimerHandler, ms?: number, ...given: unknown[]) => {
      if (answers) begun.push(ms ?? 0)
      return begin(run, ms, ...given)
    }
    Object.assign(window, { setTimeout: watched, waitsOfPress: begun })
    element.addEventListener(
      'click',
      () => {
        answers = true
        begin(() => {
          answers = false
        }, 0)
      },
      { capture: true, once: true },
    )
  })
  await pressed.click()
  return pressed.evaluate(() => (window as unknown as { waitsOfPress: number[] }).waitsOfPress)
}
