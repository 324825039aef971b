import type { WidgetProps } from '../../dashboard/define-widget.ts'
import type { subDashboard } from './sub-dashboard.widget.ts'

type Props = WidgetProps<(typeof subDashboard)['options'], ReturnType<(typeof subDashboard)['needs']>>

export default function SubDashboardWidget({ config, embed }: Props) {
  return <>{embed(config.dashboard)}</>
}
