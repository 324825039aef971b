import type { LossesBoard } from '@takt/domain/dashboards/model/boards.ts'
import { dayLosses } from './day-losses.ts'
import type { BoardContext } from './open-board.ts'

export async function lossesBoard(on: BoardContext): Promise<Omit<LossesBoard, 'head'>> {
  return { losses: [...(await dayLosses(on)).losses] }
}
