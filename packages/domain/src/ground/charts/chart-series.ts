import { textOn } from '../stop-colour.ts'
import { type Chart, type ChartSeries, isAcross, isDrawn } from './chart.ts'
import { type ChartLook, colourOf, edgeOf } from './chart-look.ts'

/** The part of a waterfall on which a bar stands: there, and not seen. */
const BASE = ' base'
const WIDEST_BAR = 64
const SIGN_WIDTH = 0.6
/** Between two categories, of the room of one. */
const GAP = 0.25
/** A bar of the period before, beside the one of this. */
const LIGHTER = 0.4
/** More points than this are a line, and more bars have no room for an edge: it would be all that is seen of them. */
const MOST_MARKS = 60

export interface SeriesRoom {
  /** Of one category. */
  readonly slot: number
  /** A line runs over the bars, and would run through their values. */
  readonly crossed: boolean
}

export function seriesOf(chart: Chart, look: ChartLook, room: SeriesRoom) {
  const shown = chart.series.filter((one) => isDrawn(one) && !look.hidden.has(one.key))
  return shown.flatMap((one): (ReturnType<typeof line> | ReturnType<typeof barsOf> | ReturnType<typeof baseOf>)[] => {
    if (one.as === 'share' || isAcross(one) || chart.kind === 'line') return [line(one, look)]
    const bars = barsOf(one, { chart, look, room })
    return one.from === undefined ? [bars] : [baseOf(one.from), bars]
  })
}

function line(one: ChartSeries, look: ChartLook) {
  const colour = colourOf(one.colour, look)
  const isStraight = isAcross(one)
  return {
    type: 'line' as const,
    id: one.key,
    name: one.name,
    data: one.values.map((value) => value ?? '-'),
    yAxisIndex: one.as === 'share' ? 1 : 0,
    color: colour,
    lineStyle: {
      color: colour,
      width: isStraight || one.as === 'before' ? 2 : 3,
      type: isStraight ? ('dashed' as const) : ('solid' as const),
    },
    step: isStraight ? ('middle' as const) : false,
    // A goal of one day alone would be a line of no length.
    symbol: isStraight ? 'rect' : 'circle',
    symbolSize: isStraight ? (one.values.length === 1 ? [48, 3] : 0) : 8,
    showSymbol: isStraight ? one.values.length === 1 : one.values.length <= MOST_MARKS,
    connectNulls: false,
    z: 5,
  }
}

interface BarPlace {
  readonly chart: Chart
  readonly look: ChartLook
  readonly room: SeriesRoom
}

function barsOf(one: ChartSeries, { chart, look, room }: BarPlace) {
  const form = one.form ?? chart.form
  const stacked = chart.kind === 'stacked-bars' || one.from !== undefined
  const colours = chart.categories.map(({ colour }) => colourOf(colour ?? one.colour, look))
  // A goal runs where the values of the bars would stand.
  const hasGoal = chart.series.some((one) => isAcross(one) && !look.hidden.has(one.key))
  const borderWidth = chart.categories.length > MOST_MARKS ? 0 : 1
  const words = one.values.map((value) => look.value(form, value))
  const longest = Math.max(0, ...words.map((word) => word.length)) * look.fontSize * SIGN_WIDTH
  const hasRoom = longest < (hasGoal ? widthOf(chart, look, room.slot) : room.slot)
  return {
    type: 'bar' as const,
    id: one.key,
    name: one.name,
    stack: stacked ? 'all' : undefined,
    barMaxWidth: WIDEST_BAR,
    // What there is, is seen: an hour of a month, too.
    barMinHeight: chart.kind === 'stacked-bars' ? 0 : 3,
    barCategoryGap: `${100 * GAP}%`,
    color: colourOf(one.colour, look),
    data: one.values.map((value, at) => ({
      // A bar of nothing would be drawn by its edge.
      value: value || '-',
      itemStyle: {
        color: colours[at] as string,
        borderColor: edgeOf(colours[at] as string, look),
        borderWidth,
        opacity: one.as === 'before' ? LIGHTER : 1,
      },
    })),
    label: {
      show: one.as !== 'before' && chart.kind !== 'stacked-bars' && !room.crossed && hasRoom,
      position: hasGoal ? ('insideBottom' as const) : ('top' as const),
      color: hasGoal ? textOn(colourOf(one.colour, look)) : look.text,
      fontSize: look.fontSize,
      formatter: ({ dataIndex }: { readonly dataIndex: number }) => (one.values[dataIndex] ? words[dataIndex] : ''),
    },
  }
}

/** Of one bar of a category: what is written in it is seen in it alone. */
function widthOf({ kind, series }: Chart, look: ChartLook, slot: number): number {
  const bars = series.filter((one) => isDrawn(one) && !isAcross(one) && !look.hidden.has(one.key))
  const beside = kind === 'stacked-bars' ? 1 : Math.max(1, bars.length)
  return Math.min(WIDEST_BAR, (slot * (1 - GAP)) / beside)
}

function baseOf(from: readonly number[]) {
  return {
    type: 'bar' as const,
    id: BASE,
    name: '',
    stack: 'all',
    barMaxWidth: WIDEST_BAR,
    silent: true,
    color: 'transparent',
    itemStyle: { color: 'transparent' },
    data: from.map((value) => ({ value })),
  }
}
