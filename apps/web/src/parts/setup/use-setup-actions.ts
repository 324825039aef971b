import { has } from '@takt/domain/ground/special-functions.ts'
import { useMemo } from 'react'
import { machines } from '../../data/machines/machines.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { approveFirstPiece, cancelForcedStop, cancelSetup } from './setup-actions.ts'

interface SetupActions {
  confirmFirstPiece(machine_id: string): Promise<void>
  cancelSetup(machine_id: string): Promise<void>
  cancelForcedStop(machine_id: string): Promise<void>
}

/** What can be done about a setup or a forced stop from any page; `openStopCode` is where that page codes stops. */
export function useSetupActions(openStopCode: (machine_id: string) => void): SetupActions {
  const go = useGo()
  return useMemo(
    () => ({
      async confirmFirstPiece(machine_id) {
        const machine = machines.get(machine_id)
        if (machine && has(machine, 'firstPieceScreen')) go(to('firstPieceOk', { machine: machine_id }))
        else await approveFirstPiece({ machine_id })
      },
      async cancelSetup(machine_id) {
        if (await cancelSetup(machine_id)) openStopCode(machine_id)
      },
      async cancelForcedStop(machine_id) {
        await cancelForcedStop(machine_id)
      },
    }),
    [go, openStopCode],
  )
}
