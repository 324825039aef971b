import { AndonBoard } from '@takt/domain/dashboards/model/boards.ts'
import { BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getAndonBoard = defineProcedure({
  name: 'get_andon_board',
  kind: 'load',
  summary:
    'The machines of the plant or a place for a wall: state, reason, order, pieces of the shift against what was planned by now.',
  input: BoardPlace,
  output: AndonBoard,
  onWalls: true,
})
