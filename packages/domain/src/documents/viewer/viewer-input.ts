/** What the document viewer is given. */
import { pagesToShow, type ViewerPages } from './pages.ts'

export interface ViewerInput {
  /** The bytes of a PDF as base64; without them it is fetched from objURL. */
  readonly blob?: string | undefined
  readonly objURL?: string | undefined
  readonly fileName: string
  /** Its number in the archive; 0 or none: it is printed by hash and path. */
  readonly recordNo?: number | undefined
  /** As far as it is known before the document is read. */
  readonly numPages?: number | undefined
  readonly specificPage?: number | undefined
  readonly specificPages?: readonly number[] | undefined
  /** Zoom belongs to a page of its own; in a popup the book makes the popup wide. */
  readonly inPopup?: boolean | undefined
  /** False: no print button. */
  readonly printEnabled?: boolean | undefined
}

export interface ViewerTools {
  readonly turns: boolean
  readonly zooms: boolean
  readonly prints: boolean
}

/** Which tools are there: no turning with one page asked for, no zoom in a popup, no print where it is forbidden. */
export function viewerTools(
  {
    inPopup = false,
    printEnabled = true,
    ...asked
  }: Pick<ViewerInput, 'inPopup' | 'printEnabled' | 'specificPage' | 'specificPages'>,
  numPages: number,
): ViewerTools {
  const pages: ViewerPages = { numPages, ...asked }
  return {
    turns: asked.specificPage === undefined && pagesToShow(pages).length > 0,
    zooms: !inPopup,
    prints: printEnabled,
  }
}
