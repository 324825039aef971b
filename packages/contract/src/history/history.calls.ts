/** The calls of history: what is not named here cannot be called. */
import { getCardHistory } from './get_card_history.ts'
import { getCavityHistory } from './get_cavity_history.ts'
import { getGoodQtyHistory } from './get_good_qty_history.ts'
import { getGraphicalHistoryDataForMachines } from './get_graphical_history_data_for_machines.ts'
import { getLeanDays } from './get_lean_days.ts'
import { getLossTree } from './get_loss_tree.ts'
import { getMachineFigures } from './get_machine_figures.ts'
import { getMachineHistory } from './get_machine_history.ts'
import { getMachineTransactions } from './get_machine_transactions.ts'
import { getOeeHours } from './get_oee_hours.ts'
import { getPeriodShift } from './get_period_shift.ts'
import { getRecentStrips } from './get_recent_strips.ts'
import { getShiftSoFar } from './get_shift_so_far.ts'
import { historyPerDay } from './history_per_day.ts'
import { setLeanDay } from './set_lean_day.ts'

export const historyCalls = [
  getCardHistory,
  getCavityHistory,
  getGoodQtyHistory,
  getGraphicalHistoryDataForMachines,
  getLeanDays,
  getLossTree,
  getMachineFigures,
  getMachineHistory,
  getMachineTransactions,
  getOeeHours,
  getPeriodShift,
  getRecentStrips,
  getShiftSoFar,
  historyPerDay,
  setLeanDay,
] as const
