import { getMaintenanceBoard } from '@takt/contract/dashboards/get_maintenance_board.ts'
import { handle } from '../../ground/call/handle.ts'
import { maintenanceBoard } from '../boards/maintenance-board.ts'
import { openBoard } from '../boards/open-board.ts'

export default handle(getMaintenanceBoard, (place, context) => openBoard(context, place, maintenanceBoard))
