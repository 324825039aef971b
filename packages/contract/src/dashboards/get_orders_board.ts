import { OrdersBoard } from '@takt/domain/dashboards/model/boards.ts'
import { BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOrdersBoard = defineProcedure({
  name: 'get_orders_board',
  kind: 'load',
  summary: 'Orders that are late or falling behind, why, by how much and when they are expected, for a wall.',
  input: BoardPlace,
  output: OrdersBoard,
  onWalls: true,
})
