import { useMemo } from 'react'
import { to } from '../../routes/to.ts'
import { useDeclared, useRouteParams } from '../../routes/use-route-params.ts'
import type { Opening } from '../engine/define-step.ts'

interface Opened {
  readonly opening: Opening
  /** Where it ends, whatever it was opened from. */
  readonly back: string | undefined
}

/** What the address says of a wizard. Below the finished orders it asks for one of those, and leads back to their list. */
export function useOpening(material: boolean): Opened {
  const { machine = '', cardno } = useRouteParams()
  const finished = useDeclared()?.pattern.includes('/finished-orders/') === true
  return useMemo(() => {
    const opening = { finished, material, ...(cardno !== undefined && { card_no: cardno }) }
    return { opening, back: finished ? to('finishedOrders', { machine }) : undefined }
  }, [finished, material, machine, cardno])
}
