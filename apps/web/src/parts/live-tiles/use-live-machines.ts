import { type LiveMachine, type LiveOrder, orderLive } from '@takt/domain/dashboards/live-view.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { displayState, stateSince } from '@takt/domain/machines/display-state.ts'
import type { Place } from '@takt/domain/machines/overview/machines-at.ts'
import { useServerNow } from '../../data/live/live.ts'
import { useMachineKeys } from '../../data/machines/use-machine-keys.ts'
import { useMachinesNow } from '../../data/machines/use-machines-now.ts'
import { useSession } from '../../data/session/session.ts'
import { useLanguage } from '../../data/words/language.ts'

/** Silence changes a state without an event, so it is asked again now and then. */
const LOOK_EVERY_MS = 5_000

/** The machines of a place with their states, in the order of the view; looked at once a second at most. */
export function useLiveMachines(place: Place, order: LiveOrder): LiveMachine[] {
  const language = useLanguage()
  const keys = useMachineKeys(place)
  const rows = useMachinesNow(keys)
  const now = useServerNow(LOOK_EVERY_MS)
  const silence = Number(settingValues(useSession().company_settings).noContactSeconds)
  const machines = rows.map((machine) => {
    const state = displayState(machine, now, silence)
    return { machine_id: machine.machine_id, state, since: stateSince(state, machine) }
  })
  return orderLive(machines, order, language)
}
