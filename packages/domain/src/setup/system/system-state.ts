import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'

const Count = z.int().min(0)
const MaybeTime = Time.nullable()

/** What is not well, in the order in which somebody should look at it. Each has a sentence, and one that says what to do. */
export const alertNames = [
  'database-read-only',
  'schema-other',
  'data-disk-away',
  'data-disk-full',
  'backup-disk-away',
  'backup-disk-full',
  'backup-behind',
  'backup-failed',
  'backup-old',
  'trial-failed',
  'connectors-dead',
  'connectors-lost',
  'erp-failing',
  'printers-stuck',
  'mail-stuck',
  'jobs-failing',
  'data-disk-low',
  'backup-disk-low',
  'backup-first',
  'backup-same-disk',
  'server-died',
  'keys-ended',
  'keys-ending',
  'erp-records-failed',
  'prints-failed',
  'mail-failed',
] as const
export type AlertName = (typeof alertNames)[number]

export const Alert = z.object({
  alert: z.enum(alertNames),
  severity: z.enum(['bad', 'warning']),
  count: Count,
  /** Of connectors or printers, as the plant calls them. */
  names: z.array(z.string()),
})
export type Alert = z.infer<typeof Alert>

export const Disk = z.object({
  disk: z.enum(['data', 'backups']),
  state: z.enum(['ok', 'low', 'full', 'away']),
  free: Count,
  size: Count,
  warn_below: Count,
})

export const backupProblems = ['behind', 'failed', 'no-base', 'old-base', 'trial-failed'] as const

/** What belongs to the machine that Takt runs on, and not to a company. */
export const InstallationState = z.object({
  version: z.string(),
  node: z.string(),
  postgres: z.string(),
  schema: Count,
  /** The one that this version of Takt ends with. */
  schema_known: Count,
  database: z.enum(['ok', 'read-only', 'away']),
  started_at: Time,
  /** How often it was started again in the last seven days without having been told to end. */
  deaths: Count,
  last_death: MaybeTime,
  disks: z.array(Disk),
  backups_with_data: z.boolean(),
  /** Null: Takt makes none here. */
  backup: z
    .object({
      problem: z.enum(backupProblems).nullable(),
      until: MaybeTime,
      last_base: MaybeTime,
      last_trial: MaybeTime,
      trial_ok: z.boolean(),
    })
    .nullable(),
  jobs: z.object({ count: Count, failing: Count }),
})
export type InstallationState = z.infer<typeof InstallationState>

export const SystemConnector = z.object({
  connector: z.string(),
  life: z.enum(['ok', 'lost', 'dead', 'closed']),
  heard: MaybeTime,
})

export const SystemPrinter = z.object({
  printer: z.string(),
  waiting: Count,
  oldest_waiting: MaybeTime,
  /** Of the last day. */
  failed: Count,
})

/** An access key that ends within 30 days, or has ended and was not revoked. */
export const SystemKey = z.object({ key: z.string(), end: z.enum(['ending', 'ended']) })

/** Something that sends: what waits, since when, and what was given up. */
export const Sending = z.object({
  on: z.boolean(),
  failing: z.boolean(),
  waiting: Count,
  failed: Count,
  last_sent: MaybeTime,
  /** Since then it has not gone well. */
  since: MaybeTime,
})

export const SlowCall = z.object({ call: z.string(), count: Count, p95_ms: Count, longest_ms: Count })
export type SlowCall = z.infer<typeof SlowCall>

export const SystemState = z.object({
  checked_at: Time,
  alerts: z.array(Alert),
  /** Null for companies to whom the installation is not told. */
  installation: InstallationState.nullable(),
  connectors: z.array(SystemConnector),
  printers: z.array(SystemPrinter),
  keys: z.array(SystemKey),
  erp: Sending,
  mail: Sending,
  /** Of the company's own calls, the slowest of the last hour. */
  slow_calls: z.array(SlowCall),
})
export type SystemState = z.infer<typeof SystemState>
