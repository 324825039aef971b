import { frameAddress } from '@takt/domain/dashboards/widgets/frame-address.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { FramedPage } from '../../dashboard/framed/FramedPage.tsx'
import { NoData } from '../../dashboard/NoData.tsx'
import type { iframe } from './iframe.widget.ts'

type Props = WidgetProps<(typeof iframe)['options'], ReturnType<(typeof iframe)['needs']>>

/** In preview it is only named: a foreign page is not fetched while one builds. */
export default function Iframe({ config, mode, page, say }: Props) {
  const frame = frameAddress(config.address, page.query)
  if (frame === undefined) return <NoData say={say}>{say('widget.iframe.refused')}</NoData>
  if (mode !== 'active') return <NoData say={say}>{frame.address}</NoData>
  return (
    <FramedPage
      key={frame.address}
      frame={frame}
      title={config.title || frame.address}
      reload={config.reload}
      say={say}
    />
  )
}
