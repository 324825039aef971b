import { type MachineHistory, machineHistories } from '@takt/domain/history/time-history/machine-history.ts'
import { type PictureTime, timeKey, windowToLoad } from '@takt/domain/history/time-history/periods.ts'
import { useEffect, useMemo, useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { onLiveEvent, useServerNow } from '../../data/live/live.ts'
import { useSession } from '../../data/session/session.ts'
import { useKept } from '../../data/session/use-kept.ts'

const NAME = 'get_graphical_history_data_for_machines'

/** Machines that change are asked for together, and not more often than this. */
const TOGETHER_MS = 500
/** The window moves on by whole hours; looking twice a minute is enough to notice. */
const LOOK_EVERY_MS = 30_000

/** A second picture of the same machines and hours within this time makes no call of its own: D-DATA-01. */
const GOOD_FOR_MS = 120_000

const stopsChangedAt = new Map<string, number>()
onLiveEvent('StopsChanged', ({ machine_id }) => stopsChangedAt.set(machine_id, Date.now()))

/** Nobody listened for a picture that was away: it is not good any more once one of its machines has changed. */
function goodForMs(machine_ids: readonly string[], updatedAt: number): number {
  const changed = machine_ids.some((id) => (stopsChangedAt.get(id) ?? 0) > updatedAt - ON_ITS_WAY_MS)
  return changed ? 0 : GOOD_FOR_MS
}

/**
 * A plant of two days is megabytes: after an event only its machine is asked for again, and laid over the whole. Asked
 * for in one order, whichever they are shown in: the same machines are the same question (D-DATA-02-X).
 */
export function useTimeHistory(
  machine_ids: readonly string[],
  /** Undefined: it is not known yet. */
  period: PictureTime | undefined,
  on: { readonly everySeconds?: number } = {},
) {
  const now = useServerNow(LOOK_EVERY_MS)
  const { time_zone: zone } = useSession()
  const { from, to } = windowToLoad(period ?? 'shift', { now, zone })
  const shown = machine_ids.join(';')
  const ids = machine_ids.toSorted().join(';')
  const window = useMemo(
    () => ({ start_time: new Date(from).toISOString(), end_time: new Date(to).toISOString() }),
    [from, to],
  )
  const load = useLoad(
    NAME,
    { machine_string: ids, ...window },
    {
      enabled: ids !== '' && period !== undefined,
      goodForMs: (updatedAt) => goodForMs(machine_ids, updatedAt),
      ...(on.everySeconds === undefined ? {} : { everySeconds: on.everySeconds }),
    },
  )
  const changed = useChangedMachines(ids, window)
  const whole = useMemo(() => {
    const places = shown.split(';')
    const at = ({ machine_id }: MachineHistory) => places.indexOf(machine_id)
    return load.rows?.[0] && machineHistories(load.rows[0]).sort((one, other) => at(one) - at(other))
  }, [load.rows, shown])
  const { updatedAt } = load
  const machines = useMemo(
    () =>
      whole?.map((machine) => {
        const newer = changed.get(machine.machine_id)
        return newer !== undefined && newer.at > updatedAt - ON_ITS_WAY_MS ? newer.machine : machine
      }),
    [whole, changed, updatedAt],
  )
  const kept = useKept(`${shown} ${period && timeKey(period)}`, period && machines)
  return { machines: kept, error: load.error, updatedAt, reload: load.reload }
}

/** An answer may have been read on the server just before a change that reached us first: such changes stay on top of it. */
const ON_ITS_WAY_MS = 5000

interface Changed {
  readonly at: number
  readonly machine: MachineHistory
}
const nothing: ReadonlyMap<string, Changed> = new Map()

/** Machines asked for again since the whole was loaded. */
function useChangedMachines(ids: string, window: { start_time: string; end_time: string }) {
  const [changed, setChanged] = useState<{ of: unknown; machines: ReadonlyMap<string, Changed> }>({
    of: null,
    machines: nothing,
  })
  useEffect(() => {
    const shown = new Set(ids.split(';'))
    const waiting = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const ask = async () => {
      timer = undefined
      const machine_string = [...waiting].join(';')
      waiting.clear()
      const answer = await call(NAME, { machine_string, ...window }).catch((problem: unknown) => {
        // The next load of the whole brings it, and says what is wrong if it cannot.
        if (problem instanceof CallFailure) return undefined
        throw problem
      })
      if (left || answer?.[0] === undefined) return
      const at = Date.now()
      const fresh = machineHistories(answer[0]).map((machine) => [machine.machine_id, { at, machine }] as const)
      setChanged((last) => ({
        of: window,
        machines: new Map([...(last.of === window ? last.machines : nothing), ...fresh]),
      }))
    }
    const stop = onLiveEvent('StopsChanged', ({ machine_id }) => {
      if (!shown.has(machine_id)) return
      waiting.add(machine_id)
      timer ??= setTimeout(() => void ask(), TOGETHER_MS)
    })
    return () => {
      left = true
      clearTimeout(timer)
      stop()
    }
  }, [ids, window])
  return changed.of === window ? changed.machines : nothing
}
