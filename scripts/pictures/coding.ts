import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { type Frame, movingPicture } from './moving-picture.ts'
import { loaded, openedPage } from './take.ts'

const SIZE = { width: 1024, height: 640 }
const STANDS_WITHIN_MS = 10 * 60_000

/** A stop is coded from the cockpit in two presses, as a moving picture. */
export async function takeCoding(browser: Browser, on: { url: string; folder: string }): Promise<void> {
  const page = await openedPage(browser, on.url, { user: 'operator', path: '/machines/all', size: SIZE })
  const frames: Frame[] = []
  const take = async (ms: number) => frames.push({ png: await page.screenshot(), ms })
  const press = async (what: Locator) => {
    const finger = await showFinger(page, what)
    await take(700)
    await finger.evaluate((element) => (element as Element).remove())
    await what.click()
  }
  const reason = await standingWithoutReason(page)
  await loaded(page)
  await take(2500)
  await press(reason)
  const save = page.getByRole('button', { name: 'Save stop code' })
  await save.waitFor()
  await take(1200)
  await press(save)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).waitFor()
  await loaded(page)
  await take(3500)
  await page.close()
  writeFileSync(join(on.folder, 'coding.png'), movingPicture(frames))
}

/** The likeliest reason in the cockpit of the first machine that stands without one; simulated people code it soon. */
async function standingWithoutReason(page: Page): Promise<Locator> {
  // Rows below the window are not there.
  await page.setViewportSize({ width: SIZE.width, height: 3200 })
  const row = page.getByRole('row', { name: /Uncoded stop/ }).first()
  await row.waitFor({ timeout: STANDS_WITHIN_MS })
  const [machine] = /\b[A-Z]\d{3}\b/.exec(await row.innerText()) ?? []
  if (!machine) throw new Error('the row of a machine does not name it')
  await page.setViewportSize(SIZE)
  await page.goto(new URL(`/interface/${machine}`, page.url()).href)
  const heading = page.getByRole('heading', { name: 'Why does it stand still?' })
  const reason = heading.locator('..').getByRole('button').first()
  await reason.waitFor()
  return reason
}

/** Where a finger presses. */
async function showFinger(page: Page, on: Locator) {
  const box = await on.boundingBox()
  if (!box) throw new Error('what is to be pressed is not there')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return await page.evaluateHandle(({ x, y }) => {
    const dot = document.createElement('div')
    dot.style.cssText = `position:fixed;left:${x - 22}px;top:${y - 22}px;width:44px;height:44px;border-radius:50%;
      background:rgb(15 23 42 / 35%);border:3px solid rgb(255 255 255 / 90%);box-sizing:border-box;z-index:99999`
    document.body.append(dot)
    return dot
  }, at)
}
