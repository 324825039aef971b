import type { ViewerInput } from '@takt/domain/documents/viewer/viewer-input.ts'

export interface DocumentViewerProps extends ViewerInput {
  /** Without it there is no print button, whatever printEnabled says. */
  readonly onPrint?: (() => void) | undefined
  /** It could not be loaded: the server's words. */
  readonly onFailure?: ((words: string) => void) | undefined
  /** In a popup: two pages want a wide one. */
  readonly onWide?: ((wide: boolean) => void) | undefined
  /** Only the page itself, without tools: for walls. */
  readonly bare?: boolean | undefined
}
