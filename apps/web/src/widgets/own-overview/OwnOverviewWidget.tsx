import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { NoData } from '../../dashboard/NoData.tsx'
import { OverviewTable } from '../../dashboard/own-overview/OverviewTable.tsx'
import type { ownOverview } from './own-overview.widget.ts'

type Props = WidgetProps<(typeof ownOverview)['options'], ReturnType<(typeof ownOverview)['needs']>>

/** Its columns are asked for when it is shown, not while one builds. */
export default function OwnOverviewWidget({ config, data, mode, say }: Props) {
  if (mode !== 'active') return <NoData say={say} />
  return <OverviewTable record_no={Number(config.overview)} result={data.result[0]} say={say} />
}
