/** The calls of orders: what is not named here cannot be called. */
import { balthzarGetFreeToolInserts } from './balthzar_get_free_tool_inserts.ts'
import { balthzarGetLastOrderWithToolOnMachine } from './balthzar_get_last_order_with_tool_on_machine.ts'
import { balthzarGetToolStructures } from './balthzar_get_tool_structures.ts'
import { cancelRestOfOrder } from './cancel_rest_of_order.ts'
import { cancellation } from './cancellation.ts'
import { confirmOrder } from './confirm_order.ts'
import { createOrderByPart } from './create_order_by_part.ts'
import { deleteCancellationOrder } from './delete_cancellation_order.ts'
import { findAnything } from './find_anything.ts'
import { findScanned } from './find_scanned.ts'
import { firstPieceOk } from './first_piece_ok.ts'
import { getLateOrders } from './get_late_orders.ts'
import { getMachinesForCard } from './get_machines_for_card.ts'
import { getOrder } from './get_order.ts'
import { getOrderDetails } from './get_order_details.ts'
import { getOrdersAwaitingConfirmation } from './get_orders_awaiting_confirmation.ts'
import { getOrdersToConfirm } from './get_orders_to_confirm.ts'
import { getPartInfo } from './get_part_info.ts'
import { getParts } from './get_parts.ts'
import { getPlannedOrders } from './get_planned_orders.ts'
import { getReworkOrders } from './get_rework_orders.ts'
import { getRunningAndFinishedOrders } from './get_running_and_finished_orders.ts'
import { getRunningOrderForMachine } from './get_running_order_for_machine.ts'
import { getRunningOrders } from './get_running_orders.ts'
import { getToolOverview } from './get_tool_overview.ts'
import { getTools } from './get_tools.ts'
import { getUnconfirmedCancellations } from './get_unconfirmed_cancellations.ts'
import { prepareForOrder } from './prepare_for_order.ts'
import { receiveGoodQty } from './receive_good_qty.ts'
import { searchPart } from './search_part.ts'
import { startOrder } from './start_order.ts'
import { startReworkOrder } from './start_rework_order.ts'
import { stopOrder } from './stop_order.ts'
import { takeBackGoodQty } from './take_back_good_qty.ts'

export const ordersCalls = [
  balthzarGetFreeToolInserts,
  balthzarGetLastOrderWithToolOnMachine,
  balthzarGetToolStructures,
  cancelRestOfOrder,
  cancellation,
  confirmOrder,
  createOrderByPart,
  deleteCancellationOrder,
  findAnything,
  findScanned,
  firstPieceOk,
  getLateOrders,
  getMachinesForCard,
  getOrder,
  getOrderDetails,
  getOrdersAwaitingConfirmation,
  getOrdersToConfirm,
  getPartInfo,
  getParts,
  getPlannedOrders,
  getReworkOrders,
  getRunningAndFinishedOrders,
  getRunningOrderForMachine,
  getRunningOrders,
  getToolOverview,
  getTools,
  getUnconfirmedCancellations,
  prepareForOrder,
  receiveGoodQty,
  searchPart,
  startOrder,
  startReworkOrder,
  stopOrder,
  takeBackGoodQty,
] as const
