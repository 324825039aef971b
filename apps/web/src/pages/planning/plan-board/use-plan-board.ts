import { startOfPlantDay } from '@takt/domain/machines/plant-days.ts'
import { readBoard } from '@takt/domain/planning/board-plan.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { useAtPlace } from '../../../routes/use-at-place.ts'

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
  const load = useLoad(
    'get_plan_board',
    { from: new Date(span.from).toISOString(), until: new Date(span.to).toISOString() },
    { everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged', 'BundlesChanged'] },
  )
  const plan = load.rows?.[0]
  const machines = plan?.machines
  const here = useAtPlace({ ...load, rows: machines })
  const shown = here.load.rows
  const board = useMemo(
    () => plan && shown && readBoard({ ...plan, machines: [...shown] }, timeZone),
    [plan, shown, timeZone],
  )
  return { load: here.load, plan, board, span }
}
