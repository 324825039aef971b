import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { ErpSettings } from './ErpSettings.tsx'
import { ErpStateCard } from './ErpStateCard.tsx'

const REFRESH_SECONDS = 5

/** The way to the company's ERP: how it is, and an administrator's settings. */
export default function ErpLinkPage() {
  const text = useText()
  const load = useLoad('get_erp_state', {}, { everySeconds: REFRESH_SECONDS })
  const state = load.rows?.[0]
  return (
    <PageFrame
      layout="form"
      title={text('title.erp-link')}
      back={to('admin')}
      load={load}
      failed={text('erp.failed-to-load')}
      note={<MayNot by="set_erp_link" />}
    >
      {state && <ErpStateCard state={state} onChanged={load.reload} />}
      {state && <ErpSettings state={state} onChanged={load.reload} />}
    </PageFrame>
  )
}
