import { createHash } from 'node:crypto'
import { documentGroups, type PlantDocument, plantDocuments } from '@takt/example-plant/documents.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import PDFDocument from 'pdfkit'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

const DAY_MS = 86_400_000

/** Papers that people read are changed now and then, the looks of articles hardly ever. */
const daysOld = (index: number) => Math.min(3 + index * 11, 130 + index)

/** After orders: what an operator reads at the machine, as real files. */
export async function seedDocuments(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id } = plant.company
  const documents = plantDocuments(plant)
  if (documents.length === 0) return
  await insertRows(
    client,
    'document_group',
    documentGroups.map((group) => ({ company_id, ...group })),
  )
  const { rows: groups } = await client.query<{ group_no: number; description: string }>(
    'select group_no, description from document_group where company_id = $1',
    [company_id],
  )
  for (const [index, document] of documents.entries()) {
    const content = document.picture ? Buffer.from(document.picture) : await instruction(document)
    const hash = createHash('sha256').update(content).digest('hex')
    const at = new Date(now - daysOld(index) * DAY_MS).toISOString()
    await client.query(
      `insert into file_content (company_id, hash, size, content, stored_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [company_id, hash, content.length, content, at],
    )
    const { machine_id = '', part_no = '', tool_id = '', part_type_id = '' } = document.belongs
    await client.query(
      `insert into file_archive (company_id, kind, document_link, document_description, group_no, view_order, hash, size,
         drawing, machine_id, part_no, tool_id, part_type_id, last_changed, changed_by)
       values ($1, 'document', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'planner')`,
      [
        company_id,
        document.name,
        document.description,
        groups.find(({ description }) => description === document.group)?.group_no ?? null,
        index,
        hash,
        content.length,
        document.drawing ? 1 : 0,
        machine_id,
        part_no,
        tool_id,
        part_type_id,
        at,
      ],
    )
  }
  await client.query(
    `update printer set takes_pdf = true where company_id = $1
       and printer_no in (select touch_config ->> 'document_printer' from machine where company_id = $1)`,
    [company_id],
  )
}

export async function instruction({
  description,
  pages,
}: Pick<PlantDocument, 'description' | 'pages'>): Promise<Buffer> {
  // Without a date of its own the same words are the same bytes.
  const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: description, CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  for (const [index, steps] of pages.entries()) {
    if (index > 0) pdf.addPage()
    pdf.font('Helvetica-Bold').fontSize(24).text(description)
    pdf
      .font('Helvetica')
      .fontSize(12)
      .fillColor('#5b6470')
      .text(`Page ${index + 1} of ${pages.length}`)
      .moveDown(2)
    for (const [step, words] of steps.entries()) {
      const y = pdf.y
      pdf.circle(74, y + 12, 16).fill('#1a5fb4')
      pdf
        .font('Helvetica-Bold')
        .fontSize(14)
        .fillColor('#ffffff')
        .text(String(step + 1), 58, y + 6, { width: 32, align: 'center' })
      pdf
        .font('Helvetica')
        .fontSize(16)
        .fillColor('#1b1f24')
        .text(words, 110, y + 3, { width: 420 })
      pdf.y = Math.max(pdf.y, y + 32) + 24
    }
  }
  pdf.end()
  await done
  return Buffer.concat(chunks)
}
