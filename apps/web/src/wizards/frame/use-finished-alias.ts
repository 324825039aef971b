import { useMemo } from 'react'
import { to } from '../../routes/to.ts'
import { useDeclared, useRouteParams } from '../../routes/use-route-params.ts'
import type { Opening } from '../engine/define-step.ts'

/** Below the finished orders a wizard asks for one of those, and leads back to their list. */
export function useFinishedAlias(material = false): { opening: Opening; back?: string } {
  const { machine = '' } = useRouteParams()
  const finished = useDeclared()?.pattern.includes('/finished-orders/') === true
  return useMemo(() => {
    const opening = { finished, material }
    return finished ? { opening, back: to('finishedOrders', { machine }) } : { opening }
  }, [finished, material, machine])
}
