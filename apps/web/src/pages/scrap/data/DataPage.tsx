import { overviewOr1 } from '@takt/domain/scrap/analysis/datasets.ts'
import { useEffect } from 'react'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName, useRouteParams, useRouteSearch } from '../../../routes/use-route-params.ts'
import { AnalysisView } from './AnalysisView.tsx'
import { overviewPath } from './overview-path.ts'

const datasetOf = { historyDay: 'history-day', cardHistory: 'card-history', historyScrap: 'history-scrap' } as const

/** /data/{dataset}/{overview}: an overview that nobody knows is replaced by the first one of its dataset. */
export default function DataPage() {
  const go = useGo()
  const { overview: wanted } = useRouteParams('historyDay', 'cardHistory', 'historyScrap')
  const { period } = useRouteSearch('historyDay', 'cardHistory', 'historyScrap')
  const dataset = datasetOf[useRouteName('historyDay', 'cardHistory', 'historyScrap')]
  const overview = overviewOr1(dataset, wanted)
  useEffect(() => {
    if (wanted !== overview) go(overviewPath(dataset, overview, period), { replace: true })
  }, [go, dataset, overview, wanted, period])
  return <AnalysisView key={dataset} dataset={dataset} overview={overview} />
}
