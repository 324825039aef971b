/** The PDF library, fetched with the first document. Its worker and its fonts come from this server and nowhere else. */
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'

export const WORKER_PATH = '/js/pdf.worker.min.mjs'
const FONTS_PATH = '/js/standard_fonts/'
/** More dots than this a tablet's browser refuses to draw. */
const MOST_DOTS = 16_000_000

export interface PageSize {
  readonly width: number
  readonly height: number
}

export interface OpenPdf {
  readonly numPages: number
  /** In dots at its own size. */
  sizeOf(page: number, rotation: number): Promise<PageSize>
  /** Draws a page; `cancel` ends it early. */
  draw(
    canvas: HTMLCanvasElement,
    on: { page: number; scale: number; rotation: number },
  ): { done: Promise<void>; cancel(): void }
  close(): void
}

export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = WORKER_PATH
  const task = getDocument({ data: bytes, standardFontDataUrl: FONTS_PATH, useSystemFonts: false, useWasm: false })
  const pdf = await task.promise
  return {
    numPages: pdf.numPages,
    sizeOf: async (page, rotation) => {
      const found = await pdf.getPage(page)
      const { width, height } = found.getViewport({ scale: 1, rotation: found.rotate + rotation })
      return { width, height }
    },
    draw(canvas, { page, scale, rotation }) {
      let cancelled = false
      let running: { cancel(): void } | undefined
      const done = (async () => {
        const found = await pdf.getPage(page)
        if (cancelled) return
        const turn = found.rotate + rotation
        const own = found.getViewport({ scale: 1, rotation: turn })
        const most = Math.sqrt(MOST_DOTS / (own.width * own.height))
        const viewport = found.getViewport({ scale: Math.min(scale, most), rotation: turn })
        // Drawn aside: a page that is drawn sharper does not go blank meanwhile.
        const aside = document.createElement('canvas')
        aside.width = Math.ceil(viewport.width)
        aside.height = Math.ceil(viewport.height)
        const render = found.render({ canvas: aside, viewport })
        running = render
        await render.promise.catch((problem: unknown) => {
          if (!cancelled) throw problem
        })
        if (cancelled) return
        canvas.width = aside.width
        canvas.height = aside.height
        canvas.getContext('2d')?.drawImage(aside, 0, 0)
      })()
      return {
        done,
        cancel: () => {
          cancelled = true
          running?.cancel()
        },
      }
    },
    close: () => void task.destroy(),
  }
}
