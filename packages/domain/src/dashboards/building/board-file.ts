/** A board as a file: taken from one company, plant or time to another: D-BUILD-15. */
import { z } from 'zod'
import { Dashboard } from '../dashboard.ts'
import { withoutSecrets } from './clip.ts'

const VERSION = 1
const KIND = 'dashboard'

const BoardFile = z.object({
  takt: z.literal(KIND),
  version: z.literal(VERSION),
  dashboard: Dashboard,
})

export function boardFile(dashboard: Dashboard): string {
  const widgets = dashboard.widgets.map((widget) => ({ ...widget, config: withoutSecrets(widget.config) }))
  const file: z.infer<typeof BoardFile> = { takt: KIND, version: VERSION, dashboard: { ...dashboard, widgets } }
  return `${JSON.stringify(file, null, 2)}\n`
}

export type ReadBoard =
  | { readonly is: 'board'; readonly dashboard: Dashboard }
  /** No file of ours at all, or one of a later version of the product. */
  | { readonly is: 'other' | 'newer' }
  /** Ours, but changed so that it is no board any more: where that is, as a path. */
  | { readonly is: 'broken'; readonly at: string }

export function readBoardFile(text: string): ReadBoard {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return { is: 'other' }
  }
  if (typeof read !== 'object' || read === null || (read as { takt?: unknown }).takt !== KIND) return { is: 'other' }
  const { version } = read as { version?: unknown }
  if (typeof version === 'number' && version > VERSION) return { is: 'newer' }
  const file = BoardFile.safeParse(read)
  if (file.success) return { is: 'board', dashboard: file.data.dashboard }
  return { is: 'broken', at: (file.error.issues[0]?.path ?? []).join('.') }
}
