import { ContextMenuAt } from '@takt/ui/context-menu/ContextMenuAt.tsx'
import { say, useText } from '../../data/words/use-text.ts'
import { copyText } from '../../device/copy-text.ts'
import { notify } from '../../parts/notices.ts'
import { openShortcuts } from '../shortcuts/shortcuts-open.ts'
import { askHelp } from './help-asked.ts'

export interface HelpPoint {
  readonly x: number
  readonly y: number
  /** Help key of what was pressed. */
  readonly help: string
  /** The text that was marked when it was pressed. */
  readonly marked: string
}

/** What a right click or a long press opens. */
export default function HelpMenu({ point, onClose }: { point: HelpPoint | null; onClose: () => void }) {
  const text = useText()
  const help = point?.help ?? ''
  const marked = point?.marked ?? ''
  const copy = async () => {
    try {
      await copyText(marked)
      notify.info(say('context.copied'))
    } catch {
      notify.failure(say('context.not-copied'))
    }
  }
  return (
    <ContextMenuAt
      point={point}
      label={text('context.menu')}
      onClose={onClose}
      entries={[
        { id: 'help', label: text('context.what-is-this'), onSelect: () => askHelp({ about: 'thing', key: help }) },
        { id: 'shortcuts', label: text('user.shortcuts'), onSelect: openShortcuts },
        { id: 'scan-codes', label: text('context.scan-codes'), onSelect: () => askHelp({ about: 'scan-codes' }) },
        ...(marked === '' ? [] : [{ id: 'copy', label: text('context.copy'), onSelect: () => void copy() }]),
      ]}
    />
  )
}
