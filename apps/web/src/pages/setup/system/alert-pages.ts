import type { AlertName } from '@takt/domain/setup/system/system-state.ts'
import { to } from '../../../routes/to.ts'

/** Where more of it stands; what only the server's own files and settings can mend has no page. */
export function pageOf(alert: AlertName): string | undefined {
  switch (alert) {
    case 'jobs-failing':
      return to('jobs')
    case 'connectors-dead':
    case 'connectors-lost':
      return to('connectors')
    case 'erp-failing':
      return to('erpLink')
    case 'erp-records-failed':
      return to('erpFailed')
    case 'printers-stuck':
    case 'prints-failed':
      return to('printers')
    case 'mail-stuck':
    case 'mail-failed':
      return to('mail')
    default:
      return undefined
  }
}
