import { getMailState } from '@takt/contract/reports/get_mail_state.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getMailState, async (_input, { server }) => [
  { set_up: server.mailFrom !== '', mail_from: server.mailFrom },
])
