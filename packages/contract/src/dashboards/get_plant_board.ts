import { PlantBoard } from '@takt/domain/dashboards/model/boards.ts'
import { BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPlantBoard = defineProcedure({
  name: 'get_plant_board',
  kind: 'load',
  summary:
    'The day so far of the plant or a place for a wall: OEE, pieces against what was planned by now, counts of states, largest losses.',
  input: BoardPlace,
  output: PlantBoard,
  onWalls: true,
})
