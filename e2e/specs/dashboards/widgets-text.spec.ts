import { expect, test } from '../../fixtures/takt.ts'
import { builderPath, choose, handle, save, saveButton, settings } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, storedDashboard, widget } from '../../pages/dashboard.ts'
import { dropMedia, picture as pixels } from '../../pages/media.ts'
import { chooseIn, offeredIn, panel } from '../../pages/panels.ts'
import { visit } from '../../pages/shell.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await dropMedia(plant)
})

test('D-WIDGET-30 D-WIDGET-31-X D-LIMIT-45 D-LIMIT-47-X free text is shown as it was written, filled from the address, turned, fitted or running', async ({
  page,
  plant,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await givenDashboard(plant, {
    slug: 'e2e-text',
    parameters: [{ parameter: 'line' }],
    widgets: [
      widget('free-text', [0, 0, 6, 4], { text: '<b>Line [line]</b>\nsecond [other]', fontSize: 24, tag: 'h2' }),
      widget('free-text', [6, 0, 6, 4], { text: 't:state.running' }),
      widget('free-text', [12, 0, 6, 4], { text: 'Hall', tag: 'fit' }),
      widget('free-text', [18, 0, 6, 4], { text: 'Runs along', tag: 'marquee', fontSize: 40 }),
      widget('free-text', [0, 4, 6, 8], { text: 'Turned', rotation: 90 }),
    ],
  })
  await signIn('admin', { path: '/dashboards/e2e-text?line=7' })
  const heading = page.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText('<b>Line 7</b>\nsecond [other]', { useInnerText: true })
  await expect(heading).toHaveCSS('font-size', '24px')
  await expect(boxes(page).nth(1)).toHaveText('Running')
  await expect(boxes(page).nth(1).locator('p')).toHaveCSS('font-size', '12px')
  const fitted = boxes(page).nth(2).getByText('Hall')
  await expect.poll(async () => (await fitted.boundingBox())!.height).toBeGreaterThan(60)
  const running = boxes(page).nth(3).getByText('Runs along')
  const before = (await running.boundingBox())!.x
  await expect.poll(async () => (await running.boundingBox())!.x).toBeLessThan(before - 20)
  const turned = (await boxes(page).nth(4).getByText('Turned').boundingBox())!
  expect(turned.height).toBeGreaterThan(turned.width)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(running).toHaveCSS('animation-name', 'none')
})

test('D-LIMIT-44-C D-LIMIT-45 D-CONFIG-25 D-CONFIG-26-X D-CONFIG-23 D-CONFIG-24-X text is stored exactly as it was typed, sizes as numbers', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-typed', widgets: [widget('free-text', [0, 0, 6, 4], { fontSize: 33 })] })
  await signIn('admin', { path: builderPath('e2e-typed') })
  await handle(page, /^Free text/).click()
  const text = settings(page).getByRole('textbox', { name: 'Text', exact: true })
  await text.fill(' two\nlines ')
  // A text has lines, a string has one.
  const title = settings(page).getByLabel('Title', { exact: true })
  expect([await text.evaluate((one) => one.tagName), await title.evaluate((one) => one.tagName)]).toEqual([
    'TEXTAREA',
    'INPUT',
  ])
  const sizes = await offeredIn(settings(page), 'Text size (px)')
  expect([sizes[0], sizes[1], sizes[2], sizes.at(-1), sizes.length]).toEqual(['33 (custom)', '10', '12', '120', 21])
  await choose(page, 'Text size (px)', '40')
  expect(await offeredIn(settings(page), 'Rotation (degrees)')).toEqual(['0', '90', '-90'])
  await save(page)
  expect((await storedDashboard(plant, 'e2e-typed'))?.widgets[0]?.config).toEqual({
    text: ' two\nlines ',
    fontSize: 40,
  })
})

test('D-WIDGET-09 D-WIDGET-10-X D-CONFIG-78 D-CONFIG-82-X a background lies under the others and lets presses through', async ({
  page,
  plant,
  signIn,
}) => {
  const link = { type: 'app-location', label: 'Machines', link: '/machines/all' }
  await givenDashboard(plant, {
    slug: 'e2e-section',
    widgets: [
      widget('navigator', [0, 0, 12, 6], { navigator: { buttons: [link] } }),
      widget('section', [0, 0, 24, 12], { backgroundUrl: '/serverfiles/hall (1).png', backgroundPosX: 'right' }),
      widget('section', [12, 6, 12, 6], { backgroundEnabled: true, backgroundColor: '#123456' }),
      widget('section', [12, 0, 12, 6], { backgroundUrl: 'javascript:alert(1)' }),
    ],
  })
  await signIn('admin', { path: '/dashboards/e2e-section' })
  const picture = boxes(page).nth(1).locator('section > div > div')
  await expect(picture).toHaveCSS('background-image', /\/serverfiles\/hall%20\(1\)\.png|\/serverfiles\/hall.*1.*png/)
  await expect(picture).toHaveCSS('background-size', 'cover')
  await expect(picture).toHaveCSS('background-repeat', 'no-repeat')
  await expect(picture).toHaveCSS('background-position', '100% 50%')
  // There is no such file: an empty box would say nothing.
  await expect(boxes(page).nth(1)).toContainText('“/serverfiles/hall (1).png” cannot be shown')
  await expect(boxes(page).nth(2).locator('section')).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(boxes(page).nth(3)).toContainText('A picture is a path below /serverfiles/ or an https address.')

  await page.getByRole('link', { name: 'Machines' }).last().click()
  await expect(page).toHaveURL(/\/machines\/all$/)
})

test('D-CONFIG-79 D-CONFIG-80 D-CONFIG-81 D-CONFIG-82-X the picture of a background is picked or written, and has a size, a repeat and a place', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-picture',
    widgets: [widget('section', [0, 0, 24, 12], { backgroundUrl: '/serverfiles/hall.png' })],
  })
  await signIn('admin', { path: builderPath('e2e-picture') })
  await handle(page, /^Background/).click()
  const picture = boxes(page).first().locator('section > div > div')
  const address = settings(page).getByRole('textbox', { name: 'Or the address of a picture' })
  await expect(address).toHaveValue('/serverfiles/hall.png')
  await address.fill('hall.png')
  await expect(settings(page).getByText('A picture is a path below /serverfiles/ or an https address.')).toBeVisible()
  for (const name of ['one.png', 'other.png']) {
    const file = { name, mimeType: 'image/png', buffer: pixels(8, [28, 126, 214]) }
    await settings(page).getByLabel('Upload a file').setInputFiles(file)
    await expect(address).toHaveValue(`/serverfiles/${name}`)
  }
  await settings(page).getByRole('radio', { name: 'one.png' }).check()
  await expect(address).toHaveValue('/serverfiles/one.png')
  await expect(picture).toHaveCSS('background-image', /\/serverfiles\/one\.png/)
  await expect(picture).not.toContainText('cannot be shown')
  await choose(page, 'Size of the picture', 'whole picture')
  await choose(page, 'Repeat', 'over and over')
  await choose(page, 'Vertical place', 'Top')
  await choose(page, 'Horizontal place', 'Left')
  await expect(picture).toHaveCSS('background-size', 'contain')
  await expect(picture).toHaveCSS('background-repeat', 'repeat')
  await expect(picture).toHaveCSS('background-position', '0% 0%')
})

test('D-CONFIG-22 D-CONFIG-57-X D-ENTITY-47 D-VALID-06 link buttons are added and told where they lead', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-links', widgets: [widget('navigator', [0, 0, 12, 6])] })
  await signIn('admin', { path: builderPath('e2e-links') })
  await handle(page, /^Link buttons/).click()
  const links = panel(page, 'Link buttons')
  await links.getByRole('button', { name: 'Add button' }).click()
  const first = links.getByRole('region', { name: 'Button 1' })
  await first.getByRole('button', { name: 'Machine: None' }).click()
  await page.getByRole('searchbox', { name: 'Find a machine' }).fill('c301')
  await page.keyboard.press('Enter')
  await expect(boxes(page).first()).toContainText('C301')
  await links.getByRole('button', { name: 'Add button' }).click()
  const second = links.getByRole('region', { name: 'Button 2' })
  await chooseIn(second, 'Leads to', 'in-app location')
  await second.getByLabel('Link', { exact: true }).fill('//elsewhere')
  await expect(second.getByText('A location inside the product begins with one /')).toBeVisible()
  await second.getByLabel('Link', { exact: true }).fill('/machines/all')
  await expect(second.getByText('Begins with /, for example /dashboards/')).toBeVisible()
  await save(page)
  expect((await storedDashboard(plant, 'e2e-links'))?.widgets[0]?.config.navigator).toMatchObject({
    buttons: [
      { label: '', type: 'machine-interface', link: 'C301', showLink: true, newTab: false },
      { type: 'app-location', link: '/machines/all' },
    ],
  })
})

test('D-CONFIG-56 D-CONFIG-57-X D-LIMIT-30 D-NAV-05-B link buttons have a size, are moved and removed; undo brings them back', async ({
  page,
  plant,
  signIn,
}) => {
  const buttons = [
    { type: 'url', label: 'One', link: 'x.se' },
    { type: 'url', label: 'Two', link: 'javascript:alert(1)' },
  ]
  await givenDashboard(plant, {
    slug: 'e2e-moved',
    widgets: [widget('navigator', [0, 0, 12, 6], { navigator: { buttons } })],
  })
  await signIn('admin', { path: builderPath('e2e-moved') })
  await handle(page, /^Link buttons/).click()
  const links = panel(page, 'Link buttons')
  await expect(links.getByText('Only http and https addresses can be opened.')).toBeVisible()
  expect(await offeredIn(links, 'Buttons in a row')).toEqual(['all', '1', '2', '3', '4', '6', '12'])
  await chooseIn(links, 'Buttons in a row', '2')
  await links.getByRole('button', { name: 'Button 2: Earlier' }).click()
  const shown = boxes(page).first().locator('nav > *')
  await expect(shown).toHaveText([/^Two/, /^One/])
  await links.getByRole('button', { name: 'Remove Button 1' }).click()
  await expect(shown).toHaveText([/^One/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toHaveText([/^Two/, /^One/])
  // An address that may not be opened may not be saved.
  await expect(saveButton(page)).toBeDisabled()
  await links.getByRole('region', { name: 'Button 1' }).getByLabel('Link', { exact: true }).fill('y.se')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-moved'))?.widgets[0]?.config.navigator).toMatchObject({
    size: 6,
    buttons: [{ label: 'Two' }, { label: 'One' }],
  })
})

test('D-WIDGET-44 D-ENTITY-48-X D-ENTITY-49-C D-NAV-04 D-NAV-06 D-NAV-07 D-NAV-08-C D-VALID-07-X buttons lead where they say, and nowhere while they are built', async ({
  page,
  plant,
  signIn,
}) => {
  const buttons = [
    { type: 'takt-location', label: 'Overview', link: '/machines/all', showLink: false },
    { type: 'url', link: 'example.com/x' },
    { type: 'machine-interface', label: 'Lathe', link: 'C301' },
    { type: 'app-location', label: 'Bad', link: 'machines' },
    { type: 'teleport', label: 'Odd', link: 'x' },
    { type: 'url', label: 'Script', link: 'javascript:alert(1)' },
  ]
  await givenDashboard(plant, {
    slug: 'e2e-buttons',
    widgets: [widget('navigator', [0, 0, 24, 12], { navigator: { size: 4, buttons } })],
  })
  await signIn('admin', { path: builderPath('e2e-buttons') })
  await expect(boxes(page).first()).toContainText('Overview')
  await expect(boxes(page).first().locator('a, button:not([aria-pressed])')).toHaveCount(0)
  await visit(page, '/dashboards/e2e-buttons')
  const box = boxes(page).first()
  const address = box.getByRole('link', { name: 'example.com/x' })
  await expect(address).toHaveAttribute('href', 'https://example.com/x')
  await expect(address).toHaveAttribute('target', '_blank')
  await expect(address).toHaveAttribute('rel', 'noopener noreferrer')
  const machine = box.getByRole('link', { name: /Lathe.*C301/ })
  await expect(machine).toHaveAttribute('href', '/interface/C301')
  await expect(machine).toHaveAttribute('target', '_blank')
  for (const name of ['Bad', 'Odd', 'Script']) await expect(box.getByRole('button', { name })).toBeDisabled()
  const [first, third, fourth] = await Promise.all([0, 2, 3].map((at) => box.locator('nav > *').nth(at).boundingBox()))
  expect([first!.y, third!.x > first!.x, fourth!.y > first!.y]).toEqual([third!.y, true, true])
  const overview = box.getByRole('link', { name: 'Overview' })
  await expect(overview).toHaveText('Overview')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await overview.click()
  await expect(page).toHaveURL(/\/machines\/all$/)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})
