import { useEffect } from 'react'
import { preloadPage } from '../../routes/preload-page.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { notices, notify } from '../../shell/notices.ts'
import { Wizard } from '../../wizards/frame/Wizard.tsx'
import { reportQuantity } from '../../wizards/report-quantity/report-quantity.wizard.ts'

export default function ReportQuantityPage() {
  const { machine = '' } = useRouteParams()
  const go = useGo()
  const cockpit = to('machine', { machine })
  // Where the wizard ends is there before it ends: no empty screen between.
  useEffect(() => preloadPage(cockpit), [cockpit])
  return (
    <Wizard
      wizard={reportQuantity}
      machine_id={machine}
      onSuccess={notify.success}
      onFailure={tellFailure}
      // In place of the wizard: the browser's own way back must not lead into one that is over.
      onLeave={() => go(cockpit, { replace: true })}
    />
  )
}

function tellFailure(text: string): () => void {
  const id = notices.failure(text)
  return () => notices.dismiss(id)
}
