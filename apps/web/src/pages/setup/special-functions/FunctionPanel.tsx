import {
  type FunctionFilter,
  isSwitchedOn,
  shownFunctions,
  valueShown,
} from '@takt/domain/ground/special-function-draft.ts'
import { registeredFunctions } from '@takt/domain/ground/special-functions.ts'
import type { MachineFunctionsRow } from '@takt/domain/machines/model/machine-functions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { CloseIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useLeaveGuard } from '../../../routes/use-leave-guard.ts'
import styles from './FunctionPanel.module.css'
import { FunctionRow } from './FunctionRow.tsx'
import { useFunctionDraft } from './use-function-draft.ts'
import { useFunctionWords } from './use-function-words.ts'

interface FunctionPanelProps {
  row: MachineFunctionsRow
  onReload: () => Promise<void>
  onClose: () => void
  /** It replaces the list: who reads with the keyboard goes on here. */
  takeFocus: boolean
}

export function FunctionPanel({ row, onReload, onClose, takeFocus }: FunctionPanelProps) {
  const text = useText()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const mayChange = useMayCall('save_machine_functions')
  const work = useFunctionDraft(row, onReload)
  // Another machine is another search of the same page.
  const guard = useLeaveGuard(() => work.changes > 0, 'search')
  const words = useFunctionWords()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<FunctionFilter>('all')
  const isOn = (number: number) => isSwitchedOn(row, work.draft, number)
  const list = registeredFunctions(row.special_functions).map((entry) => ({ ...entry, ...words(entry) }))
  // What somebody is just switching does not vanish under their finger.
  const shown = shownFunctions(list, {
    filter,
    search,
    isOn: (number) => isOn(number) || number in work.draft.switched,
  })
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          {text('functions.of', { machine: row.machine_id })}
        </h2>
        <IconButton aria-label={text('shell.close')} icon={<CloseIcon />} onClick={onClose} />
        <SearchField
          className={styles.search}
          label={text('functions.find')}
          placeholder={text('functions.find')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
        <Segmented
          label={text('functions.show')}
          value={filter}
          onValueChange={setFilter}
          options={[
            { value: 'all', label: text('functions.all') },
            { value: 'on', label: text('functions.only-on') },
            { value: 'reserved', label: text('functions.reserved') },
          ]}
        />
      </header>
      {work.problem !== '' && (
        <p className={styles.problem} role="alert">
          {work.problem}
        </p>
      )}
      {!mayChange && <p className={styles.note}>{text('functions.not-yours')}</p>}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <FunctionRow
            key={entry.number}
            entry={entry}
            on={isOn(entry.number)}
            value={valueShown(row, work.draft, entry.number)}
            disabled={!mayChange || work.busy}
            onTurn={(on) => work.turn(entry.number, on)}
            onTell={(value) => work.tell(entry.number, value)}
          />
        ))}
      </ul>
      {shown.length === 0 && <EmptyState title={text('functions.none')} />}
      {mayChange && work.changes > 0 && (
        <footer className={styles.foot}>
          <span>{text('functions.unsaved', { count: work.changes })}</span>
          <Button icon={<UndoIcon />} disabled={work.busy} onClick={work.discard}>
            {text('functions.discard')}
          </Button>
          <Button variant="primary" size="primary" busy={work.busy} onClick={() => void work.save()}>
            {text('functions.save')}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        open={guard.asking}
        danger
        title={text('functions.leave-title')}
        message={text('functions.leave-text', { machine: row.machine_id })}
        confirmLabel={text('functions.leave')}
        cancelLabel={text('functions.stay')}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </section>
  )
}
