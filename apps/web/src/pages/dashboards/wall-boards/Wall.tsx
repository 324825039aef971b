import type { BoardName, BoardPlace, WallBoard } from '@takt/domain/ground/model/wall-boards.ts'
import type { ReactNode } from 'react'
import { AndonBoard } from './AndonBoard.tsx'
import type { BoardProps } from './BoardFrame.tsx'
import { LossesBoard } from './LossesBoard.tsx'
import { MaintenanceBoard } from './MaintenanceBoard.tsx'
import { OrdersBoard } from './OrdersBoard.tsx'
import { PlantBoard } from './PlantBoard.tsx'
import { QualityBoard } from './QualityBoard.tsx'
import { useRotation } from './use-rotation.ts'
import styles from './Wall.module.css'
import { WallControls } from './WallControls.tsx'

const shownAs: Readonly<Record<BoardName, (props: BoardProps) => ReactNode>> = {
  plant: PlantBoard,
  andon: AndonBoard,
  losses: LossesBoard,
  orders: OrdersBoard,
  quality: QualityBoard,
  maintenance: MaintenanceBoard,
}

interface WallProps {
  readonly boards: readonly WallBoard[]
  readonly place: BoardPlace
}

/** Boards in turn: one is drawn, the others are not there, so that a wall that hangs for a week holds no more than one. */
export function Wall({ boards, place }: WallProps) {
  const rotation = useRotation(boards)
  const { shown, page, pages, paused, onPages } = rotation
  const Board = shownAs[shown.board]
  return (
    <div className={styles.wall}>
      <div className={styles.stage} data-board={shown.board}>
        <Board key={shown.board} place={place} turn={{ page, pages, paused, onPages }} />
        <WallControls rotation={rotation} />
      </div>
    </div>
  )
}
