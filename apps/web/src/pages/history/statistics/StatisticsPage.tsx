import { isLocation } from '@takt/domain/ground/navigation/locations.ts'
import {
  comparedViews,
  filterProblem,
  machineViews,
  offeredIn,
  type StatisticsView,
  statisticsViews,
  usualPeriod,
} from '@takt/domain/history/statistics/statistics-filter.ts'
import { machinesAt } from '@takt/domain/machines/overview/machines-at.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMachineIds, useMachinesLoad } from '../../../data/machines/machines.ts'
import { useRunningDay } from '../../../data/machines/use-running-day.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { PeriodPicker } from '../../../parts/period/PeriodPicker.tsx'
import { usePeriod } from '../../../parts/period/use-period.ts'
import { usePeriodWords } from '../../../parts/period/use-period-words.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteName, useRouteParams, useRouteSearch } from '../../../routes/use-route-params.ts'
import { Analysis } from './Analysis.tsx'
import { Availability } from './Availability.tsx'
import { Failures } from './Failures.tsx'
import { Hours } from './Hours.tsx'
import { Losses } from './Losses.tsx'
import { ScrapAndStops } from './ScrapAndStops.tsx'
import styles from './StatisticsPage.module.css'
import type { StatisticsPlace } from './statistics-place.ts'
import { useCompared } from './use-compared.ts'

const ofMachine = {
  'sr-short': 'machineStatisticsShort',
  'sr-daily': 'machineStatisticsDaily',
  'av-short': 'machineStatisticsAvailability',
  losses: 'machineStatisticsLosses',
  'by-hour': 'machineStatisticsHours',
  mtbf: 'machineStatisticsFailures',
} as const
const ofPlace = {
  'sr-short': 'statisticsShort',
  'sr-daily': 'statisticsDaily',
  'av-short': 'statisticsAvailability',
  losses: 'statisticsLosses',
  'by-hour': 'statisticsHours',
  mtbf: 'statisticsFailures',
  'analysis-short': 'statisticsAnalysis',
} as const
const viewOf = {
  machineStatisticsShort: 'sr-short',
  machineStatisticsDaily: 'sr-daily',
  machineStatisticsAvailability: 'av-short',
  machineStatisticsLosses: 'losses',
  machineStatisticsHours: 'by-hour',
  machineStatisticsFailures: 'mtbf',
  statisticsShort: 'sr-short',
  statisticsDaily: 'sr-daily',
  statisticsAvailability: 'av-short',
  statisticsLosses: 'losses',
  statisticsHours: 'by-hour',
  statisticsFailures: 'mtbf',
  statisticsAnalysis: 'analysis-short',
} as const
const routes = [...Object.values(ofMachine), ...Object.values(ofPlace)] as [keyof typeof viewOf]

/** Scrap, stops and availability of a machine or of a place; the last part of the address says which of them. */
export default function StatisticsPage() {
  const text = useText()
  const { machine, locationtype = '', location = '' } = useRouteParams(...routes)
  const view = viewOf[useRouteName(...routes)]
  const known = useKnownPlace(machine, locationtype, location)
  const today = useRunningDay((one) =>
    machine === undefined
      ? machinesAt([one], { locationtype, location, favourites: undefined }).length > 0
      : one.machine_id === machine,
  )
  const place: StatisticsPlace =
    machine === undefined
      ? { locationtype: locationtype as StatisticsPlace['locationtype'], location, machine_id: '' }
      : { machine_id: machine, locationtype: '', location: '' }
  const period = usePeriod({ place, today, offered: offeredIn(view), usual: usualPeriod[view] })
  const periodWords = usePeriodWords(period)
  const compared = useCompared(period, place)
  const problem = period.days === null ? undefined : filterProblem(period.days, { known: known.known })
  const wrong = problem ?? (known.known ? undefined : 'unknown-place')
  const name = machine === undefined ? known.name : text('statistics.of-machine', { machine_id: machine })
  const head = {
    title: text('statistics.heading', { place: name, view: text(`statistics.view.${view}`) }),
    tools: (
      <>
        <ViewLinks view={view} place={place} />
        <PeriodPicker shown={period} />
        {comparedViews.includes(view) && compared.offered && (
          <Switch
            switchAt="start"
            label={text('compare.switch')}
            checked={compared.on}
            onCheckedChange={compared.switch}
          />
        )}
      </>
    ),
  }
  if (known.loading) {
    return (
      <PageFrame layout="flow" {...head} load={known.load}>
        {null}
      </PageFrame>
    )
  }
  if (wrong !== undefined) {
    return (
      <PageFrame layout="flow" {...head}>
        <EmptyState title={text('statistics.no-data')} text={text(`statistics.problem.${wrong}`)} />
      </PageFrame>
    )
  }
  if (period.load?.rows?.length === 0) {
    return (
      <PageFrame layout="flow" {...head}>
        <EmptyState title={text('period.no-shift')} text={text('period.no-shift-text')} />
      </PageFrame>
    )
  }
  if (period.load?.rows === undefined && period.load !== undefined) {
    return (
      <PageFrame layout="flow" {...head} load={period.load} failed={text('statistics.failed')}>
        {null}
      </PageFrame>
    )
  }
  const shown = { place, head, period, compared, about: `${head.title}, ${periodWords}` }
  if (view === 'av-short') return <Availability {...shown} />
  if (view === 'losses') return <Losses {...shown} />
  if (view === 'by-hour') return <Hours {...shown} />
  if (view === 'mtbf') return <Failures {...shown} />
  return view === 'analysis-short' ? <Analysis {...shown} /> : <ScrapAndStops {...shown} perDay={view === 'sr-daily'} />
}

function useKnownPlace(machine: string | undefined, locationtype: string, location: string) {
  const machinesLoad = useMachinesLoad()
  const ids = useMachineIds()
  const groups = useLoad('get_groups', {}, { enabled: machine === undefined })
  if (machine !== undefined) {
    const { error, reload } = machinesLoad
    const load = { error, reload, rows: undefined, updatedAt: 0 }
    return { known: ids.includes(machine), name: machine, loading: machinesLoad.loading, load }
  }
  const place = groups.rows?.filter(isLocation).find((one) => one.group_type === locationtype && one.code === location)
  const loading = groups.rows === undefined
  return { known: place !== undefined, name: place?.description ?? location, loading, load: groups }
}

function ViewLinks(on: { readonly view: StatisticsView; readonly place: StatisticsPlace }) {
  const text = useText()
  const { machine_id, locationtype, location } = on.place
  // What was chosen goes along; what is usual is each view's own.
  const { period, compare, unit } = useRouteSearch(...routes)
  const links =
    machine_id === ''
      ? statisticsViews.map((view) => ({
          view,
          path: to(ofPlace[view], { locationtype, location }, { period, compare, unit }),
        }))
      : machineViews.map((view) => ({
          view,
          path: to(ofMachine[view], { machine: machine_id }, { period, compare, unit }),
        }))
  return (
    <nav className={styles.views} aria-label={text('statistics.views')}>
      {links.map(({ view, path }) => (
        <AppLink key={view} to={path} className={styles.view} aria-current={view === on.view ? 'page' : undefined}>
          {text(`statistics.view.${view}`)}
        </AppLink>
      ))}
    </nav>
  )
}
