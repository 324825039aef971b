import { timeoutPath } from '@takt/domain/dashboards/widgets/timeout-link.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { NoData } from '../../dashboard/NoData.tsx'
import { TimeoutWatch } from '../../dashboard/timeout/TimeoutWatch.tsx'
import type { timeout } from './timeout.widget.ts'

type Props = WidgetProps<(typeof timeout)['options'], ReturnType<(typeof timeout)['needs']>>

/** Nobody sees it on a dashboard; who builds sees what it will do. */
export default function Timeout({ config, mode, page, slug, say }: Props) {
  const target = timeoutPath(config.link, slug)
  if (mode === 'active') return <TimeoutWatch seconds={config.timeout} {...{ target, page }} />
  if (target === undefined) return <NoData say={say}>{say('widget.timeout.refused')}</NoData>
  return <NoData say={say}>{say('widget.timeout.leads', { seconds: config.timeout, target })}</NoData>
}
