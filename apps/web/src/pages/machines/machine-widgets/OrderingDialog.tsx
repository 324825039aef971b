import { naturalCompare } from '@takt/domain/ground/navigation/natural-sort.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { orderMachines, orderTerms } from '@takt/domain/machines/overview/widget-order.ts'
import type { WidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useState } from 'react'
import { columnLabel } from '../../../dashboard/column-label.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../../parts/leave-guard/use-discard-question.tsx'
import styles from './OrderingDialog.module.css'

type Ordering = Pick<WidgetSettings, 'orderByTerm' | 'orderDir'>

interface OrderingDialogProps {
  open: boolean
  machines: readonly Machine[]
  settings: WidgetSettings
  onClose: () => void
  onApply: (ordering: Ordering) => Promise<void>
}

export default function OrderingDialog({ open, machines, settings, onClose, onApply }: OrderingDialogProps) {
  const text = useText()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [busy, setBusy] = useState(false)
  const [ordering, setOrdering] = useState<Ordering>({
    orderByTerm: settings.orderByTerm,
    orderDir: settings.orderDir,
  })
  const changed = ordering.orderByTerm !== settings.orderByTerm || ordering.orderDir !== settings.orderDir
  const { leave, question } = useDiscardQuestion(changed, onClose)
  const [first] = machines
  const named = (first ? orderTerms(first) : [])
    .map((term) => ({ term, label: columnLabel(text, term) ?? term }))
    .sort((a, b) => naturalCompare(a.label, b.label, language))
  const wanted = search.trim().toLowerCase()
  const found = named.filter(({ term, label }) => `${term} ${label}`.toLowerCase().includes(wanted))
  const apply = async () => {
    setBusy(true)
    await onApply(ordering)
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      size="l"
      title={text('cards.advanced-title')}
      closeLabel={text('shell.close')}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button variant="primary" size="primary" busy={busy} onClick={() => void apply()}>
            {text('cards.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <section className={styles.side}>
          <SearchField
            label={text('cards.find-field')}
            placeholder={text('cards.find-field')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
          <ul className={styles.list} aria-label={text('cards.fields')}>
            {found.map(({ term, label }) => (
              <li key={term}>
                <Button
                  className={styles.field}
                  variant="quiet"
                  fullWidth
                  aria-pressed={term === ordering.orderByTerm}
                  iconEnd={term === ordering.orderByTerm ? <CheckIcon /> : undefined}
                  onClick={() => setOrdering({ ...ordering, orderByTerm: term })}
                >
                  {label}
                </Button>
              </li>
            ))}
            {found.length === 0 && <li className={styles.none}>{text('overview.no-match', { search })}</li>}
          </ul>
        </section>
        <section className={styles.side}>
          <Segmented
            fullWidth
            label={text('cards.direction')}
            value={ordering.orderDir}
            options={[
              { value: 'asc', label: text('machines.ascending') },
              { value: 'desc', label: text('machines.descending') },
            ]}
            onValueChange={(orderDir) => setOrdering({ ...ordering, orderDir })}
          />
          <h3 className={styles.heading}>{text('cards.preview')}</h3>
          <ol className={styles.list} aria-label={text('cards.preview')}>
            {orderMachines(machines, ordering, language).map((machine) => (
              <li key={machine.machine_id} className={styles.row}>
                <span className={styles.id}>{machine.machine_id}</span>
                <span className={styles.value}>
                  {String((machine as Record<string, unknown>)[ordering.orderByTerm] ?? '')}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      {question}
    </Dialog>
  )
}
