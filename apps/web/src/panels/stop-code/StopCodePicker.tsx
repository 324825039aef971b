import type { StopCode } from '@takt/domain/model/stop.ts'
import { stopColour } from '@takt/domain/stops/stop-colour.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { useState } from 'react'
import { useDeviceValue } from '../../data/device-storage.ts'
import { currentTheme } from '../../data/theme.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { type CodeGroup, codeGroups, stillValid } from './code-groups.ts'
import { lastUsedCodes } from './last-used-codes.ts'
import styles from './StopCodePicker.module.css'
import { StopCodeTiles } from './StopCodeTiles.tsx'

interface StopCodePickerProps {
  machine_id: string
  chosen: string | null
  onChoose: (code: StopCode) => void
}

/** Every reason a machine can have stood still for, by group, with a search and the ones used last on top. */
export function StopCodePicker({ machine_id, chosen, onChoose }: StopCodePickerProps) {
  const text = useText()
  const [search, setSearch] = useState('')
  const load = useLoad('get_stop_codes_for_machine', { machine_id }, { reloadOn: ['SettingsChanged'] })
  const used = stillValid(useDeviceValue(lastUsedCodes(machine_id)), load.rows ?? [])
  if (load.error && !load.rows) {
    return (
      <ErrorState
        message={text('stop.codes-failed')}
        detail={load.error.message}
        retryLabel={text('shell.retry')}
        onRetry={() => void load.reload()}
      />
    )
  }
  if (!load.rows) return <LoadingState label={text('shell.loading')} />
  if (load.rows.length === 0) return <EmptyState title={text('stop.no-codes')} />
  const groups = codeGroups(load.rows, search)
  const tiles = (codes: readonly StopCode[]) => <StopCodeTiles codes={codes} chosen={chosen} onChoose={onChoose} />
  return (
    <div className={styles.picker}>
      <SearchField
        size="primary"
        label={text('stop.search')}
        placeholder={text('stop.search')}
        clearLabel={text('shell.clear-search')}
        value={search}
        onValueChange={setSearch}
      />
      {search === '' && used.length > 0 && (
        <section>
          <h2 className={styles.heading}>{text('stop.last-used')}</h2>
          {tiles(used)}
        </section>
      )}
      {groups.length === 0 && <EmptyState title={text('stop.no-match', { search })} />}
      {currentTheme().tabbeddisplay && search === '' ? (
        <GroupTabs groups={groups} tiles={tiles} />
      ) : (
        groups.map((group) => (
          <section key={group.id}>
            <h2 className={styles.heading}>
              <span className={styles.swatch} style={{ backgroundColor: stopColour(group.color) }} />
              {group.title}
            </h2>
            {tiles(group.codes)}
          </section>
        ))
      )}
    </div>
  )
}

function GroupTabs({
  groups,
  tiles,
}: {
  groups: readonly CodeGroup[]
  tiles: (codes: readonly StopCode[]) => React.ReactNode
}) {
  const text = useText()
  const [tab, setTab] = useState(groups[0]?.id ?? '')
  return (
    <Tabs
      label={text('stop.groups')}
      value={tab}
      onValueChange={setTab}
      tabs={groups.map((group) => ({ value: group.id, label: group.title, panel: tiles(group.codes) }))}
    />
  )
}
