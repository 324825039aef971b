import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { typeByHand } from '../../pages/hand.ts'
import { visit, withSetting } from '../../pages/shell.ts'
import { wizardOn } from '../../pages/wizard.ts'

const keyboard = (page: Page) => page.locator('[data-keyboard]')
const find = (page: Page) => page.getByRole('searchbox', { name: 'Machine, signal or reason' })
const key = (page: Page, name: string) => keyboard(page).locator(`[data-key="${name}"]`).first()
const type = async (page: Page, ...keys: string[]) => {
  for (const name of keys) await key(page, name).click()
}
const switchOn = (page: Page, kept: object = {}) =>
  page.addInitScript((value) => {
    if (localStorage.getItem('takt:device:keyboard') === null) {
      localStorage.setItem('takt:device:keyboard', JSON.stringify({ enabled: true, static: true, ...value }))
    }
  }, kept)

test('T-ROUTE-62-X W-TOOL-01 W-TOOL-03 W-SCREEN-10-X switched on in the settings it comes up below a pressed field and takes its room from the page', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...times) {
      document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones ?? 0) + 1)
      start.apply(this, times)
    }
  })
  await signIn('admin', { path: '/settings' })
  await page.getByRole('switch', { name: 'On-screen keyboard' }).click()
  await expect(page.getByRole('radio', { name: 'At the bottom' })).toBeChecked()
  await page.getByRole('switch', { name: 'Sound' }).click()
  await visit(page, '/admin/value-rules')
  const field = find(page)
  await expect(field).toBeVisible()
  await expect(keyboard(page)).toHaveCount(0)
  const bottom = () => page.locator('#content').evaluate((content) => content.getBoundingClientRect().bottom)
  const before = await bottom()
  await field.click()
  await expect(keyboard(page)).toBeVisible()
  const box = await keyboard(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800)
  expect(await bottom()).toBeCloseTo(before - (box?.height ?? 0), 0)
  await type(page, 'a')
  await expect(page.locator('html')).toHaveAttribute('data-tones', '1')
  await expect(keyboard(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(keyboard(page)).toHaveCount(0)
  expect(await bottom()).toBe(before)
  await visit(page, '/settings')
  await page.getByRole('switch', { name: 'On-screen keyboard' }).click()
  await visit(page, '/admin/value-rules')
  await find(page).click()
  await expect(find(page)).toBeFocused()
  await expect(keyboard(page)).toHaveCount(0)
})

test('W-TOOL-04 W-TOOL-05 W-TOOL-06 W-TOOL-12 W-TOOL-14-X W-CALL-52-X W-ENTITY-48 letters, signs and the caret', async ({
  page,
  signIn,
}) => {
  await switchOn(page)
  await signIn('admin', { path: '/admin/value-rules' })
  const field = find(page)
  await field.click()
  await expect(keyboard(page)).toHaveAttribute('data-keyboard', 'default')
  await expect(keyboard(page)).toHaveAttribute('data-specials-loaded', 'true')
  await expect(keyboard(page)).toHaveAttribute('data-language', 'en')
  const pressed = await key(page, 'shift').boundingBox()
  await page.mouse.move((pressed?.x ?? 0) + 5, (pressed?.y ?? 0) + 5)
  await page.mouse.down()
  await expect(key(page, 'shift')).toHaveAttribute('data-down', 'true')
  await page.mouse.up()
  await expect(keyboard(page)).toHaveAttribute('data-keyboard', 'shift')
  await type(page, 'H', 'e', 'j')
  await expect(field).toHaveValue('Hej')
  await expect(field).toBeFocused()
  await type(page, 'caps', 'A', 'B', 'caps', 'c')
  await expect(field).toHaveValue('HejABc')
  await type(page, 'special', '€', 'normal', ' ')
  await expect(field).toHaveValue('HejABc€ ')
  await type(page, 'left', 'left', 'backspace')
  await expect(field).toHaveValue('HejAB€ ')
  await field.selectText()
  await type(page, 'language')
  await expect(keyboard(page)).toHaveAttribute('data-language', 'sv')
  await type(page, 'å', 'ä', 'ö', 'e')
  await expect(field).toHaveValue('åäöe')
  await expect(keyboard(page).locator('[data-candidates] [data-key]')).toHaveCount(6)
  await keyboard(page).locator('[data-candidates] [data-key="é"]').click()
  await expect(field).toHaveValue('åäöé')
  await page.reload()
  await field.click()
  await expect(keyboard(page)).toHaveAttribute('data-language', 'sv')
  await type(page, 'hide')
  await expect(keyboard(page)).toHaveCount(0)
  await field.click()
  await expect(keyboard(page)).toBeVisible()
})

test('W-TOOL-11 W-CALL-52-X a key that is held repeats after half a second, and shows that it is pressed; without the server the built-in signs are there', async ({
  page,
  signIn,
}) => {
  await switchOn(page)
  await page.route('**/api/call', (route) =>
    route.request().postData()?.includes('get_keyboard_specials') ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await signIn('admin', { path: '/admin/value-rules' })
  const field = find(page)
  await field.click()
  await expect(keyboard(page)).toBeVisible()
  await expect(keyboard(page)).toHaveAttribute('data-specials-loaded', 'false')
  await type(page, 'special')
  await expect(key(page, 'ß')).toBeVisible()
  await type(page, 'normal')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const box = await key(page, 'x').boundingBox()
  if (!box) throw new Error('no key')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(key(page, 'x')).toHaveAttribute('data-down', 'true')
  await page.clock.runFor(490)
  await expect(field).toHaveValue('x')
  await page.clock.runFor(15)
  await expect(field).toHaveValue('xx')
  await page.clock.runFor(300)
  await expect(field).toHaveValue('xxxxx')
  await page.mouse.up()
  await page.clock.runFor(1000)
  await expect(field).toHaveValue('xxxxx')
})

test('W-TOOL-02 W-TOOL-07 W-TOOL-08 W-TOOL-10-C it is dragged by its handle, stays in the window, and is put back', async ({
  page,
  signIn,
}) => {
  await switchOn(page, { static: false })
  await signIn('admin', { path: '/admin/value-rules' })
  const field = find(page)
  await field.click()
  const place = async () => {
    const box = await keyboard(page).boundingBox()
    return { left: Math.round(box?.x ?? 0), bottom: Math.round(800 - (box?.y ?? 0) - (box?.height ?? 0)) }
  }
  const drag = async (x: number, y: number) => {
    await page.locator('[data-keyboard-handle]').hover()
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.up()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(place).toMatchObject({ bottom: 24 })
  const usual = await place()
  await drag(0, 790)
  await expect.poll(place).toEqual({ left: 40, bottom: -190 })
  await expect(field).toBeFocused()
  await page.reload()
  await field.click()
  await expect.poll(place).toEqual({ left: 40, bottom: -190 })
  await drag(2000, 0)
  const top = await keyboard(page).boundingBox()
  expect(Math.round(top?.y ?? -1)).toBe(0)
  await page.setViewportSize({ width: 1000, height: 600 })
  await expect
    .poll(async () => (await page.locator('[data-keyboard-handle]').boundingBox())?.x ?? 9999)
    .toBeLessThan(960)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('[data-keyboard-handle]').hover()
  await page.mouse.down()
  await page.mouse.move(400, 300)
  await page.mouse.up()
  await type(page, 'reset')
  await expect.poll(place).toEqual(usual)
})

test('W-STEP-02 W-SCREEN-16-X W-TOOL-18 W-TOOL-19-X a number in a form and the note of a wizard have the keyboard; a limit and a key of the company hold in the wizard', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await switchOn(page)
  await signIn('admin', { path: '/admin/input-settings' })
  const most = page.getByRole('textbox', { name: 'Most quantity' })
  await most.click()
  await expect(keyboard(page)).toHaveAttribute('data-keyboard', 'numeric')
  await expect(key(page, 'q')).toHaveCount(0)
  await type(page, '5', '0')
  await expect(most).toHaveValue('50')
  await page.getByRole('textbox', { name: 'Message above the most' }).click()
  await type(page, 'shift', 'A', 's', 'k', 'enter')
  const all = page.getByRole('region', { name: 'Quantities at all machines' })
  await all.getByRole('combobox', { name: 'Backspace on a keypad' }).click()
  await page.getByRole('option', { name: 'takes the last digit' }).click()
  await all.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The input settings are saved.')).toBeVisible()
  try {
    const wizard = wizardOn(page)
    await visit(page, '/interface/M104/report-quantity')
    await wizard.passEmployee()
    await page.keyboard.type('51')
    await expect(page.getByText('Ask', { exact: true })).toBeVisible()
    await expect(wizard.next).toBeDisabled()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('0')
    await expect(wizard.quantity).toHaveText(/^50\D*$/)
    await wizard.next.click()
    await wizard.isAt(4, 'Note')
    await wizard.note.click()
    await type(page, 'shift', 'S', 'l', 'u', 't')
    await expect(wizard.note).toHaveValue('Slut')
    await wizard.next.click()
    await wizard.isAt(5, 'Summary')
    await expect(keyboard(page)).toHaveCount(0)
  } finally {
    await plant.sql('delete from input_setting where company_id = 1000')
  }
})

test('W-SCREEN-16-X zeros in front, another language of the keyboard and which input groups are listed are set on one page, and hold where people enter', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await switchOn(page)
  await withSetting(plant, 'keyboardLanguage', 'en', () =>
    withSetting(plant, 'input_group_prefixes', 'machine settings', async () => {
      try {
        await signIn('admin', { path: '/admin/input-settings' })
        const zeros = page.getByRole('region', { name: 'Quantities at all machines' })
        await zeros.getByRole('combobox', { name: 'Zeros in front' }).click()
        await page.getByRole('option', { name: 'Kept: 007' }).click()
        await zeros.getByRole('button', { name: 'Save' }).click()
        const saved = page.getByText('The input settings are saved.')
        await expect(saved).toBeVisible()
        await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
        const company = page.getByRole('region', { name: 'The whole company' })
        const listed = company.getByRole('textbox', { name: 'Input groups that are listed' })
        await listed.click()
        await expect(keyboard(page)).toHaveAttribute('data-language', 'en')
        await listed.fill('tool settings;labor')
        await company.getByRole('combobox', { name: 'Language of the on-screen keyboard' }).click()
        await page.getByRole('option', { name: 'Svenska' }).click()
        await company.getByRole('button', { name: 'Save' }).click()
        // Before that the page would ask whether to leave what is not saved.
        await expect(saved).toBeVisible()
        const stored = `select value from company_setting where company_id = 1000
          and name in ('keyboardLanguage', 'input_group_prefixes') order by name`
        expect(await plant.sql(stored)).toEqual([{ value: 'tool settings;labor' }, { value: 'sv' }])

        await visit(page, '/interface/M104/input-groups')
        await expect(page.getByRole('row', { name: /Laboratory/ })).toBeVisible()
        await expect(page.getByRole('row', { name: /Tool settings/ }).first()).toBeVisible()
        await expect(page.getByRole('row', { name: /Machine settings/ })).toHaveCount(0)

        const wizard = wizardOn(page)
        await visit(page, '/interface/M104/report-quantity')
        await wizard.isAt(2, 'Employee')
        await wizard.employee.click()
        await expect(keyboard(page)).toHaveAttribute('data-language', 'sv')
        await expect(key(page, 'å')).toBeVisible()
        await wizard.passEmployee()
        await typeByHand(page, '007')
        await expect(wizard.quantity).toHaveText(/^007\D*$/)
      } finally {
        await plant.sql('delete from input_setting where company_id = 1000')
      }
    }),
  )
})

test('W-ERROR-25-B a keyboard whose code cannot be fetched leaves the page and its fields alone', async ({
  page,
  signIn,
}) => {
  await switchOn(page)
  await page.route(/ScreenKeyboard.*\.js/, (route) => route.abort())
  const told = page.waitForRequest((request) => request.postData()?.includes('report_client_error') ?? false)
  await signIn('admin', { path: '/admin/value-rules' })
  await told
  const field = find(page)
  await field.click()
  await page.keyboard.type('abc')
  await expect(field).toHaveValue('abc')
  await expect(keyboard(page)).toHaveCount(0)
})
