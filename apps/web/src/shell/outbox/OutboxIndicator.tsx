import { isOpen } from '@takt/domain/ground/offline/waiting-entry.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { ClockIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { type ComponentType, useEffect, useState } from 'react'
import { useWaitingEntries } from '../../data/offline/outbox.ts'
import { onRefusal } from '../../data/offline/send-waiting.ts'
import { say, useText } from '../../data/words/use-text.ts'
import { useOnce } from '../../parts/lazy-popup/use-once.ts'
import { notify } from '../../parts/notices.ts'
import styles from './OutboxIndicator.module.css'

interface OutboxIndicatorProps {
  /** A terminal brings its code along: what waits is looked at while the server is away. */
  dialog: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>
}

/** How much of what was entered here the server does not have yet; nothing is shown when it has all. */
export function OutboxIndicator({ dialog: OutboxDialog }: OutboxIndicatorProps) {
  const text = useText()
  const entries = useWaitingEntries()
  const [open, setOpen] = useState(false)
  const needed = useOnce(open)
  const count = entries.length
  const refused = entries.some((entry) => !isOpen(entry))
  useEffect(
    () => onRefusal(({ about }, why) => notify.failure(say('outbox.refused-now', { machine: about.machine_id, why }))),
    [],
  )
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={classNames(styles.indicator, refused && styles.refused)}
          title={text('outbox.indicator', { count })}
          aria-label={text('outbox.indicator', { count })}
          data-help="part.outbox"
          onClick={() => setOpen(true)}
        >
          {refused ? <WarningIcon size={20} /> : <ClockIcon size={20} />}
          <span className={styles.count}>{count}</span>
          <span className={styles.word}>{text(refused ? 'outbox.refused' : 'outbox.waiting', { count })}</span>
        </button>
      )}
      {needed && <OutboxDialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
