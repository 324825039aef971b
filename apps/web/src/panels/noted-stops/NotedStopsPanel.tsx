import type { PanelProps } from '../define-panel.ts'
import { StopNotes } from '../StopNotes.tsx'

export interface NotedStopsAnswer {
  /** '' deletes. */
  readonly note: string
}

export default function NotedStopsPanel({ selection, busy, perform }: PanelProps<'noted-stops', NotedStopsAnswer>) {
  return <StopNotes stops={selection.stops} busy={busy} reason={undefined} onWrite={(note) => void perform({ note })} />
}
