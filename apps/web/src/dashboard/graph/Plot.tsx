import {
  bars,
  categoryPlaces,
  height,
  heightInside,
  isInside,
  linePath,
  type Scale,
  type Spot,
  spots,
  stretches,
  yScale,
} from '@takt/domain/dashboards/graph-scale.ts'
import type { GraphData } from '@takt/domain/dashboards/graph-series.ts'
import { type GreenLimit, isGood } from '@takt/domain/dashboards/green-limit.ts'
import type { Band } from '@takt/domain/dashboards/query-graph.ts'
import { lineMarks, scatterMarks, thinnedLine } from '@takt/domain/dashboards/thinned-points.ts'
import { withOpacity } from '@takt/domain/history/statistics/colour-opacity.ts'
import { type CSSProperties, useCallback, useState } from 'react'
import styles from './Graph.module.css'
import type { GraphPart } from './graph-part.ts'
import { XAxis } from './XAxis.tsx'
import { YAxis } from './YAxis.tsx'

const EM_PER_DIGIT = 0.58
const EM_BETWEEN = 0.3

const isLine = (type: GraphPart['config']['graphType']) => type === 'line' || type === 'clampLine'

/** Bars, lines and points over a y axis. */
export function Plot(part: GraphPart) {
  const { config } = part
  const { data } = part
  const scale = yScale(config, data)
  const places = categoryPlaces(config, data, part.byNumber)
  const onAxis = firstOfEach(data.categories)
  const drawn = config.graphType === 'scatter' || isLine(config.graphType)
  const { limit } = part
  const limitWords = limit === undefined || !isInside(limit.value, scale) ? '' : limitText(limit, part.tick)
  const room = { '--limit': `${limitWords.length * EM_PER_DIGIT + EM_BETWEEN}em` } as CSSProperties
  return (
    <div className={styles.plot} style={limitWords === '' ? undefined : room}>
      <YAxis scale={scale} tick={part.tick} />
      <div className={styles.area}>
        {part.band !== undefined && <BandShade band={part.band} scale={scale} />}
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.line} style={{ bottom: percent(height(tick, scale)) }} />
        ))}
        {limit !== undefined && limitWords !== '' && <LimitLine limit={limit} scale={scale} words={limitWords} />}
        {drawn ? <Lines part={part} drawn={data} scale={scale} places={places} /> : <Bars part={part} scale={scale} />}
      </div>
      <XAxis
        label={(at) => part.label(onAxis[at] ?? 0)}
        places={onAxis.map((category) => places[category] ?? 0)}
        named={!drawn}
      />
    </div>
  )
}

/** Points of a scatter at the same x share its label. */
function firstOfEach(categories: readonly unknown[]): number[] {
  const first = new Map<string, number>()
  categories.forEach((category, at) => {
    if (!first.has(String(category))) first.set(String(category), at)
  })
  return [...first.values()]
}

function BandShade({ band, scale }: { readonly band: Band; readonly scale: Scale }) {
  const [one, other] = [heightInside(band.from, scale), heightInside(band.to, scale)]
  const place = { bottom: percent(Math.min(one, other)), height: percent(Math.abs(other - one)) }
  return <span className={styles.band} style={place} data-band={`${band.from}–${band.to}`} />
}

function limitText({ good, value }: GreenLimit, tick: GraphPart['tick']): string {
  return `${good === 'above' ? '≥' : '≤'} ${tick(value)}`
}

/** Its words stand beside the area: in it they would lie under the last points of a curve. */
function LimitLine(on: { readonly limit: GreenLimit; readonly scale: Scale; readonly words: string }) {
  const { value, color } = on.limit
  const place = { bottom: percent(height(value, on.scale)), borderColor: color, color }
  return (
    <span className={styles.limit} style={place} data-limit={value}>
      <span>{on.words}</span>
    </span>
  )
}

function Bars({ part, scale }: { readonly part: GraphPart; readonly scale: Scale }) {
  const all = bars(part.config, part.data, scale)
  const longest = Math.max(0, ...all.map((bar) => part.value(bar.value, bar.series).length))
  const room = { '--longest-value': `${longest * EM_PER_DIGIT + EM_BETWEEN}em`, '--pitch': pitch(all) } as CSSProperties
  return all.map((bar) => {
    const { dataset } = part.data.series[bar.series]!
    const fill = withOpacity(bar.color, dataset.opacity)
    const look = {
      className: styles.bar,
      'data-label': dataset.valueLabels,
      'data-cut': bar.cut,
      title: part.point(bar),
      style: {
        left: percent(bar.left),
        width: percent(bar.width),
        bottom: percent(bar.bottom),
        height: percent(bar.height),
        ...(bar.cut === undefined ? { backgroundColor: fill } : {}),
      },
      children:
        bar.cut === undefined ? (
          dataset.valueLabels !== 'none' && (
            <span className={styles.barValue} style={room}>
              {part.value(bar.value, bar.series)}
            </span>
          )
        ) : (
          <CutEnd cut={bar.cut} fill={fill} value={part.value(bar.value, bar.series)} room={room} />
        ),
    }
    const key = `${bar.series} ${String(part.data.categories[bar.category])}`
    return <span key={key} {...look} />
  })
}

/** From one bar to the next, in hundredths of a bar: a value may be as wide, without touching its neighbour's. */
function pitch(all: readonly { readonly left: number; readonly width: number }[]): number {
  const lefts = [...new Set(all.map(({ left }) => left))].sort((a, b) => a - b)
  const gaps = lefts.slice(1).map((left, at) => left - (lefts[at] ?? 0))
  const width = all[0]?.width ?? 1
  return Math.min(135, (100 * Math.min(...gaps, 2 * width)) / width)
}

/** A bar that goes on beyond the axis has a torn end and says how far it goes, also where no other bar has its value on it. */
function CutEnd(props: {
  readonly cut: 'top' | 'bottom'
  readonly fill: string
  readonly value: string
  readonly room: CSSProperties
}) {
  return (
    <>
      <span className={styles.torn} style={{ backgroundColor: props.fill }} />
      <span className={styles.cutValue} style={props.room}>
        {`${props.cut === 'top' ? '↑' : '↓'} ${props.value}`}
      </span>
    </>
  )
}

/** Until it is measured. */
const USUAL_AREA = { width: 800, height: 400 }

interface LinesProps {
  readonly part: GraphPart
  /** Where the points lie; what they say is their own value. */
  readonly drawn: GraphData
  readonly scale: Scale
  readonly places: readonly number[]
}

function Lines({ part, drawn, scale, places }: LinesProps) {
  const clamped = part.config.graphType === 'clampLine'
  const all = drawn.series.map((series) => spots(series, scale, { places, clamped }))
  const leaves = all.some((points) => points.some(({ inside }) => !inside))
  const [area, setArea] = useState(USUAL_AREA)
  const isPath = isLine(part.config.graphType)
  const measured = useCallback((element: Element | null) => {
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height: high } = entry.contentRect
      setArea((before) =>
        Math.abs(before.width - width) + Math.abs(before.height - high) < 2 ? before : { width, height: high },
      )
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <span ref={measured} className={styles.measure} />
      {isPath && (
        <svg
          className={styles.lines}
          data-leaves={leaves || undefined}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {part.data.series.map(({ name, color, dataset }, series) => (
            <path
              key={name}
              d={lineOf(all[series] ?? [], { tension: dataset.tension, gaps: part.gaps, columns: area.width })}
              style={{ stroke: withOpacity(color, dataset.opacity), strokeWidth: dataset.borderWidth }}
            />
          ))}
        </svg>
      )}
      {all.flatMap((points, series) =>
        (isPath ? lineMarks : scatterMarks)(
          points.filter(({ inside }) => inside),
          area,
        ).map((point) => {
          const { dataset, name, color } = part.data.series[series]!
          return (
            <span
              key={`${name} ${point.category}`}
              className={styles.spot}
              title={part.point({ series, category: point.category, value: point.value })}
              style={{
                left: percent(point.x),
                top: percent(point.y),
                backgroundColor: withOpacity(spotColor(part, point, color), dataset.opacity),
              }}
            >
              {dataset.valueLabels !== 'none' && (
                <span className={styles.spotValue} data-label={dataset.valueLabels}>
                  {part.value(point.value, series)}
                </span>
              )}
            </span>
          )
        }),
      )}
    </>
  )
}

/** A line has the colour of its series, also where its rows have colours; what is good is shown by the limit's. */
function spotColor({ limit, config }: GraphPart, point: Spot, ofSeries: string): string {
  if (limit !== undefined && isGood(limit, point.value)) return limit.color
  return isLine(config.graphType) ? ofSeries : point.color
}

function lineOf(
  points: readonly Spot[],
  on: { readonly tension: number; readonly gaps: boolean; readonly columns: number },
): string {
  return (on.gaps ? stretches(points) : [points])
    .map((part) => linePath(thinnedLine(part, Math.ceil(on.columns)), on.tension))
    .join('')
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`
}
