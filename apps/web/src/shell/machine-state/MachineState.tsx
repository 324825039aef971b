import { settingValues } from '@takt/domain/company-settings.ts'
import { type DisplayState, displayState } from '@takt/domain/machine/display-state.ts'
import type { Machine } from '@takt/domain/model/machine.ts'
import { stopColour } from '@takt/domain/stops/stop-colour.ts'
import { StateTag, type StateTagProps } from '@takt/ui/state/StateTag.tsx'
import { durationText } from '../../data/format.ts'
import { useServerNow } from '../../data/live.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'

/** Silence changes a state without an event, so it is asked again now and then. */
const LOOK_EVERY_MS = 5_000

export function useDisplayState(machine: Machine): DisplayState {
  const now = useServerNow(LOOK_EVERY_MS)
  const { noContactSeconds } = settingValues(useSession().company_settings)
  return displayState(machine, now, Number(noContactSeconds))
}

/** Colour, word and shape. A coded stop has the colour of its reason. */
export function MachineState({ machine, size }: { machine: Machine; size?: StateTagProps['size'] }) {
  const text = useText()
  const state = useDisplayState(machine)
  const color = state === 'stopped' ? stopColour(machine.stop_reason_color) : undefined
  return <StateTag tone={state} label={text(`state.${state}`)} color={color} size={size} />
}

/** How long the state lasts, counting. Nothing is counted for a machine that was never heard of. */
export function StateTimer({ since }: { since: string }) {
  const now = useServerNow()
  if (since === '') return '–'
  return durationText((now - Date.parse(since)) / 1000)
}
