import { can } from '@takt/domain/ground/permissions.ts'
import { MACHINES, machineColumns } from '@takt/domain/machines/overview/machine-columns.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { type Selection, select, selection, useSelection } from '../../../data/chosen/selection.ts'
import { useOwnColumns } from '../../../data/dashboards/own-columns.ts'
import { useKeptMachineOrder } from '../../../data/machines/machine-order.ts'
import { machines, useMachinesLoad } from '../../../data/machines/machines.ts'
import { useStripsLoad } from '../../../data/machines/strips.ts'
import { useMachineKeys } from '../../../data/machines/use-machine-keys.ts'
import { useSession } from '../../../data/session/session.ts'
import { say, useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { columnName } from '../../../parts/columns/machine-column-name.ts'
import { useOnce } from '../../../parts/lazy-popup/use-once.ts'
import { tellUntilLeft } from '../../../parts/page-frame/tell-instead.ts'
import { Stale, StaleAge } from '../../../parts/stale/Stale.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { GroupSelector } from './GroupSelector.tsx'
import { MachineCards } from './MachineCards.tsx'
import styles from './MachinesPage.module.css'
import { MachineTable } from './MachineTable.tsx'
import { MoreColumns } from './MoreColumns.tsx'
import { PeriodSelector } from './PeriodSelector.tsx'
import { SortSelector } from './SortSelector.tsx'
import { useFavourites } from './use-favourites.ts'
import { useGroups } from './use-groups.ts'
import { figurePeriod } from './use-period-figures.ts'
import { useShownColumns } from './use-shown-columns.ts'

const ColumnsDialog = lazy(() => import('../../../parts/columns/ColumnsDialog.tsx'))
const NoMachines = lazy(() => import('./NoMachines.tsx'))
const FavouritesDialog = lazy(() => import('./FavouritesDialog.tsx'))

const SKELETON_ROWS = 8

export default function MachinesPage() {
  const text = useText()
  const { locationtype, location, machine: preview } = useRouteParams('machines', 'allMachines', 'machinesIn')
  const { loading, error, loadedAt, reload } = useMachinesLoad()
  const favourites = useFavourites()
  const keys = useMachineKeys({ locationtype, location, favourites: favourites.ids })
  const [choosing, setChoosing] = useState(false)
  const opened = useOnce(choosing)
  const selected = machineOf(useSelection())
  const mine = locationtype === 'mine'
  const phone = usePhone()
  const session = useSession()
  const period = useDeviceValue(figurePeriod)
  const own = useOwnColumns(MACHINES, machineColumns)
  const [setup, setSetup] = useState(false)
  const mayChange = can(session, 'change-own-webcolumns') || can(session, 'change-default-webcolumns')
  const shown = useShownColumns(own.columns, keys)
  const groups = useGroups(keys)
  useKeptMachineOrder()
  useStripsLoad(phone || own.columns.some(({ key, visible }) => visible && key === 'strip'))
  // Before there are rows none can be brought into view.
  usePreview(preview, own.ready ? keys : none)

  const onSelect = useCallback((machine_id: string) => {
    // The chosen row again takes the choice back, and the bar with it.
    select(machineOf(selection()) === machine_id ? null : { kind: 'machine', of: { machine_id } })
  }, [])
  const { toggle } = favourites
  const onStar = useCallback((machine_id: string) => void toggle(machine_id), [toggle])

  const List = phone ? MachineCards : MachineTable
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>
          {text('machines.heading')} <span className={styles.period}>– {text(`period.${period}`)}</span>
        </h1>
        <span className={styles.count}>{!loading && text('machines.count', { count: keys.length })}</span>
        <StaleAge since={error === null ? null : loadedAt} />
        {error && !loading && <Button onClick={reload}>{text('shell.retry')}</Button>}
        <span className={styles.space} />
        {mine && <Button onClick={() => setChoosing(true)}>{text('machines.choose-favourites')}</Button>}
        <PeriodSelector />
        <SortSelector />
        <GroupSelector />
        {!phone && (
          <span className={styles.columns}>
            <MoreColumns shown={shown} />
            {mayChange && <Button onClick={() => setSetup(true)}>{text('columns.open')}</Button>}
          </span>
        )}
      </header>
      <Stale className={styles.list} when={error !== null && keys.length > 0}>
        <List
          keys={keys}
          shown={shown}
          groups={groups}
          selected={selected}
          onSelect={onSelect}
          favourites={favourites.ids ?? none}
          onStar={onStar}
          loading={loading || !own.ready || (mine && favourites.ids === undefined) ? <Rows /> : undefined}
          error={
            error && machines.keys().length === 0 ? (
              <ErrorState
                message={text('machines.failed')}
                detail={error.message}
                retryLabel={text('shell.retry')}
                onRetry={reload}
              />
            ) : undefined
          }
          empty={
            <NoMachines
              otherwise={
                mine ? (
                  <EmptyState
                    title={text('machines.empty-mine')}
                    text={text('machines.empty-mine-text')}
                    action={
                      <Button variant="primary" size="primary" onClick={() => setChoosing(true)}>
                        {text('machines.choose-favourites')}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState title={text('machines.empty')} />
                )
              }
            />
          }
        />
      </Stale>

      {setup && (
        <ColumnsDialog
          own={own}
          known={machineColumns}
          nameOf={(key) => columnName(text, key)}
          title={text('columns.machines')}
          onClose={() => setSetup(false)}
        />
      )}
      {opened && (
        <FavouritesDialog
          open={choosing}
          onClose={() => setChoosing(false)}
          favourites={favourites.ids ?? none}
          onToggle={onStar}
        />
      )}
    </div>
  )
}

const none: readonly string[] = []

function machineOf(chosen: Selection | null): string | null {
  return chosen?.kind === 'machine' ? chosen.of.machine_id : null
}

/** A link may name a machine: its row is chosen once, when it is there. One of another place is ignored, none is told of. */
function usePreview(machine_id: string | undefined, keys: readonly string[]): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const present = machine_id !== undefined && keys.includes(machine_id)
  const gone = machine_id !== undefined && keys.length > 0 && machines.get(machine_id) === undefined
  useEffect(() => {
    if (gone) tellUntilLeft(say('shell.unknown-machine', { machine: machine_id }), path)
  }, [gone, machine_id, path])
  useEffect(() => {
    if (present) select({ kind: 'machine', of: { machine_id } })
  }, [present, machine_id])
}

function Rows() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: SKELETON_ROWS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight equal bars
        <Skeleton key={at} height={40} />
      ))}
    </div>
  )
}
