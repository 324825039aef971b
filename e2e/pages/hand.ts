import type { Page } from '@playwright/test'

const BETWEEN_KEYS_MS = 150

/** As a hand types: the keys carry times that no scanner has, however fast the test is. */
export async function typeByHand(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const keys = [...text]
  const began = Date.now() - keys.length * BETWEEN_KEYS_MS
  for (const [nth, key] of keys.entries()) {
    const timestamp = (began + nth * BETWEEN_KEYS_MS) / 1000
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, key, text: key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key })
  }
  await session.detach()
}
