import { overviewNo } from '@takt/domain/machines/overview/own-overview.ts'
import { useOwnOverviews } from '../../../data/dashboards/own-overviews.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { OwnOverviewView } from './OwnOverviewView.tsx'

/** One overview of the company's own, by its number; what is no number, or not one the person may see, is not found. */
export default function OwnOverviewPage() {
  const text = useText()
  const { overview: written } = useRouteParams('ownOverview')
  const list = useOwnOverviews()
  const record_no = overviewNo(written)
  const overview = list.rows?.find((row) => row.record_no === record_no)
  if (overview) return <OwnOverviewView key={overview.record_no} overview={overview} onValues={list.reload} />
  return (
    <PageFrame layout="list" title={text('title.own-overview')} load={list} failed={text('own-overview.list-failed')}>
      <DeadEnd
        title={text('own-overview.not-found', { overview: written })}
        text={text('own-overview.not-found-text')}
        way={{ to: to('allMachines'), label: text('own-overview.to-machines') }}
      />
    </PageFrame>
  )
}
