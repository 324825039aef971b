import type { Area } from '@takt/domain/dashboard/area.ts'
import type { FormatPlace } from '@takt/domain/dashboard/format-value.ts'
import type { WidgetMode } from '@takt/domain/dashboard/machine-status.ts'
import type { Config, Options } from '@takt/domain/dashboard/options.ts'
import type { Migration, StoredConfig } from '@takt/domain/dashboard/read-config.ts'
import type { ShowWhenOf } from '@takt/domain/dashboard/show-when.ts'
import type { TextValues } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { NeedData, Needs } from './data/needs.ts'

export type Say = (key: TextKey, values?: TextValues) => string

/** The plant around the widget: its language, clock zone and rules. */
export interface Plant extends FormatPlace {
  readonly noContactSeconds: number
}

/** What a widget can ask the page to do. An action that this person may not take is absent, and so is its button. */
export interface WidgetActions {
  readonly openStopCode?: (machine_id: string) => void
  /** The promises end when the server has answered, and what it answered has been told. */
  readonly confirmFirstPiece?: (machine_id: string) => Promise<void>
  readonly cancelSetup?: (machine_id: string) => Promise<void>
  readonly cancelForcedStop?: (machine_id: string) => Promise<void>
}

/** Everything a widget is drawn from. It fetches nothing and owns no timer: the same props give the same picture. */
export interface WidgetProps<O extends Options = Options, N extends Needs = Needs> {
  readonly config: Config<O>
  readonly data: NeedData<N>
  readonly mode: WidgetMode
  readonly area: Area
  /** The server's time; it moves only for widgets that ask for a `clock`. */
  readonly now: number
  readonly plant: Plant
  readonly say: Say
  readonly actions: WidgetActions
}

/** How a widget is shown while it is built: D-STATE-05-X. */
export type PreviewPolicy =
  /** Live, with the first machine where none is chosen. */
  | 'first-machine'
  /** At most ten rows of its data source, the sample where there are none. */
  | 'rows'
  /** Always the sample, marked as one. */
  | 'sample'
  /** As it is, without effects. */
  | 'real'
  /** Only the words that there is no preview. */
  | 'none'

export interface Widget<O extends Options = Options, N extends Needs = Needs> {
  /** kebab-case; also the folder's name and the `component` of a saved widget. */
  readonly kind: string
  readonly title: TextKey
  readonly description: TextKey
  readonly options: O
  readonly showWhen: ShowWhenOf<O>
  /** A method, so that widgets of every shape fit into one list. */
  needs(config: Config<O>): N
  /** What is still to be chosen; nothing is loaded before. */
  incomplete?(config: Config<O>): TextKey | undefined
  readonly preview: PreviewPolicy
  /** A picture of itself, for the builder and for tests; `now` is its own time where it counts. */
  readonly sample: { readonly config: StoredConfig; readonly data: NeedData<N>; readonly now?: number }
  /** `second` for what counts on by itself. */
  readonly clock?: 'second'
  readonly migrate: readonly Migration[]
  /** The module whose default is a component of `WidgetProps`. Named as `object`, because its props are read off this definition. */
  readonly load: () => Promise<object>
}

export function defineWidget<const O extends Options, N extends Needs>(widget: Widget<O, N>): Widget<O, N> {
  return widget
}

/** A widget of whatever kind, as the grid and the builder handle it: its config is read through its own options. */
export interface AnyWidget
  extends Pick<Widget, 'kind' | 'title' | 'description' | 'options' | 'preview' | 'clock' | 'migrate' | 'load'> {
  readonly showWhen: object
  needs(config: Readonly<Record<string, unknown>>): Needs
  incomplete?(config: Readonly<Record<string, unknown>>): TextKey | undefined
  readonly sample: {
    readonly config: StoredConfig
    readonly data: Readonly<Record<string, unknown>>
    readonly now?: number
  }
}
export type FindWidget = (kind: string) => AnyWidget | undefined
