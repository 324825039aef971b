import { aDocument, aFileContent, bytes } from '@takt/server/documents/documents.fixture.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'
import { waitsOf } from '../../pages/waits.ts'

const PDF = '/files/1'

test('W-TOOL-20 W-TOOL-21 W-TOOL-22 W-TOOL-23 W-TOOL-24 W-TOOL-25 W-TOOL-26-C W-TOOL-27 W-TOOL-28 W-TOOL-30-X W-TOOL-35 W-TOOL-40 W-TOOL-41 W-TOOL-42 W-TOOL-43 W-TOOL-44 W-TOOL-45 W-TOOL-46-X a PDF is read page by page, zoomed, turned and laid out as a book', async ({
  page,
  plant,
  signIn,
}) => {
  const outside: string[] = []
  const workers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(plant.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url())
  })
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
  await signIn('operator', { path: PDF })
  const bar = page.getByRole('toolbar', { name: 'Tools of the document' })
  const tool = (name: string) => bar.getByRole('button', { name, exact: true })
  const area = page.getByRole('region', { name: /^Document NP-1001/ })
  const sheet = (no: number) => page.getByRole('img', { name: `Page ${no}` })
  const width = async () => Math.round((await sheet(1).boundingBox())?.width ?? 0)
  await expect(sheet(1)).toHaveAttribute('aria-busy', 'false')
  // Really drawn: the number of the first step stands in a blue disc.
  const blue = await sheet(1).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let dots = 0
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 60 && data[at + 2]! > 150) dots += 1
    return dots
  })
  expect(blue).toBeGreaterThan(500)
  expect(workers).toEqual(['/js/pdf.worker.min.mjs'])
  expect(outside).toEqual([])

  await expect(bar.getByText('1/3')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Download' })).toHaveAttribute('download', /\.pdf$/)
  await expect(tool('Print')).toBeEnabled()
  await expect(tool('Previous page')).toBeDisabled()
  await tool('Next page').click()
  await expect(sheet(2)).toBeVisible()
  await expect(sheet(1)).toHaveCount(0)
  await tool('Last page').click()
  await expect(bar.getByText('3/3')).toBeVisible()
  await expect(tool('Next page')).toBeDisabled()
  await tool('First page').click()

  await expect(tool('fit')).toHaveAttribute('aria-pressed', 'true')
  const fitted = await width()
  await tool('Zoom in').click()
  await expect(bar.getByText(/^\d+ %$/)).toBeVisible()
  const zoom = async () => Number.parseInt((await bar.getByText(/^\d+ %$/).textContent()) ?? '', 10)
  const first = await zoom()
  expect(await width()).toBeGreaterThan(fitted)
  await area.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await expect.poll(zoom).toBe(first + 10)
  await page.mouse.wheel(0, 120)
  await expect.poll(zoom).toBe(first)
  await page.keyboard.up('Control')
  const waits = await waitsOf(page)
  await area.evaluate((box) => {
    const finger = (kind: string, pointerId: number, clientX: number) =>
      box.dispatchEvent(
        new PointerEvent(kind, { pointerId, clientX, clientY: 400, pointerType: 'touch', bubbles: true }),
      )
    finger('pointerdown', 11, 500)
    finger('pointerdown', 12, 600)
    finger('pointermove', 12, 700)
    finger('pointerup', 11, 500)
    finger('pointerup', 12, 700)
  })
  // Twice as far apart is twice as large: drawn as it is at first, and sharper a while after.
  await expect.poll(zoom).toBe(2 * first)
  const dots = () => sheet(1).evaluate((canvas: HTMLCanvasElement) => canvas.width)
  expect(await dots()).toBe(Math.ceil(595.28 * 1.5))
  expect(await waits()).toContain(1333)
  await expect.poll(dots).toBeGreaterThan(Math.ceil(595.28 * 1.5))
  await area.focus()
  const top = await area.evaluate((box) => box.scrollTop)
  await page.keyboard.press('ArrowDown')
  expect(await area.evaluate((box) => box.scrollTop)).toBe(top + 100)
  await bar.getByText(/^\d+ %$/).click()
  await expect(tool('fit')).toBeVisible()
  await expect.poll(width).toBe(fitted)

  // Wide and turned stay while pages are turned, and are forgotten with another document.
  await tool('Wide view').click()
  const across = await area.evaluate((box) => box.clientWidth)
  const isAcross = (pixels: number) => pixels <= across && pixels > across - 60
  expect(isAcross(fitted)).toBe(false)
  await expect.poll(async () => isAcross(await width())).toBe(true)
  const turned = async (no: number) => {
    const box = await sheet(no).boundingBox()
    return (box?.width ?? 0) > (box?.height ?? 0)
  }
  expect(await turned(1)).toBe(false)
  await tool('Rotate').click()
  await expect.poll(() => turned(1)).toBe(true)
  await tool('Rotate').click()
  await expect.poll(() => turned(1)).toBe(false)
  await tool('Rotate').click()
  await tool('Next page').click()
  await expect(tool('Wide view')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => turned(2)).toBe(true)
  await tool('Zoom in').click()
  const larger = await zoom()
  await tool('Previous page').click()
  await expect(bar.getByText('1/3')).toBeVisible()
  expect(await zoom()).toBe(larger)
  await visit(page, '/files/3')
  await expect.poll(() => turned(1)).toBe(false)
  await expect(tool('Wide view')).toHaveAttribute('aria-pressed', 'false')
  await expect(tool('fit')).toBeVisible()

  await tool('Two pages').click()
  await expect(bar.getByText('1–2/3')).toBeVisible()
  await expect(sheet(1)).toBeVisible()
  await expect(sheet(2)).toBeVisible()
  await tool('Next page').click()
  await expect(sheet(3)).toBeVisible()
  await expect(sheet(2)).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tool('Zoom in')).toBeVisible()
  const wanting = ['Wide view', 'Rotate', 'Two pages']
  for (const name of wanting) await expect(tool(name)).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /^\/api\/files\/[0-9a-f]{64}\//)

  // In a popup there is no zoom, and the book makes it wide.
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/files')
  await page
    .getByRole('button', { name: /^Look at / })
    .first()
    .click()
  const popup = page.getByRole('dialog')
  await expect(sheet(1)).toBeVisible()
  for (const name of ['Zoom in', 'Zoom out', 'fit']) await expect(tool(name)).toHaveCount(0)
  for (const name of wanting) await expect(tool(name)).toBeVisible()
  const narrow = (await popup.boundingBox())?.width ?? 0
  await tool('Two pages').click()
  await expect(bar.getByText('1–2/3')).toBeVisible()
  await expect.poll(async () => (await popup.boundingBox())?.width).toBeGreaterThan(narrow + 300)
  await tool('Next page').click()
  await expect(sheet(3)).toBeVisible()
  await tool('Two pages').click()
  await expect.poll(async () => (await popup.boundingBox())?.width).toBe(narrow)
  for (const name of wanting) await expect(tool(name)).toBeVisible()
  await page.setViewportSize({ width: 600, height: 900 })
  for (const name of wanting) await expect(tool(name)).toBeHidden()
})

/** A document of M101 whose content the database has, or has not any more. */
async function given(plant: Plant, name: string, content: Buffer | null): Promise<number> {
  const hash = Buffer.from(name.padEnd(32, '-')).toString('hex').slice(0, 64)
  if (content) {
    await aFileContent(plant, { hash, size: content.length, content: bytes(content) })
  }
  const size = content?.length ?? 0
  return (await aDocument(plant, { document_link: name, hash, size, machine_id: 'M101', last_changed: minutesAgo(0) }))
    .record_no
}

test('W-TOOL-32 W-TOOL-47 W-TOOL-48-X W-ERROR-09 W-ERROR-10 W-ERROR-11-B W-ENTITY-50 W-CALL-53-X pictures are shown, what cannot be read is told, and printing says done only when the server has it', async ({
  page,
  plant,
  signIn,
}) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>'
  const drawing = await given(plant, 'Nozzle.SVG', Buffer.from(svg))
  const broken = await given(plant, 'broken.pdf', Buffer.from('%PDF-1.4 and nothing else'))
  const lost = await given(plant, 'lost.pdf', null)
  await signIn('operator', { path: `/files/${drawing}` })
  const picture = page.getByRole('img', { name: 'Nozzle.SVG' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => image.tagName)).toBe('IMG')
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  await visit(page, `/files/${broken}`)
  await expect(page.getByText('“broken.pdf” cannot be shown.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await visit(page, `/files/${lost}`)
  await expect(page.locator('body > section [role=alert]').getByText('There is no such file.')).toBeVisible()

  const printers = await plant.sql<{ printer_no: string; takes_pdf: boolean }>(
    'select printer_no, takes_pdf from printer where company_id = 1000',
  )
  const chosen = printers.find(({ takes_pdf }) => takes_pdf)?.printer_no ?? ''
  const jobs = () =>
    plant.sql<{ printer_no: string; print_text: string; record_no: number }>(
      `select printer_no, print_text, record_no from print_job where company_id = 1000 and kind = 'file'`,
    )
  await visit(page, '/files/1')
  const dialog = page.getByRole('dialog', { name: 'Select printer' })
  const print = page.getByRole('toolbar').getByRole('button', { name: 'Print' })
  await print.click()
  // Without a machine and a printer of the device nothing is preset; label printers are not offered.
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
  await expect(dialog.locator('[aria-pressed=false]')).toHaveCount(printers.filter(({ takes_pdf }) => takes_pdf).length)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await jobs()).toEqual([])

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/call', async (route) => {
    if (route.request().postData()?.includes('print_file_by_record')) await held
    await route.fallback()
  })
  await visit(page, '/interface/M101/files/1')
  await print.click()
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('printing...')).toBeVisible()
  answer()
  await expect(page.getByText('NP-1001 setup.pdf is queued on')).toBeVisible()
  await expect(page.getByText('printing...')).toHaveCount(0)
  expect(await jobs()).toMatchObject([{ print_text: 'NP-1001 setup.pdf' }])

  // Somebody has said meanwhile, after the list was asked for again, that the printer takes labels only.
  const listed = page.waitForResponse((response) => !!response.request().postData()?.includes('"get_printers"'))
  await print.click()
  await listed
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCount(1)
  await plant.sql('update printer set takes_pdf = false where company_id = 1000 and printer_no = $1', [chosen])
  await dialog.getByRole('button', { name: 'OK' }).click()
  const told = page.getByText(/NP-1001 setup\.pdf was not printed: Printer .* takes labels only\./)
  await expect(told).toBeVisible()
  await plant.sql('update printer set takes_pdf = true where company_id = 1000 and printer_no = $1', [chosen])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(told).toHaveCount(0)
  await expect.poll(async () => (await jobs()).length).toBe(2)
  await plant.sql(`delete from print_job where company_id = 1000 and kind = 'file'`)
  await plant.sql('delete from file_archive where company_id = 1000 and record_no = any ($1)', [
    [drawing, broken, lost],
  ])
})
