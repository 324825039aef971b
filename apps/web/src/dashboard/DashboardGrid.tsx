import { areaOf } from '@takt/domain/dashboards/area.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { mayActInWidget } from '@takt/domain/dashboards/machine-status.ts'
import type { ChildWidget } from '@takt/domain/dashboards/options.ts'
import {
  boxPercentages,
  inDrawingOrder,
  type StackedBox,
  stackedOnPhone,
  standingOnOthers,
} from '@takt/domain/dashboards/placement.ts'
import { readConfig } from '@takt/domain/dashboards/read-config.ts'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { type CSSProperties, type Dispatch, type SetStateAction, useMemo, useRef, useState } from 'react'
import { pressButton } from '../data/call/press-button.ts'
import { setLeanDay } from '../data/dashboards/set-lean-day.ts'
import { useConnection } from '../data/live/live.ts'
import { useMachinesLoad } from '../data/machines/machines.ts'
import { mayCall } from '../data/session/may-call.ts'
import { useSession } from '../data/session/session.ts'
import { useText } from '../data/words/use-text.ts'
import styles from './DashboardGrid.module.css'
import { createDashboardStore } from './data/dashboard-store.ts'
import { Feeds } from './data/Feeds.tsx'
import { feedsOf, type Need } from './data/needs.ts'
import type { DrawChild, Embed, FindWidget, WidgetPage } from './define-widget.ts'
import type { DashboardGridProps } from './grid-props.ts'
import { type PreparedCache, type PreparedWidget, prepareWidgets, schemaOf } from './prepare-widgets.ts'
import { usePlant } from './use-plant.ts'
import { WidgetBox, type WidgetPlace } from './WidgetBox.tsx'

const SubDashboard = lazy(() => import('./sub-dashboard/SubDashboard.tsx'))
const ChildOfWidget = lazy(() => import('./sub-dashboard/ChildOfWidget.tsx'))

const noPage: WidgetPage = { query: {}, newTabs: true }
const outermost: readonly string[] = []

/** A dashboard, drawn. Position and size are plain percentages of the grid: nothing is measured. */
export function DashboardGrid(props: DashboardGridProps) {
  const { dashboard, find, mode, query, path, actions, around, page = noPage, within = outermost } = props
  const [ownStore] = useState(createDashboardStore)
  const store = props.store ?? ownStore
  const { slug, dataSources, parameters } = dashboard
  const embed = useMemo<Embed>(
    () => (choice) => (
      <>
        <SubDashboard
          {...{ choice, find, mode, path, page, actions }}
          Grid={DashboardGrid}
          within={[...within, slug]}
        />
      </>
    ),
    [find, mode, path, page, actions, within, slug],
  )
  const draw = useMemo<DrawChild>(
    () => (child) => (
      <>
        <ChildOfWidget
          {...{ child, find, mode, path, page, actions, store, query }}
          Grid={DashboardGrid}
          outer={{ slug, dataSources, parameters }}
          within={[...within, slug]}
        />
      </>
    ),
    [find, mode, path, page, actions, within, store, query, slug, dataSources, parameters],
  )
  const [views, setViews] = useState<Readonly<Record<string, string>>>({})
  const place = useWidgetPlace({ store, mode, path, actions, page, embed, draw, slug, views, setViews })
  const cache = useRef<PreparedCache>(new WeakMap())
  const prepared = useMemo(
    () => prepareWidgets(dashboard, { find, query, mode, views }, cache.current),
    [dashboard, find, query, mode, views],
  )
  const fedFromOutside = props.fedFromOutside ?? false
  const feeds = useMemo(() => {
    const needs = prepared.flatMap((one) => [...Object.values(one.needs), ...sourcesOfChild(one, find)])
    const { sources, missing, ...own } = feedsOf(dashboard, needs)
    return fedFromOutside ? { ...own, sources: [], missing: [] } : { ...own, sources, missing }
  }, [dashboard, prepared, find, fedFromOutside])
  // The rank, because a stored layer may be a fraction and CSS takes whole numbers only.
  const ranks = useMemo(
    () => new Map(inDrawingOrder(dashboard.widgets).map(({ id }, rank) => [id, rank])),
    [dashboard.widgets],
  )
  const onOthers = useMemo(() => standingOnOthers(dashboard.widgets), [dashboard.widgets])
  const stacked = useMemo(() => (around === undefined ? stackedOnPhone(dashboard) : undefined), [dashboard, around])
  const feedPlace = useMemo(
    () => ({
      store,
      template: dashboard.slug,
      names: dashboard.parameters.map(({ parameter }) => parameter),
      query,
      local: mode !== 'active',
    }),
    [store, dashboard.slug, dashboard.parameters, query, mode],
  )
  return (
    <div
      className={within === outermost ? styles.grid : styles.inside}
      style={{ '--rows': dashboard.size.y } as CSSProperties}
      data-mode={mode}
      data-stacks={stacked !== undefined || undefined}
    >
      <Feeds {...feeds} place={feedPlace} />
      {dashboard.widgets.map((widget, at) => {
        const content = <WidgetBox widget={prepared[at]!} place={place} onOthers={onOthers.has(widget.id)} />
        return (
          <div
            key={widget.id}
            className={styles.box}
            data-passive={prepared[at]?.definition?.passive}
            style={placed(widget, dashboard.size, {
              rank: ranks.get(widget.id) ?? 0,
              stacked: stacked?.get(widget.id),
            })}
          >
            {around === undefined ? content : around(widget.id, content)}
          </div>
        )
      })}
    </div>
  )
}

/** As custom properties, because on a phone the same boxes stand one below the other (DashboardGrid.module.css). */
function placed(
  { pos }: Dashboard['widgets'][number],
  size: Dashboard['size'],
  on: { readonly rank: number; readonly stacked: StackedBox | undefined },
): CSSProperties {
  const { left, top, width, height } = boxPercentages(pos, size)
  return {
    zIndex: on.rank,
    '--box-left': left,
    '--box-top': top,
    '--box-width': width,
    '--box-height': height,
    '--turn': on.stacked?.turn,
    '--form': on.stacked?.form,
  } as CSSProperties
}

/** A widget that holds another one for each machine asks for that one's sources, once for all of them. */
function sourcesOfChild({ config, sample }: PreparedWidget, find: FindWidget): readonly Need[] {
  const child = config.child as ChildWidget | undefined
  const definition = child === undefined || sample ? undefined : find(child.component)
  if (child === undefined || definition === undefined) return []
  const needs = definition.needs(readConfig(schemaOf(definition), child.config), '')
  return Object.values(needs).filter(({ kind }) => kind === 'source')
}

function useWidgetPlace(
  on: Pick<DashboardGridProps, 'mode' | 'path' | 'actions'> &
    Pick<WidgetPlace, 'store' | 'page' | 'embed' | 'draw' | 'slug' | 'views'> & {
      readonly setViews: Dispatch<SetStateAction<Readonly<Record<string, string>>>>
    },
): WidgetPlace {
  const { store, mode, path, actions, page, embed, draw, slug, views, setViews } = on
  const say = useText()
  const plant = usePlant()
  const session = useSession()
  const machinesLoad = useMachinesLoad()
  const machinesKnown = !machinesLoad.loading && machinesLoad.error === null
  const { state, lostSince } = useConnection()
  const lost = state === 'lost' ? lostSince : null
  return useMemo(() => {
    return {
      store,
      mode,
      area: areaOf(path),
      plant,
      say,
      machinesKnown,
      restricted: session.machine_restrictions.length > 0,
      lostSince: lost,
      page,
      embed,
      draw,
      slug,
      views,
      setView: (id, view) => setViews((before) => ({ ...before, [id]: view })),
      actionsFor: ({ id, config }) =>
        mode !== 'active' || actions === undefined
          ? {}
          : {
              ...(mayActInWidget(session, config.allowViewers === true)
                ? { ...actions, sendCall: (press) => pressButton({ template: slug, widget_id: id }, press) }
                : {}),
              ...(mayCall(session, 'set_lean_day') ? { setLeanDay } : {}),
            },
    }
  }, [store, mode, path, actions, page, embed, draw, slug, views, setViews, say, plant, session, machinesKnown, lost])
}
