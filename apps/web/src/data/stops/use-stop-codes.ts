import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { sharedCodes } from '@takt/domain/stops/shared-codes.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CallFailure, call, isAway } from '../call/call.ts'
import { queryClient } from '../call/query-client.ts'
import { onLiveEvent, useConnection } from '../live/live.ts'
import { keptAnswer } from '../offline/kept-answers.ts'

const NAME = 'get_stop_codes_for_machine'

/** The codes that can be chosen for stops of all these machines. */
export function useStopCodes(machine_ids: readonly string[]): {
  codes: StopCode[] | undefined
  error: CallFailure | null
  reload(): void
} {
  const lost = useConnection().state === 'lost'
  useEffect(() => onLiveEvent('SettingsChanged', reload), [])
  return useQueries({
    queries: machine_ids.map((machine_id) => ({
      queryKey: [NAME, { machine_id }],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(NAME, { machine_id }, { signal }),
    })),
    combine: (loads) => {
      const lists = loads.flatMap(({ data, error }, at) => {
        const kept = lost || isAway(error) ? keptAnswer(NAME, { machine_id: machine_ids[at] })?.rows : undefined
        const list = data ?? (kept as StopCode[] | undefined)
        return list ? [list] : []
      })
      return {
        codes: lists.length === loads.length ? sharedCodes(lists) : undefined,
        error: loads.reduce<CallFailure | null>((found, { error }) => found ?? (error as CallFailure | null), null),
        reload,
      }
    },
  })
}

function reload(): void {
  void queryClient.invalidateQueries({ queryKey: [NAME] })
}
