import type { HandoverRow } from '@takt/domain/reports/model/handover.ts'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { useText } from '../../data/words/use-text.ts'

const tones: Readonly<Record<HandoverRow['state'], StatusTone>> = {
  running: 'neutral',
  open: 'waiting',
  'handed-over': 'waiting',
  closed: 'good',
}

interface HandoverTagProps {
  readonly handover: Pick<HandoverRow, 'state' | 'late'>
  readonly size?: 's' | 'm'
}

/** What a hand-over waits for, and whether for too long. */
export function HandoverTag({ handover: { state, late }, size = 'm' }: HandoverTagProps) {
  const text = useText()
  if (late === 1) {
    const missing = state === 'handed-over' ? 'handed-over' : 'open'
    return <StatusTag tone="warning" size={size} label={text(`handover.late.${missing}`)} />
  }
  return <StatusTag tone={tones[state]} size={size} label={text(`handover.state.${state}`)} />
}
