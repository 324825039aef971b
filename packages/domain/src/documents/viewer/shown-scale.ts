import type { View } from './view.ts'
import { drawingScale } from './zoom.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Between two pages of a book, and around what is shown. */
export const PAGE_GAP_PX = 12

/** How large a page of this size is drawn: as a whole in the window, as wide as it, or as the zoom says. */
export function shownScale(
  view: Pick<View, 'fit' | 'wide' | 'zoom'>,
  { page, area, pages }: { readonly page: Size; readonly area: Size; readonly pages: number },
): number {
  const across = (area.width - PAGE_GAP_PX * (pages + 1)) / pages / page.width
  if (view.wide) return Math.max(0.05, across)
  if (!view.fit) return drawingScale(view.zoom)
  return Math.max(0.05, Math.min(across, (area.height - 2 * PAGE_GAP_PX) / page.height))
}

/** The zoom that says the same as a scale: where a zoom by hand begins after fit. */
export function zoomOf(scale: number): number {
  return scale * 75
}
