import { isNewDocument, type MachineDocument } from '@takt/domain/documents/shown-document.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { serverNow } from '../../data/live/server-clock.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './NewDocumentBadge.module.css'

interface NewDocumentBadgeProps {
  readonly document: MachineDocument
  readonly machine: Pick<Machine, 'part_no' | 'op_number' | 'card_no'>
  readonly threshold: number
  /** In px from the edges of the widget. */
  readonly place: { readonly right: number; readonly top: number }
}

/** 'new' while few orders were started since the document changed. Asked once for a document and an order. */
export function NewDocumentBadge({ document, machine, threshold, place }: NewDocumentBadgeProps) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const { hash, last_changed } = document
  const { part_no, op_number, card_no } = machine
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document or order is the occasion, not the clock
  const asked = useMemo(
    () => ({
      part_no_from: part_no,
      part_no_to: part_no,
      op_no_from: op_number,
      op_no_to: op_number,
      number_of_orders_back: threshold,
      start_date: last_changed,
      stop_date: new Date(serverNow()).toISOString(),
    }),
    [hash, card_no, part_no, op_number, threshold, last_changed],
  )
  const load = useLoad('get_part_info', asked, { enabled: last_changed !== '' && part_no !== '' })
  const since = load.rows && !load.error ? load.rows.length : null
  if (last_changed === '' || !isNewDocument(since, threshold)) return null
  return (
    <span className={styles.badge} style={{ insetInlineEnd: place.right, insetBlockStart: place.top }}>
      <WarningIcon size={18} />
      {text('widget.report-new', { date: dayAndTime(Date.parse(last_changed), { timeZone }) })}
    </span>
  )
}
