import { openDevlog } from '@takt/contract/procedures/open_devlog.ts'
import { sameText } from '../sessions/tokens.ts'
import { handle } from './handle.ts'

/** Without a configured code the log is always closed. */
export default handle(openDevlog, async ({ code }, { server }) => [
  { open: server.devlogCode !== '' && sameText(code, server.devlogCode) },
])
