import { isOpen, type WaitingEntry } from '@takt/domain/ground/offline/waiting-entry.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { isMine, useWaitingEntries } from '../../data/offline/outbox.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './OutboxDialog.module.css'
import { OutboxEntry } from './OutboxEntry.tsx'

interface OutboxDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What waits and what was refused, in the order it was done. */
export default function OutboxDialog({ open, onOpenChange }: OutboxDialogProps) {
  const text = useText()
  const entries = useWaitingEntries()
  const mine = entries.filter(isMine)
  const others = entries.filter((entry) => !isMine(entry))
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('outbox.title')}
      closeLabel={text('shell.close')}
      size="m"
    >
      {entries.length === 0 && <EmptyState title={text('outbox.empty')} />}
      <Part
        explained={text('outbox.refused-explained')}
        entries={mine.filter((entry) => !isOpen(entry))}
        onLeave={close}
      />
      <Part explained={text('outbox.explained')} entries={mine.filter(isOpen)} onLeave={close} />
      {others.length > 0 && (
        <p className={styles.explained}>{text('outbox.of-others', { count: others.length, names: namesOf(others) })}</p>
      )}
    </Dialog>
  )
}

function Part(props: { explained: string; entries: readonly WaitingEntry[]; onLeave: () => void }) {
  if (props.entries.length === 0) return null
  return (
    <section>
      <p className={styles.explained}>{props.explained}</p>
      <ul className={styles.list}>
        {props.entries.map((entry) => (
          <OutboxEntry key={entry.seq} entry={entry} onLeave={props.onLeave} />
        ))}
      </ul>
    </section>
  )
}

function namesOf(entries: readonly WaitingEntry[]): string {
  return [...new Set(entries.map(({ owner }) => owner.device_employee || owner.username))].join(', ')
}
