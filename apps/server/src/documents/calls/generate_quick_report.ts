import { generateQuickReport } from '@takt/contract/documents/generate_quick_report.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { text } from '@takt/texts/text.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { keepContent } from '../../ground/files/content.ts'
import { quickReports } from '../quick-reports/quick-reports.ts'
import { reportPdf } from '../quick-reports/report-pdf.ts'
import { reportWords } from '../quick-reports/report-words.ts'

export default handle(generateQuickReport, async (input, context) => {
  const { db, session, now, audit, emit } = context
  const { machine_id } = input
  const report = quickReports.find(({ record_no }) => record_no === input.record_no)
  if (!report) return { refusal: 'quick-report-not-found', values: { record_no: input.record_no } }
  const card_no = report.use_custom_xml === 1 ? input.card_no : ''
  if (report.use_custom_xml === 1 && card_no === '') return { refusal: 'quick-report-order', values: {} }
  const content = await report.gather({ machine_id, card_no, context })
  if (isRefusal(content)) return content
  const { company_name, language } = session
  const at = new Date(now).toISOString()
  const made = reportWords(session).moment(at)
  const pdf = await reportPdf(content, { title: report.title, company_name, language, made })
  const title = text(language, report.title)
  const name = `${title} ${card_no || machine_id} ${made.replace(':', '.')}.pdf`
  const hash = await keepContent(db, pdf, now)
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into file_archive (kind, document_link, document_description, hash, size, machine_id, card_no, setting_name,
      last_changed, changed_by)
    values ('q-report', ${name}, ${`${title} · ${content.about}`}, ${hash}, ${pdf.length}, ${machine_id}, ${card_no},
      ${report.setting_name}, ${at}, ${session.username})
    returning record_no`)
  audit({ what: 'quick-report.generated', key: String(record_no), after: { name, machine_id, card_no } })
  emit('file-archive-added', { record_no })
  return [{ record_no }]
})
