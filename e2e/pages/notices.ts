import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'

/** A notice leaves by itself: who waits until there is none finds none in the end, said or not. Looks once, at once. */
export async function expectNotSaid(words: Locator): Promise<void> {
  expect(await words.count()).toBe(0)
}

/** Whatever is told from now on until the page is loaded anew, also what has left since: who looks once may look too soon. */
export async function noticesOf(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const told: string[] = []
    const read = () => {
      const words = document.querySelector('[aria-label="Messages"]')?.textContent ?? ''
      if (words !== told.at(-1)) told.push(words)
    }
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { toldSince: told })
  })
  return () => page.evaluate(() => (window as unknown as { toldSince: string[] }).toldSince.join('\n'))
}
