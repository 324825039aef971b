import { asZoom, type Zoom } from '@takt/domain/planning/board-axis.ts'
import { useMemo } from 'react'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams, useRouteSearch } from '../../../routes/use-route-params.ts'

export type BoardShow = 'board' | 'list'

interface Asked {
  readonly zoom: Zoom
  /** The moment at the left edge; undefined: a little before now. */
  readonly at: number | undefined
  readonly show: BoardShow | undefined
}

/** What is seen of the plan stands in its address: it can be linked, reloaded and gone back to. */
export function useBoardAddress(): Asked & { change(next: Partial<Asked>): void } {
  const go = useGo()
  const { locationtype, location } = useRouteParams('planBoard', 'planBoardIn')
  const { zoom, at, show } = useRouteSearch('planBoard', 'planBoardIn')
  return useMemo(() => {
    const moment = at === undefined ? Number.NaN : Date.parse(at)
    const asked: Asked = {
      zoom: asZoom(zoom),
      at: Number.isNaN(moment) ? undefined : moment,
      show: show === 'list' || show === 'board' ? show : undefined,
    }
    const change = (next: Partial<Asked>) => {
      const wanted = { ...asked, ...next }
      const query = {
        zoom: wanted.zoom,
        at: wanted.at === undefined ? undefined : new Date(wanted.at).toISOString(),
        show: wanted.show,
      }
      const path =
        locationtype === undefined || location === undefined
          ? to('planBoard', {}, query)
          : to('planBoardIn', { locationtype, location }, query)
      go(path, { replace: true })
    }
    return { ...asked, change }
  }, [go, locationtype, location, zoom, at, show])
}
