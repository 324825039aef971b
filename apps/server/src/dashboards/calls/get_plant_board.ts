import { getPlantBoard } from '@takt/contract/dashboards/get_plant_board.ts'
import { handle } from '../../ground/call/handle.ts'
import { openBoard } from '../boards/open-board.ts'
import { plantBoard } from '../boards/plant-board.ts'

export default handle(getPlantBoard, (place, context) => openBoard(context, place, plantBoard))
