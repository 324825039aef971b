import type { Page } from '@playwright/test'
import { clockShift } from '../../scripts/stages/test-clock.ts'

const BETWEEN_KEYS_MS = 150
/** Longer than the product waits for the rest of a code: what is typed next is another word. */
const BETWEEN_WORDS_MS = 600

const lastKeys = new WeakMap<Page, number>()

/** As a hand types: the keys carry times that no scanner has, however fast the test is. */
export async function typeByHand(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const keys = [...text]
  // The browser tells the time of a key by the wall clock, whatever its page takes for now.
  const wall = Date.now() - clockShift
  let at = Math.max(wall - keys.length * BETWEEN_KEYS_MS, (lastKeys.get(page) ?? 0) + BETWEEN_WORDS_MS)
  for (const key of keys) {
    const timestamp = at / 1000
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, key, text: key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key })
    lastKeys.set(page, at)
    at += BETWEEN_KEYS_MS
  }
  await session.detach()
}
