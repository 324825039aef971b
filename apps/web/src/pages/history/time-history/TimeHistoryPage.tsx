import { can } from '@takt/domain/ground/permissions.ts'
import type { MachineHistory } from '@takt/domain/history/time-history/machine-history.ts'
import { timeKey } from '@takt/domain/history/time-history/periods.ts'
import { type RowKind, rowKinds } from '@takt/domain/history/time-history/picture-rows.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMemo } from 'react'
import { useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { PeriodPicker } from '../../../parts/period/PeriodPicker.tsx'
import { useBarChoice } from '../../../parts/stop-list/use-bar-choice.ts'
import { TimeHistory } from '../../../parts/time-history/TimeHistory.tsx'
import { useStopChoice } from '../../../parts/time-history/use-stop-choice.ts'
import { useTimeHistory } from '../../../parts/time-history/use-time-history.ts'
import { aboveList } from '../../../routes/stop-paths.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { MachinesButton } from './ChooseMachines.tsx'
import styles from './TimeHistoryPage.module.css'
import { useShownMachines } from './use-shown-machines.ts'
import { useShownTime } from './use-shown-time.ts'
import { useWanted } from './use-wanted.ts'

const REFRESH_SECONDS = 60

/** What the machines of a place did, as a picture whose bars are selected and coded. */
export default function TimeHistoryPage() {
  const say = useText()
  const session = useSession()
  const language = useLanguage()
  const now = useServerNow()
  const wanted = useWanted()
  const shown = useShownMachines(wanted.machines)
  const { period, time } = useShownTime(shown.ids)
  const load = useTimeHistory(shown.ids, time, { everySeconds: REFRESH_SECONDS })
  const place = useMemo(() => ({ language, timeZone: session.time_zone, say }), [language, session.time_zone, say])
  const choosing = useBarChoice(wanted.list)
  const choice = useStopChoice(can(session, 'code-stops') ? choosing : undefined, load.machines)
  const pick = (ids: readonly string[]) => {
    choosing.choose([])
    wanted.change({ machines: ids })
  }
  const back = aboveList(useRouteParams('timeHistoryAt', 'timeHistoryOfAll'))
  const title = say('title.time-history')
  // Of one machine every hour has room for a row of its own.
  const rows = wanted.rows ?? (shown.ids.length === 1 ? 'hour' : 'machine')
  if (shown.ids.length === 0) {
    return (
      <PageFrame layout="list" title={title} back={back}>
        {shown.loading ? <Skeleton height={120} /> : <EmptyState title={say('time-history.no-machines')} />}
      </PageFrame>
    )
  }
  const frame = {
    layout: 'list',
    title,
    back,
    tools: (
      <>
        <PeriodPicker shown={period} />
        <MachinesButton shown={shown} onPick={pick} />
      </>
    ),
    failed: say('time-history.failed'),
  } as const
  if (time === undefined) {
    return (
      <PageFrame {...frame} load={period.load?.rows?.length === 0 ? undefined : period.load}>
        <EmptyState title={say('period.no-shift')} text={say('period.no-shift-text')} />
      </PageFrame>
    )
  }
  return (
    <PageFrame {...frame} load={{ ...load, rows: load.machines }}>
      {shown.isFirst && <p className={styles.about}>{say('time-history.first-of-all')}</p>}
      {shown.left > 0 && (
        <p className={styles.hint}>{say('time-history.first-machines', { count: shown.ids.length })}</p>
      )}
      <TimeHistory
        // Another period or kind of row is another picture: it begins unzoomed.
        key={`${timeKey(time)} ${rows}`}
        machines={load.machines ?? none}
        period={time}
        rows={rows}
        tools
        legend
        beside={
          <Segmented<RowKind>
            label={say('time-history.rows')}
            value={rows}
            onValueChange={(kind) => wanted.change({ rows: kind })}
            options={rowKinds.map((value) => ({ value, label: say(`choice.time-history-rows.${value}`) }))}
          />
        }
        {...{ now, place, choice }}
      />
    </PageFrame>
  )
}

const none: readonly MachineHistory[] = []
