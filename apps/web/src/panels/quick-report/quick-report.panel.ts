import { call } from '../../data/call/call.ts'
import { requestIdOf } from '../../data/call/one-by-one.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { QuickReportAnswer } from './QuickReportPanel.tsx'

/** Makes the chosen quick report and shows it, or prints it at once. */
export const quickReport = definePanel<'quick-report', QuickReportAnswer>({
  id: 'quick-report',
  for: 'quick-report',
  disabled({ report, machine_id, card_no }) {
    if (report.use_custom_xml === 1 && card_no === '') return 'quick-reports.must-select'
    return machine_id === '' ? 'quick-reports.must-select-machine' : undefined
  },
  async perform({ report, machine_id, card_no, onDone }, { printer_no }, requestId) {
    const asked = { record_no: report.record_no, machine_id, card_no }
    const [made] = await call('generate_quick_report', asked, { requestId: requestIdOf(requestId, 0) })
    const record_no = made?.record_no ?? 0
    if (printer_no !== '') {
      await call('print_quick_report', { record_no, printer_no }, { requestId: requestIdOf(requestId, 1) })
    }
    onDone(record_no)
    return say('quick-reports.generated', { name: report.report_translation || report.report_name })
  },
  load: () => import('./QuickReportPanel.tsx'),
})
