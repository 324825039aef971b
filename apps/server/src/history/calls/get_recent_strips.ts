import { getRecentStrips } from '@takt/contract/history/get_recent_strips.ts'
import { handle } from '../../ground/call/handle.ts'
import { recentStrips } from '../recent-strips.ts'

export default handle(getRecentStrips, ({ machine_string }, { db, session, now }) =>
  recentStrips(db, { machine_ids: machine_string, session, now }),
)
