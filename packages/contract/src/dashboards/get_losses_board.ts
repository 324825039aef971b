import { LossesBoard } from '@takt/domain/dashboards/model/boards.ts'
import { BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getLossesBoard = defineProcedure({
  name: 'get_losses_board',
  kind: 'load',
  summary: 'Where the planned time of the running day went at the plant or a place, for a wall.',
  input: BoardPlace,
  output: LossesBoard,
  onWalls: true,
})
