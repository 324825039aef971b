/** The only file that knows the library: it comes by itself, when the first chart of a visit is shown. */
import { isPrinting } from '@takt/ui/print/printing.ts'
import { BarChart, LineChart } from 'echarts/charts'
import { DataZoomInsideComponent, DataZoomSliderComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([
  BarChart,
  LineChart,
  GridComponent,
  TooltipComponent,
  DataZoomInsideComponent,
  DataZoomSliderComponent,
  CanvasRenderer,
])

interface Zoom {
  readonly start?: number
  readonly end?: number
}

export interface ChartOption {
  readonly dataZoom: readonly object[]
  readonly xAxis: { readonly data: readonly string[] }
}

export interface Drawing {
  show(option: ChartOption): void
  fit(): void
  /** Which category is at a place of the canvas; undefined beside the plot. */
  categoryAt(x: number, y: number): number | undefined
  onPress(press: (category: number) => void): () => void
  picture(scale: number): HTMLCanvasElement
  close(): void
}

export function openDrawing(element: HTMLElement): Drawing {
  const chart = init(element, null, { renderer: 'canvas' })
  let shown = ''
  const categoryAt = (x: number, y: number) => {
    if (!chart.containPixel('grid', [x, y])) return undefined
    const [at] = chart.convertFromPixel('grid', [x, y]) as number[]
    return at === undefined ? undefined : Math.round(at)
  }
  return {
    show(option) {
      const categories = option.xAxis.data.join('\n')
      const [zoom] = (chart.getOption()?.dataZoom ?? []) as Zoom[]
      // What is loaded anew while somebody looks closer stays where they look.
      const isSame = shown === categories && zoom !== undefined
      const window = isSame ? { start: zoom.start, end: zoom.end, startValue: undefined, endValue: undefined } : {}
      const dataZoom = option.dataZoom.map((one) => ({ ...one, ...window }))
      chart.setOption({ ...option, dataZoom }, { notMerge: true })
      shown = categories
    },
    // On paper the picture shrinks with the sheet as it is.
    fit: () => isPrinting() || chart.resize(),
    categoryAt,
    onPress(press) {
      const pressed = ({ offsetX, offsetY }: { readonly offsetX: number; readonly offsetY: number }) => {
        const at = categoryAt(offsetX, offsetY)
        if (at !== undefined) press(at)
      }
      chart.getZr().on('click', pressed)
      return () => chart.getZr()?.off('click', pressed)
    },
    picture: (scale) => chart.renderToCanvas({ pixelRatio: scale }),
    close: () => chart.dispose(),
  }
}
