import { lastPlace } from '@takt/domain/history/time-history/links.ts'
import { useEffect } from 'react'
import { matchRoute } from '../../../routes/match-route.ts'
import { rememberedPath } from '../../../routes/remembered-path.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** The short addresses: of the place one was last at, or of one machine. */
export default function TimeHistoryLinkPage() {
  const go = useGo()
  const { machine } = useRouteParams('timeHistory')
  useEffect(() => {
    const all = to('timeHistoryOfAll')
    const place = lastPlace(matchRoute(rememberedPath()?.path ?? '')?.params)
    if (machine !== undefined) go(to('timeHistoryOfAll', {}, { machines: machine }), { replace: true })
    else go(place === undefined ? all : to('timeHistoryAt', { viewtype: 'machines', ...place }), { replace: true })
  }, [go, machine])
  return null
}
