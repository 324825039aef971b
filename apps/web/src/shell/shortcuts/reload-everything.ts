import { queryClient } from '../../data/call/query-client.ts'
import { reloadMachines } from '../../data/machines/machines.ts'
import { loadSession } from '../../data/session/session.ts'
import { say } from '../../data/words/use-text.ts'
import { notify } from '../../parts/notices.ts'

/** Asks the server for everything anew; the page, and what is typed into it, stays. */
export async function reloadEverything(): Promise<void> {
  try {
    await Promise.all([loadSession(), reloadMachines(), queryClient.invalidateQueries()])
    notify.info(say('shell.reloaded'))
  } catch {
    notify.failure(say('shell.unreachable'))
  }
}
