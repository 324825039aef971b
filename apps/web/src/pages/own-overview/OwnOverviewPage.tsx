import { overviewNo } from '@takt/domain/overview/own-overview.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useOwnOverviews } from '../../data/own-overviews.ts'
import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { PageFrame } from '../../shell/page-frame/PageFrame.tsx'
import { OwnOverviewView } from './OwnOverviewView.tsx'

/** One overview of the company's own, by its number; what is no number, or no number of his, is not found. */
export default function OwnOverviewPage() {
  const text = useText()
  const go = useGo()
  const { overview: written = '' } = useRouteParams()
  const list = useOwnOverviews()
  const record_no = overviewNo(written)
  const overview = list.rows?.find((row) => row.record_no === record_no)
  if (overview) return <OwnOverviewView key={overview.record_no} overview={overview} onValues={list.reload} />
  return (
    <PageFrame layout="list" title={text('title.own-overview')} load={list} failed={text('own-overview.list-failed')}>
      <EmptyState
        title={text('own-overview.not-found')}
        text={text('own-overview.not-found-text')}
        action={
          <Button size="primary" variant="primary" onClick={() => go(to('allMachines'))}>
            {text('own-overview.to-machines')}
          </Button>
        }
      />
    </PageFrame>
  )
}
