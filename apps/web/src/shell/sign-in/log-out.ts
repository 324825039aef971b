import { stopLive } from '../../data/live.ts'
import { machines } from '../../data/machines.ts'
import { isMine, waitingEntries } from '../../data/offline/outbox.ts'
import { queryClient } from '../../data/query-client.ts'
import { signOut } from '../../data/session.ts'
import { currentSession } from '../../data/session-store.ts'
import { say } from '../../data/use-text.ts'
import { select } from '../../panels/selection.ts'
import { forgetPath } from '../../routes/remembered-path.ts'
import { notify } from '../notices.ts'

/** Ends the session on the server first: a sign-out that only the browser knows of would leave the account open. */
export async function logOut(): Promise<void> {
  const session = currentSession()
  if (session && (session.deviceuser || session.only_ia || session.dashboard_isolated)) forgetPath()
  try {
    const left = waitingEntries().filter(isMine).length
    await signOut()
    if (left > 0) notify.info(say('outbox.sign-out', { count: left }))
  } catch {
    notify.failure(say('shell.unreachable'))
    return
  }
  stopLive()
  select(null)
  queryClient.clear()
  machines.set([])
}
