import { machineListText } from '@takt/domain/machines/machine-list.ts'
import { startOfPlantDay } from '@takt/domain/machines/plant-days.ts'
import { readBoard } from '@takt/domain/planning/board-plan.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useMachineKeys } from '../../../data/machines/use-machine-keys.ts'
import { useSession } from '../../../data/session/session.ts'
import { isPlaceKnown, usePlace } from '../../../routes/place.ts'

const DAY_MS = 86_400_000
const DAYS_BEFORE = 1
const DAYS_AHEAD = 93
/** What runs gets on: its end is another a minute later. */
const REFRESH_SECONDS = 60

/** From yesterday to a quarter ahead; the same all day, so that the board does not slide under the finger. */
export function usePlanBoard() {
  const { time_zone: timeZone } = useSession()
  const today = startOfPlantDay(useServerNow(60_000), timeZone)
  const span = useMemo(() => ({ from: today - DAYS_BEFORE * DAY_MS, to: today + DAYS_AHEAD * DAY_MS }), [today])
  const place = usePlace()
  const keys = useMachineKeys(place)
  const everywhere = place.locationtype === undefined
  const known = everywhere || (isPlaceKnown(place) && keys.length > 0)
  const load = useLoad(
    'get_plan_board',
    {
      ...(everywhere ? {} : { machine_string: machineListText([...keys].sort()) }),
      from: new Date(span.from).toISOString(),
      until: new Date(span.to).toISOString(),
    },
    { enabled: known, everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged', 'BundlesChanged'] },
  )
  const plan = load.rows?.[0]
  const board = useMemo(() => plan && readBoard(plan, timeZone), [plan, timeZone])
  return { load, plan, board, span, empty: !everywhere && isPlaceKnown(place) && keys.length === 0 }
}
