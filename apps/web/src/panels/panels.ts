/** The list of all panels. One that is not named here does not exist. */
import { cavities } from './cavities/cavities.panel.ts'
import { machineActions } from './machine-actions/machine-actions.panel.ts'
import { massSignIn } from './mass-sign-in/mass-sign-in.panel.ts'
import { multiNote } from './multi-note/multi-note.panel.ts'
import { multiUncoded } from './multi-uncoded/multi-uncoded.panel.ts'
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
  runningOrderStop,
  signOut,
  cavities,
] as const
export type AnyPanel = (typeof panels)[number]
