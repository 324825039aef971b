import { datasets, overviewOr1 } from '@takt/domain/scrap/analysis/datasets.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { AnalysisView } from './AnalysisView.tsx'
import { overviewPath } from './overview-path.ts'

/** /data/{dataset}/{overview}: an overview that nobody knows is replaced by the first one of its dataset. */
export default function DataPage() {
  const go = useGo()
  const { overview: wanted = '' } = useRouteParams()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const dataset = datasets.find((name) => path.startsWith(`/data/${name}/`)) ?? 'history-scrap'
  const overview = overviewOr1(dataset, wanted)
  useEffect(() => {
    if (wanted !== overview) go(overviewPath(dataset, overview), { replace: true })
  }, [go, dataset, overview, wanted])
  return <AnalysisView key={dataset} dataset={dataset} overview={overview} />
}
