import { startOfStop, stopKey } from '@takt/domain/machines/machine-state.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { doAtMachine } from '../machines/operator-events.ts'

/**
 * The ongoing stop ends now; from now on it is another stop with the next reason. Answers the moment between the two.
 * The machine is locked by the caller.
 */
export async function endStopNow(
  machine_id: string,
  { stop, next_reason }: { stop: string; next_reason: string },
  { db, session, now }: CallContext,
): Promise<number> {
  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  const inside = at > startOfStop(stop)
  // The engine splits inside counted time and needs time to pass before a coding: each action is one millisecond later.
  if (inside) await doAtMachine(db, machine_id, { event: { kind: 'split', value: { stop, at } }, now: at + 1 })
  const next = {
    stop: inside ? stopKey(at) : stop,
    reason: next_reason,
    note: '',
    employee: session.device_employee || session.employee_number,
  }
  await doAtMachine(db, machine_id, { event: { kind: 'code', value: next }, now: at + 2 })
  return at
}
