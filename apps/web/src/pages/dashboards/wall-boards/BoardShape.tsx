import type { BoardState } from '@takt/domain/dashboards/boards/board-state.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import parts from './parts.module.css'

export const stateWords: Readonly<Record<BoardState, TextKey>> = {
  running: 'state.running',
  stopped: 'state.stopped',
  uncoded: 'state.uncoded',
  setup: 'state.setup',
  'no-contact': 'state.no-contact',
  off: 'board.off',
}

export function BoardShape({ state }: { readonly state: BoardState }) {
  // Standing outside of the shifts is standing; the word and the calm colour tell it from a stop.
  return <StateShape tone={state === 'off' ? 'stopped' : state} className={parts.shape} />
}
