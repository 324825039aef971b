import type { LiveEventName } from '@takt/contract/ground/live-event-names.ts'
import type { ProcedureInput, ProcedureName, ProcedureRow } from '@takt/contract/procedures.ts'
import { type BoardName, type BoardPlace, boardNames } from '@takt/domain/ground/model/wall-boards.ts'
import { useEffect, useEffectEvent } from 'react'
import type { CallFailure } from '../../../data/call/call.ts'
import { queryClient } from '../../../data/call/query-client.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { atMostEvery } from '../../../data/live/at-most-every.ts'
import { onLiveEvent } from '../../../data/live/live.ts'

/** By their names: whoever looks for the callers of one finds them. */
const calls = {
  plant: 'get_plant_board',
  andon: 'get_andon_board',
  losses: 'get_losses_board',
  orders: 'get_orders_board',
  quality: 'get_quality_board',
  maintenance: 'get_maintenance_board',
} as const satisfies Readonly<Record<BoardName, ProcedureName>>
type BoardCall<Board extends BoardName> = (typeof calls)[Board]

/** What each board is asked again after, and how long changes are gathered: a machine is gone to at once, a sum is not. */
const renewed: Readonly<Record<BoardName, { readonly on: readonly LiveEventName[]; readonly gatherMs: number }>> = {
  plant: { on: ['MachineChanged', 'StopsChanged', 'SettingsChanged'], gatherMs: 5_000 },
  andon: { on: ['MachineChanged', 'StopsChanged', 'OrderChanged', 'SettingsChanged'], gatherMs: 2_000 },
  losses: { on: ['StopsChanged', 'SettingsChanged'], gatherMs: 5_000 },
  orders: { on: ['OrderChanged', 'StopsChanged', 'SettingsChanged'], gatherMs: 5_000 },
  quality: { on: ['OrderChanged', 'SettingsChanged'], gatherMs: 5_000 },
  maintenance: { on: ['StopsChanged', 'ActivitiesChanged', 'SettingsChanged'], gatherMs: 5_000 },
}

/** Time goes on without events: midnight, a change of shift, a stop that lasts. */
const RENEW_SECONDS = 30

// A board that comes round again shows what it had, with its age, also after an hour without a server. There are six.
for (const board of boardNames) queryClient.setQueryDefaults([calls[board]], { gcTime: Number.POSITIVE_INFINITY })

export interface BoardLoad<Row> {
  readonly row: Row | undefined
  readonly error: CallFailure | null
  /** When the row was answered; 0 while there is none. */
  readonly updatedAt: number
}

/** One call for the board that is shown, and none for the others. */
export function useBoard<Board extends BoardName>(
  board: Board,
  place: BoardPlace,
): BoardLoad<ProcedureRow<BoardCall<Board>>> {
  const name: BoardCall<Board> = calls[board]
  const { rows, error, updatedAt, reload } = useLoad(name, place as ProcedureInput<BoardCall<Board>>, {
    everySeconds: RENEW_SECONDS,
  })
  const renew = useEffectEvent(() => void reload())
  useEffect(() => {
    const { on, gatherMs } = renewed[board]
    const { ask, stop } = atMostEvery(gatherMs, renew)
    const leave = on.map((name) => onLiveEvent(name, ask))
    return () => {
      stop()
      for (const each of leave) each()
    }
  }, [board])
  return { row: rows?.[0], error, updatedAt }
}
