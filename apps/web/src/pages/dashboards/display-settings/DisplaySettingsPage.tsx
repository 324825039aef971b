import { useLoad } from '../../../data/call/use-load.ts'
import { DISPLAY_SETTINGS } from '../../../data/dashboards/display-settings.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { DisplaySettingsForm } from './DisplaySettingsForm.tsx'

/** What the company has chosen for the screens at its machines, for everybody. */
export default function DisplaySettingsPage() {
  const text = useText()
  const load = useLoad('get_config', DISPLAY_SETTINGS, { reloadOn: ['ConfigChanged'] })
  const stored = load.rows?.[0]
  return (
    <PageFrame
      layout="form"
      title={text('title.display-settings')}
      back={to('admin')}
      load={load}
      failed={text('admin.failed')}
    >
      <DisplaySettingsForm
        version={stored?.version ?? 0}
        stored={(stored?.config as { value?: unknown } | undefined)?.value}
        onSaved={load.reload}
      />
    </PageFrame>
  )
}
