import { openDevlog } from '@takt/contract/setup/open_devlog.ts'
import { handle } from '../../ground/call/handle.ts'
import { sameText } from '../../ground/sessions/tokens.ts'

/** Without a configured code the log is always closed. */
export default handle(openDevlog, async ({ code }, { server }) => [
  { open: server.devlogCode !== '' && sameText(code, server.devlogCode) },
])
