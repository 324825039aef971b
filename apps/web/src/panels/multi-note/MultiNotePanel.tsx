import type { PanelProps } from '../define-panel.ts'
import { StopNotes } from '../StopNotes.tsx'

export interface MultiNoteAnswer {
  /** '' deletes. */
  readonly note: string
}

type Props = PanelProps<'history-stops', MultiNoteAnswer>

export default function MultiNotePanel({ selection, busy, disabled, perform }: Props) {
  const { stops } = selection
  return (
    <StopNotes stops={stops} busy={busy} reason={disabled({ note: '' })} onWrite={(note) => void perform({ note })} />
  )
}
