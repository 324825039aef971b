import type { ProcedureInput } from '@takt/contract/procedures.ts'
import type { AboutEntry } from '@takt/domain/ground/offline/waiting-entry.ts'
import { call } from '../call/call.ts'
import { logEntry } from '../call/client-log.ts'
import { serverNow } from '../live/live.ts'
import { currentOwner, keepEntry } from './outbox.ts'
import { outcomeOf } from './send-waiting.ts'
import type { WaitingName } from './waiting-names.ts'

export type Delivered = 'saved' | 'waiting'

/**
 * Does it now if the server can be reached, later if not. It is on the disk before it is on its way, so neither a
 * reload nor a power cut takes it back. 'saved' means that the server has it; a refusal is thrown as call() throws it.
 */
export async function deliver<N extends WaitingName>(
  name: N,
  payload: ProcedureInput<N>,
  { requestId, about }: { requestId: string; about: AboutEntry },
): Promise<Delivered> {
  const owner = currentOwner()
  const kept = owner && (await keep({ name, payload: payload as object, requestId, about, owner }))
  if (!kept) {
    await call(name, payload, { requestId })
    return 'saved'
  }
  return await outcomeOf(kept)
}

type Action = Parameters<typeof deliver>[2] & {
  readonly name: WaitingName
  readonly payload: object
  readonly owner: NonNullable<ReturnType<typeof currentOwner>>
}

/** Undefined where the device cannot keep anything: then only the server's own answer counts, as in any other form. */
async function keep({ name, payload, requestId, about, owner }: Action) {
  try {
    return await keepEntry({
      id: requestId,
      owner,
      name,
      payload: payload as Record<string, unknown>,
      made_at: Math.round(serverNow()),
      about,
      breakdowns: 0,
      refused: null,
    })
  } catch (problem) {
    logEntry('warning', 'offline', `The device keeps nothing: ${String(problem)}`)
    return undefined
  }
}
