import { aMediaFile } from '@takt/server/dashboards/dashboards.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { add, builderPath, save, settings } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, storedDashboard, widget } from '../../pages/dashboard.ts'
import { dropMedia, picture } from '../../pages/media.ts'
import { chooseIn, fieldIn, offeredIn, panel } from '../../pages/panels.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await dropMedia(plant)
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'

test('D-CONFIG-31 D-CONFIG-60 D-CONFIG-61-X D-ENTITY-52 a picture is uploaded in the builder, chosen, and found by other ways', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-media' })
  await signIn('admin', { path: builderPath('e2e-media') })
  await add(page, 'Media viewer')
  const media = panel(page, 'File')
  expect(await offeredIn(media, 'Type of file')).toEqual(['picture', 'film', 'PDF', 'icon in the text’s colour'])
  await media.getByLabel('Upload a file').setInputFiles({
    name: 'C301.png',
    mimeType: 'image/png',
    buffer: picture(8, [28, 126, 214]),
  })
  await expect(media.getByText('C301.png is uploaded.')).toBeVisible()
  await expect(media.getByRole('radio', { name: 'C301.png' })).toBeChecked()
  await expect(boxes(page).first().getByRole('img', { name: 'C301.png' })).toBeVisible()
  // Each file is offered with a small picture of it, which is there and has a size.
  const small = media.locator('label').filter({ hasText: 'C301.png' }).locator('img')
  await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8)

  // The same name again is asked about first; what is no picture is refused with a sentence.
  await media.getByLabel('Upload a file').setInputFiles({
    name: 'C301.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html>'),
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect(media.getByText('“C301.png” is not what its ending says.')).toBeVisible()

  await chooseIn(media, 'The file is found', 'by a pattern of its name')
  await fieldIn(media, 'Regular expression').fill('(')
  await expect(media.getByText('This is no regular expression.').first()).toBeVisible()
  await fieldIn(media, 'Regular expression').fill('^c3\\d+')
  await expect(media.getByText('Right now: C301.png')).toBeVisible()
  await fieldIn(media, 'Regular expression').fill('nothing')
  await expect(media.getByText('Right now no file matches.')).toBeVisible()
  await expect(boxes(page).first().getByText('No media')).toBeVisible()
  await chooseIn(media, 'The file is found', 'by a name with [fields]')
  await fieldIn(media, 'Name with fields').fill('[machine_id].png')
  await media.getByRole('button', { name: /Machine/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^C301/ }).click()
  await expect(media.getByText('Right now: C301.png')).toBeVisible()
  // By values of the machine: the name is made of its properties, the machine's number unless others are named.
  await chooseIn(media, 'The file is found', 'by values of a machine')
  await expect(media.getByText('Right now: C301.png')).toBeVisible()
  await fieldIn(media, 'Properties that make the name').fill('zone, machine_id')
  await expect(media.getByText('Right now no file matches.')).toBeVisible()
  await fieldIn(media, 'Properties that make the name').fill('')
  await expect(media.getByText('Right now: C301.png')).toBeVisible()
  await chooseIn(media, 'The file is found', 'by a name with [fields]')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-media'))?.widgets[0]?.config.mediaObject).toMatchObject({
    fileType: 'img',
    selectionMethod: 'patternstring',
    patternString: '[machine_id].png',
    machineId: ['C301'],
  })
  await expect(settings(page).getByText('Right now: C301.png')).toBeVisible()
})

test('D-WIDGET-45 D-WIDGET-46-X D-ENTITY-55-C D-ROUTE-11-X every type is shown, a broken one by words, a new one at once', async ({
  page,
  plant,
  signIn,
}) => {
  await aMediaFile(plant, 'whole.png', picture(8, [47, 158, 68]))
  await aMediaFile(plant, 'late.png', picture(8, [240, 140, 0]))
  await aMediaFile(plant, 'broken.png', 'no picture')
  await aMediaFile(plant, 'icon.svg', drawing)
  await aMediaFile(plant, 'sheet.pdf', '%PDF-1.4\n%%EOF')
  await aMediaFile(plant, 'film.mp4', '\0\0\0\x18ftypmp42')
  const shows = (selection: string, at: number, more: object = {}) =>
    widget('media-viewer', [at * 4, 0, 4, 6], {
      title: selection,
      color: '#c2255c',
      mediaObject: { selection, ...more },
    })
  await givenDashboard(plant, {
    slug: 'e2e-viewer',
    parameters: [{ parameter: 'file' }],
    widgets: [
      widget('media-viewer', [0, 0, 4, 6], { fit: 'cover', mediaObject: { selection: '[file]' } }),
      shows('broken.png', 1),
      shows('icon.svg', 2, { fileType: 'icon' }),
      shows('sheet.pdf', 3, { fileType: 'pdf' }),
      shows('film.mp4', 4, { fileType: 'video' }),
      shows('gone.png', 5),
    ],
  })
  // No film can be played here: what is asked of the browser is looked at while it waits for one.
  await page.route('**/film.mp4*', () => undefined)
  let arrive = () => {}
  const arrived = new Promise<void>((then) => {
    arrive = then
  })
  await page.route('**/late.png*', async (route) => {
    await arrived
    await route.continue()
  })
  await signIn('operator', { path: '/dashboards/e2e-viewer?file=whole.png' })
  const whole = boxes(page).first().getByRole('img', { name: 'whole.png' })
  await expect(whole).toHaveCSS('object-fit', 'cover')
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  await expect(boxes(page).nth(1).getByText('“broken.png” cannot be shown')).toBeVisible()
  const icon = boxes(page).nth(2).getByRole('img', { name: 'icon.svg' })
  await expect(icon.locator('span')).toHaveCSS('background-color', 'rgb(194, 37, 92)')
  const sheet = boxes(page).nth(3).locator('iframe')
  await expect(sheet).toHaveAttribute('src', /^\/serverfiles\/sheet\.pdf\?\d+#page=1&view=Fit&toolbar=0/)
  const film = boxes(page).nth(4).locator('video')
  for (const asked of ['autoplay', 'muted', 'loop', 'playsInline']) await expect(film).toHaveJSProperty(asked, true)
  await expect(boxes(page).nth(5).getByText('No media')).toBeVisible()
  // The dashboard's parameter names another file: the old one stays until that one is there.
  await page.evaluate(() => {
    history.pushState({}, '', '/dashboards/e2e-viewer?file=late.png')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const late = boxes(page).first().locator('img[alt="late.png"]')
  await expect(late).toBeHidden()
  await expect(late).toHaveCount(1)
  await expect(whole).toBeVisible()
  arrive()
  await expect(late).toBeVisible()
  await expect(whole).toHaveCount(0)
})
