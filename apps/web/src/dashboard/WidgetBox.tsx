import type { Area } from '@takt/domain/dashboards/area.ts'
import type { WidgetMode } from '@takt/domain/dashboards/machine-status.ts'
import { groundOf, themeGround } from '@takt/domain/dashboards/readable-ink.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { ErrorBoundary } from '@takt/ui/error-boundary/ErrorBoundary.tsx'
import type { Lazy } from '@takt/ui/lazy/lazy.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { memo, type ReactNode, useMemo } from 'react'
import { logEntry } from '../data/call/client-log.ts'
import { serverNow, useServerNow } from '../data/live/live.ts'
import { runningDayNow } from '../data/machines/use-running-day.ts'
import type { DashboardStore } from './data/dashboard-store.ts'
import { useNeedData, type WidgetData } from './data/use-need-data.ts'
import {
  type AnyWidget,
  type DrawChild,
  type Embed,
  incompleteWords,
  type Plant,
  PREVIEW_ROWS,
  type Say,
  type WidgetActions,
  type WidgetPage,
  type WidgetProps,
} from './define-widget.ts'
import { componentOf } from './lazy-widget.ts'
import type { PreparedWidget } from './prepare-widgets.ts'
import { inReadersWords } from './sample-words.ts'
import { WidgetFailed } from './WidgetFailed.tsx'
import styles from './WidgetFrame.module.css'
import { WidgetFrame } from './WidgetFrame.tsx'

/** What all widgets of a page have in common. */
export interface WidgetPlace {
  readonly store: DashboardStore
  readonly mode: WidgetMode
  readonly area: Area
  readonly plant: Plant
  readonly say: Say
  readonly actionsFor: (widget: Pick<PreparedWidget, 'id' | 'config'>) => WidgetActions
  readonly machinesKnown: boolean
  /** The person sees some machines only: one that is missing may exist all the same. */
  readonly restricted: boolean
  /** Since when the live link is lost; null while it is not. */
  readonly lostSince: number | null
  readonly page: WidgetPage
  readonly embed: Embed
  readonly draw: DrawChild
  readonly slug: string
  readonly views: Readonly<Record<string, string>>
  readonly setView: (id: string, view: string) => void
}

const RETRY_SECONDS = 60

export const WidgetBox = memo(function WidgetBox(props: {
  readonly widget: PreparedWidget
  readonly place: WidgetPlace
  /** Another widget may lie under it. */
  readonly onOthers?: boolean
}) {
  const { widget, place, onOthers = false } = props
  const { definition } = widget
  if (definition === undefined) return <UnknownWidget component={widget.component} place={place} />
  return <KnownWidget {...{ widget, definition, place, onOthers }} />
})

function UnknownWidget({ component, place }: { readonly component: string; readonly place: WidgetPlace }) {
  if (place.mode === 'active') return null
  return (
    <WidgetFrame look={{}}>
      <Note>{place.say('widget.unknown', { component })}</Note>
    </WidgetFrame>
  )
}

interface KnownProps {
  readonly widget: PreparedWidget
  readonly definition: AnyWidget
  readonly place: WidgetPlace
  readonly onOthers: boolean
}

function KnownWidget({ widget, definition, place, onOthers }: KnownProps) {
  const found = useNeedData(place.store, widget.needs, place.machinesKnown)
  const { say, mode } = place
  const { sample } = widget
  const title = String(widget.config.title || say(definition.title))
  const needsData = Object.keys(widget.needs).length > 0
  return (
    <WidgetFrame
      look={widget.config}
      under={onOthers ? undefined : themeGround}
      sampleWord={sample ? sampleWord(widget.missing, say) : undefined}
      staleWord={needsData ? staleWord(found, place) : undefined}
    >
      <ErrorBoundary
        resetKey={widget.id}
        onError={(error) => logEntry('error', 'widget', `${title}: ${error.message}`, { component: widget.component })}
        fallback={({ error, reset }) => (
          <WidgetFailed
            title={title}
            detail={mode === 'active' ? undefined : error.message}
            retryAfterSeconds={typeof widget.config.interval === 'number' ? widget.config.interval : RETRY_SECONDS}
            onRetry={reset}
            say={say}
          />
        )}
      >
        <Content {...{ widget, definition, place, onOthers, found }} />
      </ErrorBoundary>
    </WidgetFrame>
  )
}

function Content(props: KnownProps & { readonly found: WidgetData }) {
  const { widget, definition, place, onOthers, found } = props
  const { sample } = widget
  const { backgroundEnabled, backgroundColor } = widget.config
  const ground = useMemo(
    () => groundOf(backgroundEnabled ? String(backgroundColor) : undefined, onOthers ? undefined : themeGround),
    [backgroundEnabled, backgroundColor, onOthers],
  )
  const { say, mode } = place
  const data = useMemo(() => {
    if (sample) return inReadersWords(definition.sample.data, say)
    return mode !== 'active' && definition.preview === 'rows' ? firstRows(found.data) : found.data
  }, [sample, definition, mode, found.data, say])
  if (widget.incomplete !== undefined) return <Note>{incompleteWords(widget.incomplete, say)}</Note>
  if (mode !== 'active' && definition.preview === 'none') return <Note>{say('widget.no-preview')}</Note>
  const { about } = found
  if (!sample && about.state === 'select-parameter')
    return <Note>{say('widget.select', { parameter: about.word })}</Note>
  if (!sample && about.state === 'no-access') {
    const text = place.restricted ? 'widget.no-access' : 'widget.no-machine'
    return <Note>{say(text, { machine_id: about.word })}</Note>
  }
  if (!sample && about.state === 'failed') return <Note>{about.word || say('widget.no-data')}</Note>
  if (!sample && about.state === 'waiting') return waiting
  const drawn = {
    config: widget.config,
    data,
    mode,
    area: place.area,
    // A sample has days of its own, and none of the plant's machines.
    dayOf: (machine_ids: readonly string[]) =>
      sample
        ? localDate(definition.sample.now ?? serverNow(), place.plant.timeZone)
        : runningDayNow(machine_ids, { now: serverNow(), timeZone: place.plant.timeZone }),
    plant: place.plant,
    say,
    actions: place.actionsFor(widget),
    page: place.page,
    embed: place.embed,
    draw: place.draw,
    slug: place.slug,
    ground,
    view: place.views[widget.id] ?? '',
    setView: (view: string) => place.setView(widget.id, view),
  }
  const Component = componentOf(definition)
  return definition.clock === 'second' && !sample ? (
    <Ticking Component={Component} drawn={drawn as unknown as Omit<WidgetProps, 'now'>} />
  ) : (
    <Component
      {...(drawn as unknown as Omit<WidgetProps, 'now'>)}
      now={(sample ? definition.sample.now : undefined) ?? serverNow()}
      whileLoading={waiting}
    />
  )
}

const waiting = <Skeleton className={styles.skeleton} height="100%" />

/** Only widgets that count are drawn every second. */
function Ticking({ Component, drawn }: { Component: Lazy<WidgetProps>; drawn: Omit<WidgetProps, 'now'> }) {
  return <Component {...drawn} now={useServerNow()} whileLoading={waiting} />
}

function sampleWord(missing: PreparedWidget['missing'], say: Say): string {
  const word = say('widget.sample')
  return missing === undefined ? word : `${word} · ${incompleteWords(missing, say)}`
}

export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

function staleWord(found: WidgetData, place: WidgetPlace): string | undefined {
  const since = found.stale ? found.updatedAt : place.lostSince
  if (since === null || since === 0) return undefined
  const at = found.updatedAt > 0 ? Math.min(found.updatedAt, since) : since
  return place.say('widget.last-updated', { time: formatValue('hhMmOnly', at, place.plant) })
}

function firstRows(data: WidgetData['data']): WidgetData['data'] {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, PREVIEW_ROWS) : value]),
  )
}
