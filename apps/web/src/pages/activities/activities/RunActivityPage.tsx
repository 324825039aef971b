import { useEffect } from 'react'
import { preloadPage } from '../../../routes/preload-page.ts'
import { aboveList } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ActivityGate } from './ActivityGate.tsx'
import { ActivityTabs } from './ActivityTabs.tsx'
import { ActivityWizard } from './ActivityWizard.tsx'
import styles from './RunActivityPage.module.css'

export default function RunActivityPage() {
  const params = useRouteParams('runActivity', 'runActivityFromOverview')
  const go = useGo()
  const { machine } = params
  const above = aboveList(params)
  // Where the wizard ends is there before it ends: no empty screen between.
  useEffect(() => preloadPage(above), [above])
  return (
    <ActivityGate machine_id={machine}>
      <div className={styles.page}>
        <ActivityTabs current="run" />
        {/* In place of the wizard: the browser's own way back must not lead into one that is over. */}
        <ActivityWizard machine_id={machine} onLeave={() => go(above, { replace: true })} />
      </div>
    </ActivityGate>
  )
}
