import type { CDPSession, Page } from '@playwright/test'

const BETWEEN_KEYS_MS = 8

/** One for each page: a walk along the wizards scans hundreds of times, and to open one costs as much as a scan. */
const sessions = new WeakMap<Page, CDPSession>()

/**
 * As a wedge scanner does it: the characters faster than any hand, then Enter. The keys carry the times at which a
 * scanner would have sent them: a busy machine that delivers them late must not turn a scan into typing. `gaps` are those
 * before each key, over and over: a scanner over the air sends unevenly.
 */
export async function scan(page: Page, code: string, gaps: readonly number[] = [BETWEEN_KEYS_MS]): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  let at = Date.now()
  // Sent at once, in their order: the browser answers each when the page is done with it, and nobody waits for that.
  const press = (key: { key: string; text: string; code?: string; windowsVirtualKeyCode?: number }, nth: number) => {
    at += gaps[nth % gaps.length] ?? BETWEEN_KEYS_MS
    const timestamp = at / 1000
    return (['keyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { type, timestamp, ...key }),
    )
  }
  const enter = { key: 'Enter', text: '\r', code: 'Enter', windowsVirtualKeyCode: 13 }
  const keys = [...[...code].map((character) => ({ key: character, text: character })), enter]
  await Promise.all(keys.flatMap(press))
}
