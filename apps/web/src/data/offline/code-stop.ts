import { waitingCode } from '@takt/domain/ground/offline/waiting-entry.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { noteUsedCode } from '../stops/last-used-codes.ts'
import { aboutCode } from './about-entry.ts'
import { type Delivered, deliver } from './deliver.ts'
import { waitingEntries } from './outbox.ts'

export interface CodedStop {
  readonly machine_id: string
  /** Key of the stop the person saw: never another one, whatever the machine has done since. */
  readonly stop: string
  /** What the stop was said to be when it was shown: the server refuses to write over somebody's newer word. */
  readonly seen_reason: string
  readonly code: StopCode
  readonly note: string
}

/** The one way to give one stop its reason, from wherever it is given: now, or when the server is back. */
export async function codeStop(coded: CodedStop, requestId: string): Promise<Delivered> {
  const { machine_id, stop, code, note } = coded
  const { stop_code } = code
  // What this terminal has not sent yet is booked before this, and is then what the server finds.
  const seen_reason = waitingCode(waitingEntries(), machine_id, stop)?.about.stop_code ?? coded.seen_reason
  const payload = { machine_id, stop, stop_code, note, seen_reason }
  const delivered = await deliver('set_stop_code', payload, { requestId, about: aboutCode(coded) })
  noteUsedCode(machine_id, stop_code)
  return delivered
}
