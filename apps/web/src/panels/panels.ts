/** The list of all panels. One that is not named here does not exist. */
import { activityCertify } from './activity-certify/activity-certify.panel.ts'
import { activityCreate } from './activity-create/activity-create.panel.ts'
import { activityRun } from './activity-run/activity-run.panel.ts'
import { bundleReport } from './bundle-report/bundle-report.panel.ts'
import { cavities } from './cavities/cavities.panel.ts'
import { detailPlanningBundle } from './detail-planning-bundle/detail-planning-bundle.panel.ts'
import { detailPlanningUnbundled } from './detail-planning-unbundled/detail-planning-unbundled.panel.ts'
import { erpPalletFlags } from './erp-pallet-flags/erp-pallet-flags.panel.ts'
import { erpStatus } from './erp-status/erp-status.panel.ts'
import { euromapLock } from './euromap-lock/euromap-lock.panel.ts'
import { finishedOrder } from './finished-order/finished-order.panel.ts'
import { machineActions } from './machine-actions/machine-actions.panel.ts'
import { massSignIn } from './mass-sign-in/mass-sign-in.panel.ts'
import { material } from './material/material.panel.ts'
import { multiNote } from './multi-note/multi-note.panel.ts'
import { multiUncoded } from './multi-uncoded/multi-uncoded.panel.ts'
import { notedStops } from './noted-stops/noted-stops.panel.ts'
import { palletConfirmation } from './pallet-confirmation/pallet-confirmation.panel.ts'
import { palletQueue } from './pallet-queue/pallet-queue.panel.ts'
import { plannedOrder } from './planned-order/planned-order.panel.ts'
import { preparation } from './preparation/preparation.panel.ts'
import { printHistory } from './print-history/print-history.panel.ts'
import { quickReport } from './quick-report/quick-report.panel.ts'
import { reprint } from './reprint/reprint.panel.ts'
import { resourcePlanning } from './resource-planning/resource-planning.panel.ts'
import { runningOrderLinks } from './running-order-links/running-order-links.panel.ts'
import { runningOrderLots } from './running-order-lots/running-order-lots.panel.ts'
import { runningOrderStop } from './running-order-stop/running-order-stop.panel.ts'
import { signOut } from './sign-out/sign-out.panel.ts'
import { stopCode } from './stop-code/stop-code.panel.ts'
import { stopHistory } from './stop-history/stop-history.panel.ts'
import { uncodedStops } from './uncoded-stops/uncoded-stops.panel.ts'

export const panels = [
  machineActions,
  massSignIn,
  stopCode,
  uncodedStops,
  multiUncoded,
  stopHistory,
  multiNote,
  notedStops,
  plannedOrder,
  preparation,
  runningOrderLinks,
  runningOrderLots,
  runningOrderStop,
  finishedOrder,
  material,
  quickReport,
  signOut,
  cavities,
  activityCreate,
  activityRun,
  activityCertify,
  erpStatus,
  erpPalletFlags,
  palletConfirmation,
  reprint,
  printHistory,
  detailPlanningBundle,
  detailPlanningUnbundled,
  bundleReport,
  resourcePlanning,
  euromapLock,
  palletQueue,
] as const
