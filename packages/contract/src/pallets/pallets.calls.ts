/** The calls of pallets: what is not named here cannot be called. */
import { adjustPalletFlag } from './adjust_pallet_flag.ts'
import { cancelPalletFlagErpReportingsStatus } from './balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import { retryPalletFlagErpReportingsStatus } from './balthzar_retry_pallet_flag_erp_reportings_status.ts'
import { changePalletQueue } from './change_pallet_queue.ts'
import { confirmPalletFlags } from './confirm_pallet_flags.ts'
import { getOrderConfirmationPalletFlags } from './get_order_confirmation_pallet_flags.ts'
import { getPalletFlagErpReportings } from './get_pallet_flag_erp_reportings.ts'
import { getPalletHistory } from './get_pallet_history.ts'
import { getPalletQueue } from './get_pallet_queue.ts'
import { getPrintHistory } from './get_print_history.ts'
import { getPrintJobs } from './get_print_jobs.ts'
import { getPrintOrder } from './get_print_order.ts'
import { getPrinters } from './get_printers.ts'
import { getUnconfirmedPalletFlags } from './get_unconfirmed_pallet_flags.ts'
import { printFile } from './print_file.ts'
import { printFileByRecord } from './print_file_by_record.ts'
import { printFullOrder } from './print_full_order.ts'
import { printLabel } from './print_label.ts'
import { printPalletFlag } from './print_pallet_flag.ts'
import { printQuickReport } from './print_quick_report.ts'
import { printTestLabel } from './print_test_label.ts'
import { printerCalls } from './printers.calls.ts'
import { reprintPalletFlag } from './reprint_pallet_flag.ts'
import { updatePrintJobStatus } from './update_print_job_status.ts'

export const palletsCalls = [
  adjustPalletFlag,
  cancelPalletFlagErpReportingsStatus,
  retryPalletFlagErpReportingsStatus,
  changePalletQueue,
  confirmPalletFlags,
  getOrderConfirmationPalletFlags,
  getPalletFlagErpReportings,
  getPalletHistory,
  getPalletQueue,
  getPrintHistory,
  getPrintJobs,
  getPrintOrder,
  getPrinters,
  getUnconfirmedPalletFlags,
  printFile,
  printFileByRecord,
  printFullOrder,
  printLabel,
  printPalletFlag,
  printQuickReport,
  printTestLabel,
  reprintPalletFlag,
  updatePrintJobStatus,
  ...printerCalls,
] as const
