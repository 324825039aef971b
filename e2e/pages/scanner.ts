import type { Page } from '@playwright/test'

const BETWEEN_KEYS_MS = 8

/**
 * As a wedge scanner does it: the characters faster than any hand, then Enter. The keys carry the times at which a
 * scanner would have sent them: a busy machine that delivers them late must not turn a scan into typing.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const began = Date.now()
  const press = async (
    key: { key: string; text: string; code?: string; windowsVirtualKeyCode?: number },
    nth: number,
  ) => {
    const timestamp = (began + nth * BETWEEN_KEYS_MS) / 1000
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key })
  }
  for (const [nth, character] of [...code].entries()) await press({ key: character, text: character }, nth)
  await press({ key: 'Enter', text: '\r', code: 'Enter', windowsVirtualKeyCode: 13 }, code.length)
  await session.detach()
}
