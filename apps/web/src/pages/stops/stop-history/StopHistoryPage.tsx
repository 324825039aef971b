import { can } from '@takt/domain/ground/permissions.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { MOST_STOPS, stopsBegun } from '@takt/domain/stops/stop-list.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMemo } from 'react'
import { carryStops } from '../../../data/chosen/chosen-stops.ts'
import { useSession } from '../../../data/session/session.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PeriodPicker } from '../../../parts/period/PeriodPicker.tsx'
import { StopPage } from '../../../parts/stop-list/StopPage.tsx'
import { StopTable } from '../../../parts/stop-list/StopTable.tsx'
import { useChosenStops } from '../../../parts/stop-list/use-chosen-stops.ts'
import { useKeptChoice } from '../../../parts/stop-list/use-kept-choice.ts'
import { useStopList } from '../../../parts/stop-list/use-stop-list.ts'
import { belowList } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'
import styles from './StopHistoryPage.module.css'

const filters = [
  { value: 'all', label: 'stops.filter-all' },
  { value: 'uncoded', label: 'stops.filter-uncoded' },
  { value: 'coded', label: 'stops.filter-coded' },
  { value: 'micro', label: 'stops.filter-micro' },
] as const
type Filter = (typeof filters)[number]['value']

function kindOf({ stop_reason }: Stop): Filter {
  if (stop_reason === MICRO) return 'micro'
  return stop_reason === UNCODED ? 'uncoded' : 'coded'
}

/** The list of the same time, of all reasons. */
function withoutReason(list: string): string {
  const [path = '', search = ''] = list.split('?')
  const query = new URLSearchParams(search)
  query.delete('reason')
  return query.size === 0 ? path : `${path}?${query}`
}

/** What a machine stood still for in a period, the current stop included; a wrong reason is put right here. */
export default function StopHistoryPage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const shown = useStopList()
  const [filter, setFilter] = useKeptChoice<Filter>(shown.path, 'all')
  // A bar of a chart leads to the stops behind it.
  const { reason } = useRouteSearch('historyStops', 'historyFromOverview', 'historyFromAll')
  const rows = useMemo(
    () => shown.rows?.filter((stop) => filter === 'all' || kindOf(stop) === filter),
    [shown.rows, filter],
  )
  const number = useNumber()
  // Most machines have no limit, and nothing to choose there.
  const hasMicro = shown.rows?.some((stop) => kindOf(stop) === 'micro')
  const offered = filters.filter(({ value }) => value !== 'micro' || hasMicro || filter === 'micro')
  const chosen = useChosenStops('history-stops', shown.path, rows)
  const open = (stop: Stop) => {
    if (!can(session, 'code-stops')) return
    carryStops(shown.path, chosen.stops.length > 0 ? chosen.stops : [stop])
    go(belowList(shown.path, 'code'))
  }
  const begun = rows && stopsBegun(rows)
  const about = [
    shown.place.machine,
    begun !== undefined && text('stops.count', { count: begun }),
    // A standstill over a change of shift has two lines and is one stop, here as in the charts.
    rows && begun !== rows.length && text('stops.lines', { count: rows.length }),
  ]
  return (
    <StopPage
      title={text('stops.history')}
      about={about.filter(Boolean).join(' · ')}
      shown={shown}
      tools={<PeriodPicker shown={shown.period} />}
    >
      {shown.rows !== undefined && shown.rows.length >= MOST_STOPS && (
        <p className={styles.most}>{text('stops.most-shown', { most: number(MOST_STOPS) })}</p>
      )}
      <StopTable
        label={text('stops.history')}
        list={shown.list}
        rows={rows}
        chosen={chosen}
        onOpen={open}
        filter={
          <>
            <Segmented
              label={text('stops.filter')}
              value={filter}
              onValueChange={setFilter}
              options={offered.map(({ value, label }) => ({ value, label: text(label) }))}
            />
            {reason !== undefined && (
              <Button iconEnd={<CloseIcon />} onClick={() => go(withoutReason(shown.path), { replace: true })}>
                {text('stops.only-reason', { name: rows?.[0]?.stop_description || reason })}
              </Button>
            )}
          </>
        }
        empty={<EmptyState title={text(shown.rows?.length === 0 ? 'stops.none-in-history' : 'stops.none-of-filter')} />}
      />
    </StopPage>
  )
}
