import { getQuickReports } from '@takt/contract/documents/get_quick_reports.ts'
import { text } from '@takt/texts/text.ts'
import { handle } from '../../ground/call/handle.ts'
import { quickReports } from '../quick-reports/quick-reports.ts'

export default handle(getQuickReports, async (_input, { session }) =>
  quickReports.map(({ record_no, report_name, title, setting_name, use_custom_xml }) => ({
    record_no,
    report_name,
    report_translation: text(session.language, title),
    setting_name,
    use_custom_xml,
  })),
)
