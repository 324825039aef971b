import { type Alert, type AlertName, alertNames, type InstallationState, type SystemState } from './system-state.ts'

type Company = Pick<SystemState, 'connectors' | 'printers' | 'keys' | 'erp' | 'mail'>
type Told = Partial<Record<AlertName, { readonly count?: number; readonly names?: readonly string[] }>>

/** A print that waits longer has found no printer. */
const STUCK_AFTER_MS = 10 * 60_000
/** A first failure is often followed by a run that goes well. */
const FAILURES_OF_A_JOB = 3
export const isFailingJob = (failures: number) => failures >= FAILURES_OF_A_JOB

const warnings: ReadonlySet<AlertName> = new Set<AlertName>([
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
])

const backupAlerts = {
  behind: 'backup-behind',
  failed: 'backup-failed',
  'no-base': 'backup-first',
  'old-base': 'backup-old',
  'trial-failed': 'trial-failed',
} as const satisfies Record<string, AlertName>

/** What is not well, what needs somebody soonest first. */
export function systemAlerts(installation: InstallationState | null, company: Company, now: number): Alert[] {
  const told: Told = { ...(installation ? ofInstallation(installation) : {}), ...ofCompany(company, now) }
  return alertNames.flatMap((alert) => {
    const about = told[alert]
    if (!about) return []
    const names = [...(about.names ?? [])]
    const severity = warnings.has(alert) ? 'warning' : 'bad'
    return [{ alert, severity, names, count: about.count ?? Math.max(names.length, 1) } as const]
  })
}

function ofInstallation(of: InstallationState): Told {
  const told: Told = {}
  if (of.database === 'read-only') told['database-read-only'] = {}
  if (of.schema !== of.schema_known) told['schema-other'] = {}
  for (const { disk, state } of of.disks) {
    if (state !== 'ok') told[`${disk === 'data' ? 'data' : 'backup'}-disk-${state}`] = {}
  }
  if (of.backup?.problem) told[backupAlerts[of.backup.problem]] = {}
  if (of.backup && of.backups_with_data) told['backup-same-disk'] = {}
  if (of.deaths > 0) told['server-died'] = { count: of.deaths }
  if (of.jobs.failing > 0) told['jobs-failing'] = { count: of.jobs.failing }
  return told
}

function ofCompany({ connectors, printers, keys, erp, mail }: Company, now: number): Told {
  const named = (life: string) => connectors.filter((one) => one.life === life).map(({ connector }) => connector)
  const keysThat = (end: string) => keys.filter((one) => one.end === end).map(({ key }) => key)
  const isStuck = (since: string | null) => since !== null && now - Date.parse(since) > STUCK_AFTER_MS
  const stuck = printers.filter(({ oldest_waiting }) => isStuck(oldest_waiting)).map(({ printer }) => printer)
  const prints = printers.reduce((sum, { failed }) => sum + failed, 0)
  const some = (names: readonly string[]) => (names.length > 0 ? { names } : undefined)
  const many = (count: number) => (count > 0 ? { count } : undefined)
  const told = {
    'connectors-dead': some(named('dead')),
    'connectors-lost': some(named('lost')),
    'erp-failing': erp.failing ? { count: erp.waiting } : undefined,
    'printers-stuck': some(stuck),
    'mail-stuck': mail.failing ? { count: mail.waiting } : undefined,
    'keys-ended': some(keysThat('ended')),
    'keys-ending': some(keysThat('ending')),
    'erp-records-failed': many(erp.failed),
    'prints-failed': many(prints),
    'mail-failed': many(mail.failed),
  } satisfies Record<string, Told[AlertName] | undefined>
  return Object.fromEntries(Object.entries(told).filter(([, about]) => about !== undefined)) as Told
}
