/** What may be shown inside a dashboard: D-WIDGET-50, 51-X. */
import type { QueryValues } from '../parameters.ts'

/** Seconds until a page counts as one that does not come. */
export const FRAME_PATIENCE_SECONDS = 15

export interface FrameAddress {
  readonly address: string
  /** Our own page keeps its origin inside the frame; another's has none. */
  readonly own: boolean
}

/** The address with its placeholders filled as parts of a URL; undefined where it is not allowed in a frame. */
export function frameAddress(written: string, values: QueryValues): FrameAddress | undefined {
  const text = written
    .trim()
    .replace(/\[([^[\]]+)\]/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? encodeURIComponent(values[name] as string) : whole,
    )
  // '//host' and '/\host' leave the origin though they look like paths.
  if (/^\/(?![/\\])/.test(text)) return { address: text, own: true }
  // A host without spaces or a name and password before it.
  return /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) ? { address: text, own: false } : undefined
}

/** Scripts and forms, never the page around it; another host's page is nobody's origin. */
export function frameSandbox({ own }: Pick<FrameAddress, 'own'>): string {
  return own ? 'allow-scripts allow-forms allow-same-origin' : 'allow-scripts allow-forms'
}
