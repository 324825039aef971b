import type { InstallationState } from '@takt/domain/setup/system/system-state.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { bytesText } from './bytes-text.ts'
import { Fact, Facts, SystemCard } from './SystemCard.tsx'
import styles from './SystemPage.module.css'
import { useMoment } from './use-moment.ts'

type Of = { of: InstallationState }
type Look = readonly [tone: StatusTone, word: TextKey]

/** What belongs to the machine that Takt runs on. */
export function InstallationCards({ of }: Of) {
  return (
    <>
      <ServerCard of={of} />
      <DisksCard of={of} />
      <BackupsCard of={of} />
      <JobsCard of={of} />
    </>
  )
}

const databaseLooks: Readonly<Record<InstallationState['database'], Look>> = {
  ok: ['good', 'system.database-ok'],
  'read-only': ['bad', 'system.database-read-only'],
  away: ['bad', 'system.database-away'],
}

function ServerCard({ of }: Of) {
  const text = useText()
  const { at, ago } = useMoment()
  const [tone, word] = databaseLooks[of.database]
  const { schema, schema_known: known } = of
  return (
    <SystemCard title={text('system.server')}>
      <Facts>
        <Fact label={text('system.version')}>{of.version}</Fact>
        <Fact label={text('system.runs-since')}>
          {at(of.started_at)} <span className={styles.muted}>{ago(of.started_at)}</span>
        </Fact>
        <Fact label={text('system.deaths')}>
          {of.deaths === 0
            ? text('system.deaths-none')
            : text('system.deaths-count', { count: of.deaths, time: at(of.last_death) })}
        </Fact>
        <Fact label={text('system.database')}>
          <StatusTag tone={tone} label={text(word)} size="s" />
        </Fact>
        <Fact label={text('system.postgres')}>{of.postgres}</Fact>
        <Fact label={text('system.schema')}>
          {schema === known ? schema : text('system.schema-other', { schema, known })}
        </Fact>
        <Fact label={text('system.node')}>{of.node}</Fact>
      </Facts>
    </SystemCard>
  )
}

const diskNames = { data: 'system.disk-data', backups: 'system.disk-backups' } as const
const diskLooks: Readonly<Record<InstallationState['disks'][number]['state'], Look>> = {
  ok: ['good', 'system.disk-ok'],
  low: ['warning', 'system.disk-low'],
  full: ['bad', 'system.disk-full'],
  away: ['bad', 'system.disk-away'],
}
const barTones = { ok: 'accent', low: 'warning', full: 'danger', away: 'danger' } as const

function DisksCard({ of }: Of) {
  const text = useText()
  const number = useNumber()
  const bytes = (value: number) => bytesText(value, number)
  return (
    <SystemCard title={text('system.disks')}>
      <ul className={styles.things}>
        {of.disks.map(({ disk, state, free, size, warn_below }) => {
          const [tone, word] = diskLooks[state]
          return (
            <li key={disk} className={styles.disk}>
              <div className={styles.thing}>
                <strong>{text(diskNames[disk])}</strong>
                <StatusTag tone={tone} label={text(word)} size="s" />
              </div>
              {state !== 'away' && (
                <ProgressBar
                  label={text('system.disk-limit', { limit: bytes(warn_below) })}
                  tone={barTones[state]}
                  value={size - free}
                  max={size}
                  valueText={text('system.disk-room', { free: bytes(free), size: bytes(size) })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </SystemCard>
  )
}

type Problem = NonNullable<InstallationState['backup']>['problem']
const backupLooks: Readonly<Record<NonNullable<Problem>, Look>> = {
  behind: ['bad', 'system.backup-behind'],
  failed: ['bad', 'system.backup-failed'],
  'no-base': ['waiting', 'system.backup-first'],
  'old-base': ['bad', 'system.backup-old'],
  'trial-failed': ['bad', 'system.backup-trial-failed'],
}

function BackupsCard({ of: { backup } }: Of) {
  const text = useText()
  const { at, ago } = useMoment()
  if (backup === null) {
    return (
      <SystemCard title={text('system.backups')}>
        <p className={styles.muted}>{text('system.backup-none')}</p>
      </SystemCard>
    )
  }
  const [tone, word] = backup.problem === null ? (['good', 'system.backup-ok'] as const) : backupLooks[backup.problem]
  const when = (time: string | null) => (
    <>
      {at(time)} {time !== null && <span className={styles.muted}>{ago(time)}</span>}
    </>
  )
  return (
    <SystemCard title={text('system.backups')}>
      <Facts>
        <Fact label={text('system.backup-state')}>
          <StatusTag tone={tone} label={text(word)} size="s" />
        </Fact>
        <Fact label={text('system.backup-until')}>{when(backup.until)}</Fact>
        <Fact label={text('system.backup-base')}>{when(backup.last_base)}</Fact>
        <Fact label={text('system.backup-trial')}>
          {when(backup.last_trial)}
          {backup.last_trial !== null &&
            ` · ${text(backup.trial_ok ? 'system.backup-trial-ok' : 'system.backup-trial-bad')}`}
        </Fact>
      </Facts>
    </SystemCard>
  )
}

function JobsCard({ of: { jobs } }: Of) {
  const text = useText()
  const { count, failing } = jobs
  const label = failing > 0 ? text('system.jobs-failing', { count: failing }) : text('system.jobs-fine', { count })
  return (
    <SystemCard title={text('system.jobs')} page={to('jobs')}>
      <StatusTag tone={failing > 0 ? 'bad' : 'good'} label={label} size="s" />
    </SystemCard>
  )
}
