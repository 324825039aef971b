import { getLossesBoard } from '@takt/contract/dashboards/get_losses_board.ts'
import { handle } from '../../ground/call/handle.ts'
import { lossesBoard } from '../boards/losses-board.ts'
import { openBoard } from '../boards/open-board.ts'

export default handle(getLossesBoard, (place, context) => openBoard(context, place, lossesBoard))
