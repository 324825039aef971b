import { getOrdersBoard } from '@takt/contract/dashboards/get_orders_board.ts'
import { handle } from '../../ground/call/handle.ts'
import { openBoard } from '../boards/open-board.ts'
import { ordersBoard } from '../boards/orders-board.ts'

export default handle(getOrdersBoard, (place, context) => openBoard(context, place, ordersBoard))
