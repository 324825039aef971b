import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { useText } from '../../data/words/use-text.ts'
import { BoardName } from './BoardName.tsx'

/** Another board that begins as this one stands on the canvas. */
export function CopyDashboard({ board, onClose }: { readonly board: Dashboard; readonly onClose: () => void }) {
  const say = useText()
  return (
    <BoardName
      board={board}
      title={say('copy-dashboard.title', { title: board.title })}
      suggested={say('copy-dashboard.name', { title: board.title })}
      onClose={onClose}
    />
  )
}
