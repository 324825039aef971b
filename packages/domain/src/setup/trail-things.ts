/** What the trail tells of: an entry is `thing.verb`, and each thing and verb has its word (`trail.thing.…`, `trail.did.…`). */

import { type RegisterName, registerNames } from './registers.ts'

type OfSettings = Exclude<RegisterName, 'employee'>

/** A register more is a thing of the trail by itself; employees stand with the people. */
const registersOfSettings = registerNames.filter((name): name is OfSettings => name !== 'employee')

/** Things by what an administrator looks for. */
export const trailKinds = {
  doors: [
    'session',
    'password',
    'second-factor',
    'recovery-code',
    'passkey',
    'pin',
    'device',
    'wall-link',
    'access-key',
    'sign-in-provider',
  ],
  'taken-out': ['people', 'list', 'trail', 'report', 'quick-report', 'file', 'report-schedule'],
  people: ['user', 'level', 'employee', 'person'],
  bookings: [
    ...['action', 'activity', 'bundle', 'bundles', 'cancellation', 'cavities', 'euromap', 'first-piece', 'forced-stop'],
    ...[
      'good',
      'label',
      'material',
      'note',
      'order',
      'pallet-flag',
      'pallet-queue',
      'planning',
      'print',
      'print-history',
    ],
    ...['handover', 'print-job', 'scrap', 'setup', 'signature', 'stop', 'weight', 'lean-day'],
  ],
  settings: [
    ...['activity-type', 'admin-action', 'automatic-reason', 'calendar', 'choices', 'config', 'day-type', 'document'],
    ...['document-group', 'erp-link', 'erp-record', 'favourite', 'functions', 'goal', 'import', 'input', 'input-group'],
    ...[
      'input-value',
      'job',
      'machine',
      'machine-sorting',
      'mail',
      'media',
      'notices',
      'notifications',
      'own-overview',
    ],
    ...['part', 'place', 'quarantine', 'query', 'scale', 'setting'],
    ...['shift', 'tool', 'value-rule', 'view', 'widget-config'],
    ...registersOfSettings,
  ],
} as const

export type TrailKind = keyof typeof trailKinds
export type TrailThing = (typeof trailKinds)[TrailKind][number]

export const trailKindNames = Object.keys(trailKinds) as [TrailKind, ...TrailKind[]]
export const trailThings = Object.values(trailKinds).flat() as TrailThing[]

export const trailVerbs = [
  ...[
    'added',
    'added-by-import',
    'addendum-added',
    'adjusted',
    'again',
    'answered',
    'approved',
    'assigned',
    'batch-changed',
    'block-overridden',
  ],
  ...['block_program', 'booked', 'cancelled', 'certified', 'changed', 'changed-by-import', 'chosen', 'clear-caches'],
  ...[
    'clear-local-data',
    'clocked',
    'closed',
    'coded',
    'confirmed',
    'covered',
    'controlled',
    'counted',
    'created',
    'days',
    'delete',
  ],
  ...[
    'deleted',
    'difference-reported',
    'discarded',
    'done',
    'ended',
    'ended-by-provider',
    'erased',
    'expired',
    'exported',
    'generated',
    'given',
    'given-back',
    'handed-over',
    'insert',
  ],
  ...['level-by-provider', 'linked', 'unlinked'],
  ...[
    'lots-assigned',
    'machines',
    'made-by-part',
    'note',
    'opened',
    'ordered',
    'performed',
    'prepared',
    'pressed',
    'printed',
  ],
  ...[
    'queued-again',
    'call',
    'fetch',
    'up',
    'down',
    'remove',
    'read',
    'rebuilt',
    'refresh-clients',
    'refused',
    'rejected',
    'removed',
    'renamed',
    'renewed',
    'reordered',
  ],
  ...[
    'replayed',
    'reported',
    'reprinted',
    'rest-cancelled',
    'rest-reverted',
    'resumed',
    'retried',
    'returned',
    'reverted',
  ],
  ...[
    'revoked',
    'rework-quantity',
    'saved',
    'scrapped',
    'send-erp',
    'sent-now',
    'set',
    'set-up',
    'sign-in',
    'sign-out-user',
  ],
  ...[
    'signed-in',
    'signed-out',
    'split',
    'started',
    'stopped',
    'moved',
    'swapped',
    'switched',
    'switched-off',
    'switched-on',
  ],
  ...[
    'taken-away',
    'taken-back',
    'taken-over',
    'tared',
    'traced',
    'tried',
    'unblock_program',
    'unbooked',
    'uploaded',
    'used',
    'values',
    'wanted',
    'written',
  ],
] as const
export type TrailVerb = (typeof trailVerbs)[number]

export interface TrailDeed {
  /** Null: written by another version, which has a thing or verb that this one does not know. */
  readonly thing: TrailThing | null
  readonly verb: TrailVerb | null
}

export function deedOf(what: string): TrailDeed {
  const dot = what.indexOf('.')
  const [thing, verb] = [what.slice(0, dot), what.slice(dot + 1)]
  return {
    thing: trailThings.find((one) => one === thing) ?? null,
    verb: trailVerbs.find((one) => one === verb) ?? null,
  }
}
