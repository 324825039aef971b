import { chromium } from '@playwright/test'
import { findBrowser } from '/work/main/scripts/browser.ts'
const b = await findBrowser()
const browser = await chromium.launch({ executablePath: b.executablePath, args: b.args })
const url = 'http://127.0.0.1:3200'
const sizes = { d: [1280,800], p: [390,844], w: [1920,1080] } as const
const only = (process.argv[2] ?? 'd,p,w').split(',')
const schemes = (process.argv[3] ?? 'light,dark').split(',')
const machine = process.argv[4] ?? 'M101'
for (const s of only) for (const scheme of schemes) {
  const [width,height] = sizes[s as 'd']
  const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: scheme as 'light', hasTouch: s !== 'w', locale: process.argv[5] ?? 'en-GB' })
  const page = await ctx.newPage()
  page.on('console', m => m.type()==='error' && console.log('console', m.text()))
  page.on('pageerror', e => console.log('pageerror', e.message))
  await page.request.post(url + '/api/session', { headers: { origin: url }, data: { company_key: 'example', username: 'operator', password: 'takt-example' } })
  await page.goto(`${url}/interface/${machine}/report-quantity`)
  await page.getByText(/\d\/\d/).waitFor()
  const shot = async (n: string) => { await page.screenshot({ path: `/tmp/wz/${s}-${scheme}-${machine}-${n}.png` }) }
  await page.waitForTimeout(600)
  await shot('1')
  const field = page.locator('input').first()
  const row = page.getByRole('row').nth(1)
  if (!(await field.isVisible().catch(() => false)) && await row.isVisible()) { await row.click(); await page.waitForTimeout(300); await shot('1b') }
  await field.fill('1001'); await page.keyboard.press('Enter'); await page.waitForTimeout(500); await shot('2')
  await page.locator('footer button').click(); await page.waitForTimeout(400); await shot('3')
  await page.keyboard.type('25'); await page.waitForTimeout(200); await shot('3b')
  await page.keyboard.type('99999'); await page.waitForTimeout(200); await shot('3c')
  await page.keyboard.press('Enter'); await page.waitForTimeout(300); await shot('4')
  await page.locator('textarea').fill('A note about the batch'); await page.locator('footer button').click(); await page.waitForTimeout(300); await shot('5')
  await ctx.close()
}
await browser.close()
