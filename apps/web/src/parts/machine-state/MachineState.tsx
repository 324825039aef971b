import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { type DisplayState, displayState, stateColour, stateSince } from '@takt/domain/machines/display-state.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { StateTag, type StateTagProps } from '@takt/ui/state/StateTag.tsx'
import { useServerNow } from '../../data/live/live.ts'
import { useSession } from '../../data/session/session.ts'
import { durationText } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'

/** Silence changes a state without an event, so it is asked again now and then. */
const LOOK_EVERY_MS = 5_000

export function useDisplayState(machine: Machine): DisplayState {
  const now = useServerNow(LOOK_EVERY_MS)
  const { noContactSeconds } = settingValues(useSession().company_settings)
  return displayState(machine, now, Number(noContactSeconds))
}

/** What a silent machine did when it was last heard of, in words; undefined for one that is heard of, or never was. */
export function useStateBefore(machine: Machine): string | undefined {
  const text = useText()
  if (useDisplayState(machine) !== 'no-contact' || machine.last_signal === '') return undefined
  const then = displayState(machine, Date.parse(machine.last_signal), Number.POSITIVE_INFINITY)
  return text('state.before', { state: text(`state.${then}`) })
}

/** Colour, word and shape. A coded stop has the colour of its reason. */
export function MachineState({ machine, size }: { machine: Machine; size?: StateTagProps['size'] }) {
  const text = useText()
  const state = useDisplayState(machine)
  const color = stateColour(state, machine)
  return <StateTag tone={state} label={text(`state.${state}`)} color={color} size={size} />
}

/** How long a machine is in its state; nothing of one that is silent, or that nobody expects to do anything. */
export function TimeInState({ machine, className }: { machine: Machine; className: string | undefined }) {
  const state = useDisplayState(machine)
  const since = state === 'no-contact' ? '' : stateSince(state, machine)
  if (since === '') return null
  return (
    <span className={className}>
      <StateTimer since={since} />
    </span>
  )
}

/** How long the state lasts, counting. Nothing is counted for a machine that was never heard of. */
export function StateTimer({ since }: { since: string }) {
  const now = useServerNow()
  if (since === '') return '–'
  return durationText((now - Date.parse(since)) / 1000)
}
