import type { AndonBoard } from '@takt/domain/dashboards/model/boards.ts'
import { machinesNow } from './machines-now.ts'
import type { BoardContext } from './open-board.ts'
import { piecesSoFar } from './pieces-so-far.ts'

export async function andonBoard(on: BoardContext): Promise<Omit<AndonBoard, 'head'>> {
  const made = await piecesSoFar(on, 'shift')
  const machines = (await machinesNow(on)).map((machine) => ({
    ...machine,
    made: made.get(machine.machine_id) ?? [],
  }))
  return { machines }
}
