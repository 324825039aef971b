/** The list of all panels. One that is not named here does not exist. */
import { activityCertify } from './activity-certify/activity-certify.panel.ts'
import { activityCreate } from './activity-create/activity-create.panel.ts'
import { activityRun } from './activity-run/activity-run.panel.ts'
import { cavities } from './cavities/cavities.panel.ts'
import { erpPalletFlags } from './erp-pallet-flags/erp-pallet-flags.panel.ts'
import { erpStatus } from './erp-status/erp-status.panel.ts'
import { finishedOrder } from './finished-order/finished-order.panel.ts'
import { machineActions } from './machine-actions/machine-actions.panel.ts'
import { massSignIn } from './mass-sign-in/mass-sign-in.panel.ts'
import { multiNote } from './multi-note/multi-note.panel.ts'
import { multiUncoded } from './multi-uncoded/multi-uncoded.panel.ts'
import { notedStops } from './noted-stops/noted-stops.panel.ts'
import { plannedOrder } from './planned-order/planned-order.panel.ts'
import { runningOrderLinks } from './running-order-links/running-order-links.panel.ts'
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
  runningOrderLinks,
  runningOrderStop,
  finishedOrder,
  signOut,
  cavities,
  activityCreate,
  activityRun,
  activityCertify,
  erpStatus,
  erpPalletFlags,
] as const
export type AnyPanel = (typeof panels)[number]
