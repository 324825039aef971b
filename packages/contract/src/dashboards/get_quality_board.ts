import { QualityBoard } from '@takt/domain/dashboards/model/boards.ts'
import { BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getQualityBoard = defineProcedure({
  name: 'get_quality_board',
  kind: 'load',
  summary: 'Scrap of the running day against the goal, by reason and by article, and the last bookings, for a wall.',
  input: BoardPlace,
  output: QualityBoard,
  onWalls: true,
})
