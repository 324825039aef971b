import type { Language } from '@takt/domain/ground/languages.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import PDFDocument from 'pdfkit'
import type { ReportContent, ReportTable } from './define-quick-report.ts'

const MARGIN = 50
const LEFT = MARGIN
const ROW = 18
const INK = '#1b1f24'
const MUTED = '#5b6470'
const LINE = '#c9d0d8'
const BOLD = 'Helvetica-Bold'
const PLAIN = 'Helvetica'

interface Head {
  readonly title: TextKey
  readonly company_name: string
  readonly language: Language
  /** When it was made, by the clock of the plant. */
  readonly made: string
}

/** The report as a PDF of A4 pages, each with the company and its number. */
export async function reportPdf(content: ReportContent, head: Head): Promise<Buffer> {
  const say = (key: TextKey, values = {}) => text(head.language, key, values)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: say(head.title), Author: head.company_name },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.font(BOLD).fontSize(20).fillColor(INK).text(say(head.title), LEFT, MARGIN)
  pdf.font(PLAIN).fontSize(12).fillColor(MUTED).text(content.about).moveDown(1)
  drawFacts(
    pdf,
    content.facts.map(([label, value]) => [say(label), value] as const),
  )
  for (const table of content.tables) drawTable(pdf, table, say)
  drawFeet(pdf, `${head.company_name} · ${head.made}`)
  pdf.end()
  await done
  return Buffer.concat(chunks)
}

/** In two columns, a label over its value. */
function drawFacts(pdf: PDFKit.PDFDocument, facts: readonly (readonly [label: string, value: string])[]): void {
  const half = (pdf.page.width - 2 * MARGIN) / 2
  const top = pdf.y
  for (const [index, [label, value]] of facts.entries()) {
    const x = LEFT + (index % 2) * half
    const y = top + Math.floor(index / 2) * 34
    pdf
      .font(PLAIN)
      .fontSize(9)
      .fillColor(MUTED)
      .text(label, x, y, { width: half - 10, lineBreak: false })
    pdf
      .font(BOLD)
      .fontSize(12)
      .fillColor(INK)
      .text(value, x, y + 12, { width: half - 10, height: 14, ellipsis: true })
  }
  pdf.y = top + Math.ceil(facts.length / 2) * 34 + 12
}

function drawTable(pdf: PDFKit.PDFDocument, table: ReportTable, say: (key: TextKey) => string): void {
  const room = () => pdf.page.height - MARGIN - 2 * ROW - pdf.y
  if (room() < 4 * ROW) pdf.addPage()
  pdf.font(BOLD).fontSize(13).fillColor(INK).text(say(table.heading), LEFT, pdf.y).moveDown(0.4)
  const row = (words: readonly string[], font: string, color: string) => {
    const y = pdf.y
    let x = LEFT
    for (const [index, column] of table.columns.entries()) {
      const align = column.end ? 'right' : 'left'
      pdf.font(font).fontSize(10).fillColor(color)
      pdf.text(words[index] ?? '', x, y, { width: column.width - 8, height: 12, ellipsis: true, align })
      x += column.width
    }
    pdf
      .moveTo(LEFT, y + ROW - 4)
      .lineTo(x, y + ROW - 4)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
    pdf.y = y + ROW
  }
  const heads = table.columns.map(({ label }) => say(label))
  row(heads, BOLD, MUTED)
  if (table.rows.length === 0) row([say('quick-report.none')], PLAIN, MUTED)
  for (const words of table.rows) {
    if (room() < ROW) {
      pdf.addPage()
      row(heads, BOLD, MUTED)
    }
    row(words, PLAIN, INK)
  }
  pdf.y += ROW
}

function drawFeet(pdf: PDFKit.PDFDocument, words: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - MARGIN + 12
    pdf.font(PLAIN).fontSize(9).fillColor(MUTED).text(words, LEFT, y, { lineBreak: false })
    pdf.text(`${page + 1}/${count}`, LEFT, y, { width: pdf.page.width - 2 * MARGIN, align: 'right', lineBreak: false })
  }
}
