import { can } from '@takt/domain/ground/permissions.ts'
import { call } from '../../data/call/call.ts'
import { select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { BundleReportAnswer } from './BundleReportPanel.tsx'

/** Reports the pieces of a bundle on all of its orders together. */
export const bundleReport = definePanel<'unreported-bundle', BundleReportAnswer>({
  id: 'bundle-report',
  for: 'unreported-bundle',
  visible: (_, session) => can(session, 'confirm-orders'),
  async perform({ bundle: { bundle_no, machine_id }, onDone }, answer, requestId) {
    await call('report_bundle', { bundle_no, machine_id, ...answer }, { requestId })
    select(null)
    onDone()
    return say('bundles.reported')
  },
  load: () => import('./BundleReportPanel.tsx'),
})
