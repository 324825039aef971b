/** How a document is looked at: kept while its pages are turned, and as new for another document. */
import { wheelZoom, withinZoom, zoomStep } from './zoom.ts'

export interface View {
  /** Place in the list of pages. */
  readonly at: number
  readonly zoom: number
  /** The whole page fits the window; over after any zoom by hand. */
  readonly fit: boolean
  /** The width of the page fits. */
  readonly wide: boolean
  readonly rotation: 0 | 90 | 180 | 270
  readonly book: boolean
}

export const FIRST_VIEW: View = { at: 0, zoom: 100, fit: true, wide: false, rotation: 0, book: false }

export type ViewAction =
  | { readonly do: 'zoom-in' | 'zoom-out' | 'fit' | 'wide' | 'rotate' | 'book' }
  | { readonly do: 'wheel'; readonly deltaY: number }
  | { readonly do: 'zoom'; readonly zoom: number }
  | { readonly do: 'turn'; readonly at: number }
  | { readonly do: 'other-document' }

export function viewed(view: View, action: ViewAction): View {
  const byHand = (zoom: number): View => ({ ...view, zoom, fit: false, wide: false })
  switch (action.do) {
    case 'zoom-in':
      return byHand(zoomStep(view.zoom, 'in'))
    case 'zoom-out':
      return byHand(zoomStep(view.zoom, 'out'))
    case 'wheel':
      return byHand(wheelZoom(view.zoom, action.deltaY))
    case 'zoom':
      return byHand(withinZoom(action.zoom))
    case 'fit':
      return { ...view, fit: true, wide: false }
    case 'wide':
      return { ...view, wide: !view.wide, fit: view.wide }
    case 'rotate':
      return { ...view, rotation: ((view.rotation + 90) % 360) as View['rotation'] }
    case 'book':
      return { ...view, book: !view.book, at: view.book ? view.at : view.at - (view.at % 2) }
    case 'turn':
      return { ...view, at: action.at }
    case 'other-document':
      return FIRST_VIEW
  }
}
