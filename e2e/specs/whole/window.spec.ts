import { expect, test } from '../../fixtures/takt.ts'
import { adminPages } from '../../pages/admin-pages.ts'
import { visit } from '../../pages/shell.ts'

/** What scrolls although the window holds it all: the document, and the frame of a page whose list scrolls by itself. */
const beyond = () => {
  const { scrollHeight } = document.documentElement
  const frame = document.querySelector('main')
  const inside = [...(frame?.querySelectorAll('*') ?? [])].some((one) => {
    return /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1
  })
  return {
    document: Math.max(0, scrollHeight - innerHeight),
    twice: inside && frame !== null && frame.scrollHeight > frame.clientHeight + 1,
  }
}

test('T-PLANT-537 no page of the administration scrolls into nothing: the window holds it, and one thing scrolls', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('admin', { path: '/admin' })
  for (const path of adminPages) {
    await visit(page, path)
    await expect(page.locator('main')).not.toBeEmpty()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect.soft(page.locator('main h1'), path).toBeVisible()
    await expect.poll(() => page.evaluate(beyond), { message: path }).toEqual({ document: 0, twice: false })
  }
})
