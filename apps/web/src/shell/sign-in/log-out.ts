import { queryClient } from '../../data/call/query-client.ts'
import { select } from '../../data/chosen/selection.ts'
import { stopLive } from '../../data/live/live.ts'
import { machines } from '../../data/machines/machines.ts'
import { isMine, waitingEntries } from '../../data/offline/outbox.ts'
import { signOut } from '../../data/session/session.ts'
import { say } from '../../data/words/use-text.ts'
import { currentSession } from '../../device/session-store.ts'
import { notify } from '../../parts/notices.ts'
import { forgetPath } from '../../routes/remembered-path.ts'

/** Ends the session on the server first: a sign-out that only the browser knows of would leave the account open. */
export async function logOut(): Promise<void> {
  const session = currentSession()
  if (session && (session.deviceuser || session.only_ia || session.dashboard_isolated)) forgetPath()
  let elsewhere = ''
  try {
    const left = waitingEntries().filter(isMine).length
    elsewhere = await signOut()
    if (left > 0) notify.info(say('outbox.sign-out', { count: left }))
  } catch {
    notify.failure(say('shell.unreachable'))
    return
  }
  stopLive()
  select(null)
  queryClient.clear()
  machines.set([])
  if (elsewhere !== '') location.assign(elsewhere)
}
