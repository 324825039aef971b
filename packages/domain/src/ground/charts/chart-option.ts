/** A chart as the library is told it: the one place where its words for things stand. */
import { axisLabels } from './axis-labels.ts'
import { type Chart, type ChartForm, drawnOf, isDrawn } from './chart.ts'
import { type ChartLook, colourOf } from './chart-look.ts'
import { seriesOf } from './chart-series.ts'
import { tooltipText } from './tooltip-text.ts'

/** What numbers of the axes take from the width, in font sizes. */
const AXIS_ROOM = 5
const SLIDER_HEIGHT = 28
/** More categories than this one wants to look at closer. */
const ZOOM_FROM = 32

export function chartOption(whole: Chart, look: ChartLook) {
  const chart = drawnOf(whole)
  const { fontSize, text, muted, grid, raised } = look
  const hasShare = chart.series.some((one) => one.as === 'share' && !look.hidden.has(one.key))
  const width = Math.max(1, look.width - fontSize * AXIS_ROOM * (hasShare ? 2 : 1))
  const names = chart.categories.map(({ name, short }) => short ?? name)
  const labels = axisLabels(names, { width, fontSize, inTime: chart.inTime })
  const scrolls = labels.seen < names.length
  const zooms = scrolls || (chart.inTime === true && names.length > ZOOM_FROM)
  const slot = width / Math.max(1, labels.seen)
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: look.font, fontSize, color: text },
    grid: {
      left: 4,
      right: 4,
      top: fontSize * 2,
      bottom: zooms ? SLIDER_HEIGHT + 12 : 4,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    tooltip: {
      trigger: 'axis' as const,
      // Markup would carry style attributes, which the content security policy refuses.
      renderMode: 'richText' as const,
      confine: true,
      transitionDuration: 0,
      axisPointer: { type: 'shadow' as const, shadowStyle: { color: muted, opacity: 0.12 } },
      backgroundColor: raised,
      borderColor: grid,
      textStyle: { color: text, fontFamily: look.font, fontSize },
      formatter: (points: readonly { readonly dataIndex: number }[]) =>
        points[0] === undefined ? '' : tooltipText(chart, points[0].dataIndex, look),
    },
    xAxis: {
      type: 'category' as const,
      data: chart.categories.map(({ key }) => key),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: muted } },
      axisLabel: {
        interval: labels.every - 1,
        rotate: labels.turned,
        color: text,
        fontSize,
        lineHeight: Math.round(fontSize * 1.2),
        hideOverlap: false,
        formatter: (_key: string, at: number) => labels.words[at] ?? '',
      },
    },
    yAxis: [
      valueAxis({ form: chart.form, look, most: topOf(chart, look) }),
      ...(hasShare ? [{ ...valueAxis({ form: 'percent', look, most: 100 }), splitLine: { show: false } }] : []),
    ],
    dataZoom: zooms ? zoom(chart, look, scrolls ? labels.seen : names.length) : [],
    series: seriesOf(chart, look, { slot, crossed: hasShare }),
  }
}

/** Shares of a whole never go beyond it, however much room the library would like. */
function topOf({ form, series }: Chart, look: ChartLook): number | undefined {
  if (form !== 'percent') return undefined
  const shown = series.filter((one) => isDrawn(one) && !look.hidden.has(one.key))
  return shown.some((one) => one.values.some((value) => (value ?? 0) > 50)) ? 100 : undefined
}

interface AxisOf {
  readonly form: ChartForm
  readonly look: ChartLook
  readonly most: number | undefined
}

function valueAxis({ form, look, most }: AxisOf) {
  return {
    type: 'value' as const,
    min: 0,
    max: most,
    splitNumber: 4,
    // The library's own steps would be 0, 30, 60, 90 and 100.
    interval: most === undefined ? undefined : most / 4,
    axisLabel: { color: look.muted, fontSize: look.fontSize, formatter: (value: number) => look.tick(form, value) },
    splitLine: { show: true, lineStyle: { color: look.grid } },
  }
}

/** A bar below the chart to move and to pull; with the wheel only together with Ctrl, or the page could not be scrolled. */
function zoom({ categories }: Chart, look: ChartLook, seen: number) {
  const window = { startValue: 0, endValue: Math.max(0, seen - 1) }
  return [
    { type: 'inside' as const, ...window, zoomOnMouseWheel: 'ctrl' as const, moveOnMouseMove: false },
    {
      type: 'slider' as const,
      ...window,
      height: SLIDER_HEIGHT,
      bottom: 2,
      showDetail: false,
      brushSelect: false,
      minValueSpan: Math.min(4, categories.length - 1),
      borderColor: look.grid,
      fillerColor: `${look.inks.first}33`,
      handleSize: '100%',
      handleStyle: { color: look.raised, borderColor: look.muted },
      moveHandleStyle: { color: look.muted },
      dataBackground: { lineStyle: { color: look.muted }, areaStyle: { color: look.grid } },
      selectedDataBackground: {
        lineStyle: { color: colourOf('first', look) },
        areaStyle: { color: colourOf('first', look), opacity: 0.2 },
      },
    },
  ]
}
