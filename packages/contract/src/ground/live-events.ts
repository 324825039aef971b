import { clientRequests } from '@takt/domain/ground/admin-actions.ts'
import { ConfigTemplate, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { type LiveEventName, liveEventNames } from './live-event-names.ts'

/** Every event that the live link carries. One with a machine_id reaches only those who may see that machine. */
export const liveEvents = {
  /** Carries the row itself, as get_machines has it: a screen changes one row without asking again. */
  MachineChanged: z.object({ machine_id: MachineId, machine: z.looseObject({ machine_id: MachineId }) }),
  OrderChanged: z.object({ machine_id: MachineId, card_no: z.string() }),
  /** Cancellations of the machine that wait for the ERP have changed. */
  NewOrderCancellation: z.object({ machine_id: MachineId, record_no: z.int() }),
  StopsChanged: z.object({ machine_id: MachineId }),
  /** Notes about the machine itself. */
  NotesChanged: z.object({ machine_id: MachineId }),
  /** Internal activities of the machine: created, performed, certified, cancelled or deleted. */
  ActivitiesChanged: z.object({ machine_id: MachineId }),
  /** Bundles of the machine: created, split, moved, booked, deleted or reported. */
  BundlesChanged: z.object({ machine_id: MachineId }),
  /** Pallet flags or print jobs of the machine: printed, confirmed, adjusted, cancelled. */
  PalletsChanged: z.object({ machine_id: MachineId }),
  ConfigChanged: z.object({ system_function: z.string(), template: ConfigTemplate, version: z.int() }),
  /** Settings of the company: everybody's session and terminals are asked for again. */
  SettingsChanged: z.object({}),
  /** An administrator wants every open screen to do this. */
  ClientsAsked: z.object({ what: z.enum(clientRequests) }),
  /** Without a machine it is for one person: everybody asks, and that person finds it. */
  NotificationAdded: z.object({ machine_id: MachineId.optional(), record_no: z.int(), type: z.string() }),
  /** Somebody has read notifications of the machine, or their own. */
  NotificationsConfirmed: z.object({ machine_id: MachineId.optional() }),
  /** Somebody's own machines: everybody asks, and that person finds them. It does not tell whose. */
  FavouritesChanged: z.object({}),
  /** The archive of files has changed: a document or report came or went. */
  'file-archive-added': z.object({ record_no: z.int() }),
  /** A shift was handed over or taken over, or an addendum written. It does not tell which: not everybody may know. */
  HandoversChanged: z.object({}),
} as const satisfies Record<LiveEventName, z.ZodType>

export type LiveEventData<N extends LiveEventName> = z.infer<(typeof liveEvents)[N]>
export type LiveEvent = { [N in LiveEventName]: { readonly name: N; readonly data: LiveEventData<N> } }[LiveEventName]

/** The first and only words of a client: what it wants, and where it was when it lost the link. */
export const LiveHello = z.object({
  type: z.literal('hello'),
  events: z.array(z.enum(liveEventNames)).max(liveEventNames.length),
  since: z.object({ epoch: z.string().max(60), seq: z.int().nonnegative() }).optional(),
})
export type LiveHello = z.infer<typeof LiveHello>

export type LiveMessage =
  /** `resumed` false after a gap: the client reloads what it shows. */
  | {
      readonly type: 'welcome'
      readonly epoch: string
      readonly seq: number
      readonly resumed: boolean
      readonly server_time: string
    }
  | { readonly type: 'events'; readonly seq: number; readonly events: readonly LiveEvent[] }
  | { readonly type: 'beat'; readonly seq: number; readonly server_time: string }
  | { readonly type: 'bye'; readonly reason: 'session-ended' | 'session-idle' | 'restarting' }
