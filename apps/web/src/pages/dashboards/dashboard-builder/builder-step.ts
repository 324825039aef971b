import type { Alignment } from '@takt/domain/dashboards/building/align.ts'
import type { Places } from '@takt/domain/dashboards/building/boxes.ts'
import type { Clip } from '@takt/domain/dashboards/building/clip.ts'
import type { HowToSelect } from '@takt/domain/dashboards/building/selection.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { Box } from '@takt/domain/dashboards/placement.ts'
import type { StoredConfig } from '@takt/domain/dashboards/read-config.ts'

/** What a person can do while building. Without an id it is done to all that are selected and not locked. */
export type BuilderStep =
  | { readonly do: 'select'; readonly ids: readonly string[]; readonly how: HowToSelect }
  | {
      readonly do: 'add'
      readonly id: string
      readonly component: string
      readonly config: StoredConfig
      /** Where it was dropped; left out it takes the first free place. */
      readonly at?: { readonly x: number; readonly y: number }
    }
  /** Where a drag has brought several of them. */
  | { readonly do: 'arrange'; readonly places: Places; readonly tag: string }
  /** What was typed as the place of one. */
  | { readonly do: 'place'; readonly id: string; readonly box: Box; readonly tag: string }
  | { readonly do: 'layer'; readonly id: string; readonly z: number }
  /** By so many cells. */
  | { readonly do: 'nudge'; readonly x: number; readonly y: number; readonly size?: true }
  | { readonly do: 'align'; readonly to: Alignment }
  | { readonly do: 'distribute'; readonly along: 'across' | 'down' }
  | { readonly do: 'same-size'; readonly what: 'width' | 'height' | 'both' }
  | { readonly do: 'raise' | 'lower' | 'remove' }
  /** One place in the list of layers. */
  | { readonly do: 'restack'; readonly id: string; readonly by: 1 | -1 }
  | { readonly do: 'lock'; readonly ids: readonly string[]; readonly locked: boolean }
  | { readonly do: 'duplicate'; readonly newIds: readonly string[] }
  | { readonly do: 'paste'; readonly clip: Clip; readonly newIds: readonly string[] }
  | { readonly do: 'config'; readonly id: string; readonly config: StoredConfig; readonly tag: string }
  | { readonly do: 'settings'; readonly change: Partial<Dashboard>; readonly tag: string }
  | { readonly do: 'undo' | 'redo' | 'discard' }
  | { readonly do: 'saved'; readonly dashboard: Dashboard; readonly version: number }
  | { readonly do: 'load'; readonly dashboard: Dashboard; readonly version: number }
