import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { type DashboardChoice, nestingFault } from '@takt/domain/dashboards/dashboard-choice.ts'
import { stackedOnPhone } from '@takt/domain/dashboards/placement.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useMemo, useRef, useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import { AutoScroll } from '../AutoScroll.tsx'
import { createDashboardStore } from '../data/dashboard-store.ts'
import { feedsOf } from '../data/needs.ts'
import type { DashboardGridProps, GridInside } from '../grid-props.ts'
import { type PreparedCache, prepareWidgets } from '../prepare-widgets.ts'
import { Note } from '../WidgetBox.tsx'
import styles from './SubDashboard.module.css'
import { usePulse } from './use-pulse.ts'

type Props = GridInside &
  Pick<DashboardGridProps, 'find' | 'mode' | 'path' | 'page' | 'actions'> & {
    readonly choice: DashboardChoice
    readonly within: readonly string[]
  }

/** A dashboard inside a widget, never inside itself: D-WIDGET-40, 43-X. */
export default function SubDashboard(props: Props) {
  const { choice, within } = props
  const say = useText()
  const fault = nestingFault(within, choice.slug)
  if (fault !== undefined)
    return <Note>{say(fault === 'recursive' ? 'widget.sub-recursive' : 'widget.sub-too-deep')}</Note>
  return <LoadedDashboard key={choice.slug} {...props} />
}

function LoadedDashboard(props: Props) {
  const { slug } = props.choice
  const say = useText()
  const load = useLoad('get_config', { system_function: 'dashboards', template: slug }, { reloadOn: ['ConfigChanged'] })
  const dashboard = load.rows?.[0]?.config as Dashboard | undefined
  if (dashboard !== undefined) return <BeatingDashboard {...props} dashboard={dashboard} />
  if (load.error === null) return <LoadingState label={say('shell.loading')} />
  const isGone = load.error.status === 404 || load.error.status === 422
  return <Note>{isGone ? say('widget.sub-missing', { slug }) : load.error.message}</Note>
}

/** Shown while its data flow; its feeds run also while it is hidden: D-STATE-38, 39-X. */
function BeatingDashboard({ Grid, dashboard, choice, ...props }: Props & { readonly dashboard: Dashboard }) {
  const { find, mode, within } = props
  const say = useText()
  const [store] = useState(createDashboardStore)
  const cache = useRef<PreparedCache>(new WeakMap())
  // Its parameters are those it is given, never the page's own: D-WIDGET-43-X.
  const query = choice.parameters
  const sources = useMemo(() => {
    const prepared = prepareWidgets(dashboard, { find, query, mode }, cache.current)
    return feedsOf(
      dashboard,
      prepared.flatMap(({ needs }) => Object.values(needs)),
    ).sources
  }, [dashboard, find, query, mode])
  const on = usePulse(store, sources, mode)
  // In a narrow box it is one column, longer than the box.
  const stacks = useMemo(() => stackedOnPhone(dashboard) !== undefined, [dashboard])
  return (
    <div className={classNames(styles.inside, !on && (mode === 'active' ? styles.hidden : styles.waiting))}>
      {stacks ? (
        <AutoScroll on={on && mode === 'active'}>
          <Grid {...props} {...{ dashboard, query, store, within }} />
        </AutoScroll>
      ) : (
        <Grid {...props} {...{ dashboard, query, store, within }} />
      )}
      {!on && mode !== 'active' && <span className={styles.word}>{say('widget.sub-waiting')}</span>}
    </div>
  )
}
