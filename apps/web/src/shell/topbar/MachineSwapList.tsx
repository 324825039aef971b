import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { Segmented, type SegmentedOption } from '@takt/ui/segmented/Segmented.tsx'
import { useText } from '../../data/words/use-text.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import type { SearchScope } from './machine-search.ts'
import styles from './Swap.module.css'

/** More would not be read; typing one more letter is faster. */
const MOST_SHOWN = 60

interface MachineSwapListProps {
  id: string
  found: readonly Machine[]
  search: string
  active: number
  scope: SearchScope
  onScope: (scope: SearchScope) => void
  onChoose: (machine_id: string) => void
}

export default function MachineSwapList({ id, found, search, active, scope, onScope, onChoose }: MachineSwapListProps) {
  const text = useText()
  const { locationtype, location } = useRouteParams()
  const scopes: SegmentedOption<SearchScope>[] = [
    { value: 'all', label: text('swap.everywhere') },
    { value: 'mine', label: text('swap.only-mine') },
  ]
  if (location !== undefined && locationtype !== 'mine') {
    scopes.splice(1, 0, { value: 'location', label: text('swap.only-location', { location }) })
  }
  return (
    <div className={styles.popup}>
      <Segmented fullWidth label={text('swap.among')} value={scope} onValueChange={onScope} options={scopes} />
      <div className={styles.list} id={id} role="listbox" aria-label={text('swap.machine')}>
        {found.slice(0, MOST_SHOWN).map((machine, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field
          <div
            key={machine.machine_id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={classNames(styles.option, at === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(machine.machine_id)}
          >
            <span className={styles.id}>{machine.machine_id}</span>
            <span className={styles.description}>{machine.machine_description}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.hint}>{text('swap.no-match', { search })}</p>}
      {found.length > MOST_SHOWN && (
        <p className={styles.hint}>{text('swap.more', { count: found.length - MOST_SHOWN })}</p>
      )}
    </div>
  )
}
