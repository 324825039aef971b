import { reloadMachines } from '../../data/machines.ts'
import { queryClient } from '../../data/query-client.ts'
import { loadSession } from '../../data/session.ts'
import { say } from '../../data/use-text.ts'
import { notify } from '../notices.ts'

/** Asks the server for everything anew; the page, and what is typed into it, stays. */
export async function reloadEverything(): Promise<void> {
  try {
    await Promise.all([loadSession(), reloadMachines(), queryClient.invalidateQueries()])
    notify.info(say('shell.reloaded'))
  } catch {
    notify.failure(say('shell.unreachable'))
  }
}
