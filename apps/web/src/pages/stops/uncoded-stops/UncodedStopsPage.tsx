import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { ofOngoingShift } from '@takt/domain/stops/stop-list.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useMemo } from 'react'
import { carryStops } from '../../../data/chosen/chosen-stops.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { StopPage } from '../../../parts/stop-list/StopPage.tsx'
import { StopTable } from '../../../parts/stop-list/StopTable.tsx'
import { useChosenStops } from '../../../parts/stop-list/use-chosen-stops.ts'
import { useKeptChoice } from '../../../parts/stop-list/use-kept-choice.ts'
import { useStopList } from '../../../parts/stop-list/use-stop-list.ts'
import { belowList } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'

/** Stops that nobody has said a reason for: of a machine, or of all machines of a place. */
export default function UncodedStopsPage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const shown = useStopList()
  const { machine: machine_id = '', viewtype } = shown.place
  const machine = useMachine(machine_id)
  // A terminal asks about its own shift; whoever comes from an overview looks after all of them.
  const perShift = shown.list === 'uncoded' && viewtype === undefined
  const [allShifts, setAllShifts] = useKeptChoice(shown.path, false)
  const rows = useShiftRows(shown.rows, perShift && !allShifts ? machine : undefined)
  const chosen = useChosenStops('uncoded-stops', shown.path, rows)
  const elsewhere = (shown.rows?.length ?? 0) - (rows?.length ?? 0)
  const open = (stop: Stop) => {
    if (!can(session, 'code-stops')) return
    carryStops(shown.path, chosen.stops.length > 0 ? chosen.stops : [stop])
    go(belowList(shown.path, 'code'))
  }
  const about = [machine_id, rows && text('stops.count', { count: rows.length })].filter(Boolean).join(' · ')
  return (
    <StopPage title={text('stops.uncoded')} about={about} shown={shown}>
      <StopTable
        label={text('stops.uncoded')}
        list={shown.list}
        rows={rows}
        chosen={chosen}
        onOpen={open}
        filter={
          perShift && (
            <Switch
              switchAt="start"
              label={text('stops.all-shifts')}
              checked={allShifts}
              onCheckedChange={setAllShifts}
            />
          )
        }
        empty={
          elsewhere === 0 ? (
            <EmptyState icon={<CheckIcon size={36} />} title={text('stops.none')} />
          ) : (
            <EmptyState
              icon={<CheckIcon size={36} />}
              title={text('stops.none-in-shift')}
              text={text('stops.in-earlier-shifts', { count: elsewhere })}
              action={
                <Button size="primary" onClick={() => setAllShifts(true)}>
                  {text('stops.show-all-shifts')}
                </Button>
              }
            />
          )
        }
      />
    </StopPage>
  )
}

function useShiftRows(rows: readonly Stop[] | undefined, machine: Machine | undefined): readonly Stop[] | undefined {
  const shift = machine?.current_shift
  const start = machine?.current_shift_start_time
  return useMemo(() => {
    if (rows === undefined || shift === undefined || start === undefined) return rows
    return ofOngoingShift(rows, { current_shift: shift, current_shift_start_time: start })
  }, [rows, shift, start])
}
