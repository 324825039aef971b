import { reachesLevel } from '@takt/domain/ground/levels.ts'
import { chosenColour } from '@takt/domain/machines/reason-colours.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../data/session/session.ts'
import { currentTheme } from '../../data/session/theme.ts'
import { lastUsedCodes } from '../../data/stops/last-used-codes.ts'
import { useStopCodes } from '../../data/stops/use-stop-codes.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { takePresentedCode } from '../../device/presented-code.ts'
import { StopCodeTiles } from '../StopCodeTiles.tsx'
import { useTileKeys } from '../use-tile-keys.ts'
import { type CodeGroup, codeGroups, scannedCode, searchedCode, stillValid } from './code-groups.ts'
import { LikelyReasons } from './LikelyReasons.tsx'
import styles from './StopCodePicker.module.css'
import { useCodeScan } from './use-code-scan.ts'

interface StopCodePickerProps {
  /** Of several machines only the codes that all of them have can be chosen. */
  machine_ids: readonly string[]
  /** Of one stop the likeliest reasons stand on top: its key, '' for the current one. */
  stop?: string | undefined
  chosen: string | null
  onChoose: (code: StopCode) => void
  /** What was scanned cannot be chosen: nor is what was chosen before. */
  onUnchoose: () => void
}

/** Every reason a machine can have stood still for, by group, with a search and the ones used last on top. */
export function StopCodePicker({ machine_ids, stop, chosen, onChoose, onUnchoose }: StopCodePickerProps) {
  const text = useText()
  const session = useSession()
  const { ref: picker, moveByKeys } = useTileKeys()
  const [search, setSearch] = useState('')
  const { codes, error, reload } = useStopCodes(machine_ids)
  const used = stillValid(useDeviceValue(lastUsedCodes(machine_ids[0] ?? '')), codes ?? [])
  useCodeScan({ codes, chosen, onChoose, onUnchoose })
  // Read on another page of the machine, which led here.
  const takePresented = useEffectEvent(() => {
    const code = codes && takePresentedCode(machine_ids)
    const found = code && scannedCode(codes, [code])
    if (found && reachesLevel(session, found.security_level)) onChoose(found)
  })
  const known = codes !== undefined
  useEffect(() => {
    if (known) takePresented()
  }, [known])
  if (error && !codes) {
    return (
      <ErrorState
        message={text('stop.codes-failed')}
        detail={error.message}
        retryLabel={text('shell.retry')}
        onRetry={reload}
      />
    )
  }
  if (!codes) return <LoadingState label={text('shell.loading')} />
  if (codes.length === 0 && machine_ids.length > 1) {
    return <EmptyState title={text('stops.no-common-code')} text={text('stops.no-common-code-text')} />
  }
  if (codes.length === 0) return <EmptyState title={text('stop.no-codes')} />
  const groups = codeGroups(codes, search)
  const tiles = (codes: readonly StopCode[]) => <StopCodeTiles codes={codes} chosen={chosen} onChoose={onChoose} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tiles inside are the controls, their keys only arrive here
    <div ref={picker} className={styles.picker} onKeyDown={moveByKeys}>
      <SearchField
        size="primary"
        label={text('stop.search')}
        placeholder={text('stop.search')}
        clearLabel={text('shell.clear-search')}
        value={search}
        onValueChange={setSearch}
        onKeyDown={(event) => {
          const found = event.key === 'Enter' ? searchedCode(codes, search) : undefined
          if (found && reachesLevel(session, found.security_level)) onChoose(found)
        }}
      />
      {search === '' && stop !== undefined && (
        <LikelyReasons machine_id={machine_ids[0] ?? ''} {...{ stop, codes, chosen, onChoose }} />
      )}
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
              <span className={styles.swatch} style={{ backgroundColor: chosenColour(group.color) }} />
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
