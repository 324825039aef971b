import { reportClientError } from '@takt/contract/machines/report_client_error.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(reportClientError, async (input, { session, log }) => {
  // Query values may be personal: only the path is kept.
  const path = input.path.split('?')[0]
  const { message, stack, app_version } = input
  log.error('error in the web app', { error: { message, stack }, path, app_version, username: session.username })
  return [{ taken: true }]
})
