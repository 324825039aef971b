import { getAndonBoard } from '@takt/contract/dashboards/get_andon_board.ts'
import { handle } from '../../ground/call/handle.ts'
import { andonBoard } from '../boards/andon-board.ts'
import { openBoard } from '../boards/open-board.ts'

export default handle(getAndonBoard, (place, context) => openBoard(context, place, andonBoard))
