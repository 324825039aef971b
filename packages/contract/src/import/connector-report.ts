import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'

export const connectionStates = ['connecting', 'connected', 'lost', 'closed'] as const

/** How a connector is, in its own words: `POST /api/ingest/report` with the ingest key, every 10 s and on change. */
export const ConnectorReport = z.object({
  connector: z.string().min(1).max(80),
  /** Which of the connectors it is: `mqtt-json`, `sparkplug-b` … */
  kind: z.string().min(1).max(40),
  /** Two senders under one connector name are two that should have names of their own. */
  sender: z.uuid(),
  /** The link to the machines; the link to the server is proven by the report itself. */
  state: z.enum(connectionStates),
  reason: z.string().max(300),
  /** Signals that are kept and not yet committed. */
  backlog: z.int().nonnegative(),
  /** When it last heard something from a machine. */
  last_signal: Time.nullable(),
  last_error: z.object({ at: Time, reason: z.string().max(300) }).nullable(),
})
export type ConnectorReport = z.infer<typeof ConnectorReport>
