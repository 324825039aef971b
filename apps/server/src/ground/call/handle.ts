import type { Procedure } from '@takt/contract/ground/define-procedure.ts'
import type { LiveEventName } from '@takt/contract/ground/live-event-names.ts'
import type { LiveEvent, LiveEventData } from '@takt/contract/ground/live-events.ts'
import type { ListedHost } from '@takt/domain/ground/allowed-hosts.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { OutsideRequest } from '@takt/domain/ground/outside-request.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { z } from 'zod'
import type { CompanyDb } from '../db/company-db.ts'
import type { Log } from '../log.ts'
import type { CallServices } from './call-services.ts'
import type { SentOutside } from './send-outside.ts'
import type { ToSign } from './sign-record.ts'

export interface AuditEntry {
  readonly what: string
  readonly key: string
  readonly before?: unknown
  readonly after?: unknown
  /** Where somebody gave one. */
  readonly reason?: string
}

/** All that a handler has. It cannot reach another company, another transaction or the wire. */
export interface CallContext {
  readonly db: CompanyDb
  readonly session: Session
  readonly user_id: number
  readonly now: number
  readonly log: Log
  /** Published after commit, and only then. */
  emit<N extends LiveEventName>(name: N, data: LiveEventData<N>): void
  /** The machine's row as it is at the end of the transaction goes to everybody who watches it. */
  machineChanged(machine_id: string): void
  audit(entry: AuditEntry): void
  /** Where the company wants these records signed they are, or the call fails and nothing of it is kept. */
  sign(records: readonly ToSign[]): Promise<void>
  readonly server: CallServices
}

export interface PendingEffects {
  readonly events: LiveEvent[]
  readonly machines: Set<string>
  readonly audit: AuditEntry[]
}

/**
 * A handler's answer that has to be sent outside of the product first. It leaves after commit, and a handler has no
 * other way out: inside the transaction a slow host would hold a connection, and what is done once more, because it met
 * somebody else's work, would be sent twice.
 */
export interface ToSend<Row = unknown> {
  readonly request: OutsideRequest
  readonly hosts: readonly ListedHost[]
  /** Answered to the same request when the server went down in between: it may have been sent, so it is not again. */
  readonly unknown: readonly Row[]
  answered(sent: SentOutside): { readonly rows: readonly Row[]; readonly audit: AuditEntry }
}

export function isToSend(result: HandlerResult): result is ToSend {
  return 'answered' in result
}

/**
 * A load's answer that is made when its transaction has ended: what takes seconds elsewhere would hold a connection that
 * all others wait for.
 */
export interface Afterwards<Row = unknown> {
  afterwards(): Promise<readonly Row[] | Refusal>
}

export function isAfterwards(result: HandlerResult): result is Afterwards {
  return 'afterwards' in result
}

export type HandlerResult<Row = unknown> = readonly Row[] | Refusal | ToSend<Row> | Afterwards<Row>

export interface Handler {
  readonly procedure: Procedure<string, z.ZodObject, z.ZodType>
  run(input: unknown, context: CallContext): Promise<HandlerResult>
}

export function handle<N extends string, I extends z.ZodObject, O extends z.ZodType>(
  procedure: Procedure<N, I, O>,
  run: (input: z.output<I>, context: CallContext) => Promise<HandlerResult<z.input<O>>>,
): Handler {
  return { procedure, run: (input, context) => run(input as z.output<I>, context) }
}
