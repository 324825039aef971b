import { getQualityBoard } from '@takt/contract/dashboards/get_quality_board.ts'
import { handle } from '../../ground/call/handle.ts'
import { openBoard } from '../boards/open-board.ts'
import { qualityBoard } from '../boards/quality-board.ts'

export default handle(getQualityBoard, (place, context) => openBoard(context, place, qualityBoard))
