import { getMailState } from '@takt/contract/procedures/get_mail_state.ts'
import { handle } from './handle.ts'

export default handle(getMailState, async (_input, { server }) => [
  { set_up: server.mailFrom !== '', mail_from: server.mailFrom },
])
