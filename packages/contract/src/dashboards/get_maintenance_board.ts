import { MaintenanceBoard } from '@takt/domain/dashboards/model/boards.ts'
import { BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMaintenanceBoard = defineProcedure({
  name: 'get_maintenance_board',
  kind: 'load',
  summary: 'Machines in technical fault, and activities that are open and due, for a wall.',
  input: BoardPlace,
  output: MaintenanceBoard,
  onWalls: true,
})
