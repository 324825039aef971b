import type { Area } from '@takt/domain/dashboards/area.ts'
import type { DashboardChoice } from '@takt/domain/dashboards/dashboard-choice.ts'
import type { WidgetMode } from '@takt/domain/dashboards/machine-status.ts'
import type { ChildWidget, Config, Options } from '@takt/domain/dashboards/options.ts'
import type { QueryValues } from '@takt/domain/dashboards/parameters.ts'
import type { Migration, StoredConfig } from '@takt/domain/dashboards/read-config.ts'
import type { Ground } from '@takt/domain/dashboards/readable-ink.ts'
import type { ShowWhenOf } from '@takt/domain/dashboards/show-when.ts'
import type { FormatPlace } from '@takt/domain/ground/format-value.ts'
import type { LeanDay, LeanType } from '@takt/domain/history/widgets/lean-cross.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ReactNode } from 'react'
import type { ButtonPress, CallOutcome } from '../data/call/press-button.ts'
import type { NeedData, Needs } from './data/needs.ts'

export type Say = (key: TextKey, values?: TextValues) => string

/** The plant around the widget: its language, clock zone and rules. */
export interface Plant extends FormatPlace {
  readonly noContactSeconds: number
}

/** Stops chosen for coding: the page holds them, and its bar acts on them. */
export interface StopChoosing {
  chosen(): readonly Stop[]
  subscribe(tell: () => void): () => void
  choose(stops: readonly Stop[]): void
  /** Leads to where these are coded. */
  code(stops: readonly Stop[]): void
}

/** What a widget can ask the page to do. An action that this person may not take is absent, and so is its button. */
export interface WidgetActions {
  readonly openStopCode?: (machine_id: string) => void
  /** The promises end when the server has answered, and what it answered has been told. */
  readonly confirmFirstPiece?: (machine_id: string) => Promise<void>
  readonly cancelSetup?: (machine_id: string) => Promise<void>
  readonly cancelForcedStop?: (machine_id: string) => Promise<void>
  readonly stops?: StopChoosing
  /** Sends the call of this widget's button. It ends when there is an answer, and tells nobody. */
  readonly sendCall?: (press: ButtonPress) => Promise<CallOutcome>
  /** For those who may change dashboards. */
  readonly setLeanDay?: (lean_type: LeanType, day: LeanDay) => Promise<void>
}

/** The address of the page a dashboard stands on; every person may change what it shows. */
export interface WidgetPage {
  readonly query: QueryValues
  /** Absent while nothing may have an effect. `replace` leaves no step for Back. */
  readonly setParameter?: (name: string, value: string, how: 'push' | 'replace') => void
  /** False where a screen cannot open another tab. */
  readonly newTabs: boolean
  /** Where the page is, and how to leave it; both absent while nothing may have an effect. */
  readonly path?: string
  readonly go?: (path: string) => void
}

/** Draws a widget that another one holds. */
export type DrawChild = (child: ChildWidget) => ReactNode

/** Draws another dashboard where it is called. */
export type Embed = (choice: DashboardChoice) => ReactNode

/** Everything a widget is drawn from. It fetches nothing and owns no timer: the same props give the same picture. */
export interface WidgetProps<O extends Options = Options, N extends Needs = Needs> {
  readonly config: Config<O>
  readonly data: NeedData<N>
  readonly mode: WidgetMode
  readonly area: Area
  /** The server's time; it moves only for widgets that ask for a `clock`. */
  readonly now: number
  /** The latest day that has begun at one of these machines, of none named at any: a date while none is known. */
  readonly dayOf: (machine_ids: readonly string[]) => string
  readonly plant: Plant
  readonly say: Say
  readonly actions: WidgetActions
  readonly page: WidgetPage
  readonly embed: Embed
  readonly draw: DrawChild
  /** The dashboard it stands on. */
  readonly slug: string
  /** What lies under it: its own background or the theme's; undefined where another widget lies there. */
  readonly ground: Ground | undefined
  /** Which page of itself it shows; '' at first. Its needs may follow it. */
  readonly view: string
  readonly setView: (view: string) => void
}

/** A sentence, also one with values in it. */
export type Incomplete = TextKey | { readonly text: TextKey; readonly values: TextValues } | undefined

export function incompleteWords(incomplete: NonNullable<Incomplete>, say: Say): string {
  return typeof incomplete === 'string' ? say(incomplete) : say(incomplete.text, incomplete.values)
}

/**
 * How a widget is shown while it is built: D-STATE-05-X. Until its data are chosen it shows the sample, marked as one:
 * figures of a machine that nobody chose would be taken for those of the one that is meant.
 */
export type PreviewPolicy =
  /** Its own data as they are now. */
  | 'live'
  /** At most ten rows of its data source, the sample where there are none. */
  | 'rows'
  /** The same, but the widget takes its ten after its own filter: cut before, a chosen machine would be missing. */
  | 'filtered-rows'
  /** Always the sample, marked as one. */
  | 'sample'
  /** As it is, without effects; what is to be chosen is said. */
  | 'real'
  /** Only the words that there is no preview, or what is to be chosen. */
  | 'none'

/**
 * What it looks like in the palette: paths in a box of 64 by 40, drawn in this order in the colours of the theme. A drawing
 * and not its sample made small: thirty samples would have to be drawn before one can choose, and none of them could be read.
 */
export interface WidgetPicture {
  /** Filled: a tint of the company's colour, that colour, and the colours of running and stopped. */
  readonly soft?: string
  readonly solid?: string
  readonly good?: string
  readonly stop?: string
  /** Drawn as lines: calm, in the company's colour, and in the colour of the paper over what is filled. */
  readonly line?: string
  readonly bold?: string
  readonly paper?: string
}

export interface Widget<O extends Options = Options, N extends Needs = Needs> {
  /** kebab-case; also the folder's name and the `component` of a saved widget. */
  readonly kind: string
  /** Under which it is offered to who builds. */
  readonly group: WidgetGroup
  readonly title: TextKey
  readonly description: TextKey
  readonly picture: WidgetPicture
  readonly options: O
  readonly showWhen: ShowWhenOf<O>
  /** A method, so that widgets of every shape fit into one list. */
  needs(config: Config<O>, view: string): N
  /** What is still to be chosen; nothing is loaded before. */
  incomplete?(config: Config<O>): Incomplete
  readonly preview: PreviewPolicy
  /** A picture of itself, for the builder and for tests; `now` is its own time where it counts. */
  readonly sample: { readonly config: StoredConfig; readonly data: NeedData<N>; readonly now?: number }
  /** `second` for what counts on by itself. */
  readonly clock?: 'second'
  /** It lies under others, says nothing and lets every press through to them. */
  readonly passive?: true
  /** Texts of its config whose [parameters] it fills itself. */
  readonly fillsItself?: readonly string[]
  /** Not offered to those who build: it is drawn where it is stored. */
  readonly onlyInDevelopment?: true
  readonly migrate: readonly Migration[]
}

export function defineWidget<const O extends Options, N extends Needs>(widget: Widget<O, N>): Widget<O, N> {
  return widget
}

/**
 * A widget of whatever kind with what draws it, as the grid and the builder handle it: its config is read through its own
 * options. The list joins the two: a component reads its props off the definition, which therefore cannot name it.
 */
export interface AnyWidget
  extends Pick<
    Widget,
    | 'kind'
    | 'group'
    | 'title'
    | 'description'
    | 'picture'
    | 'options'
    | 'preview'
    | 'clock'
    | 'passive'
    | 'fillsItself'
    | 'onlyInDevelopment'
    | 'migrate'
  > {
  readonly showWhen: object
  needs(config: Readonly<Record<string, unknown>>, view: string): Needs
  incomplete?(config: Readonly<Record<string, unknown>>): Incomplete
  readonly sample: {
    readonly config: StoredConfig
    readonly data: Readonly<Record<string, unknown>>
    readonly now?: number
  }
  /** The module whose default is its component. */
  readonly load: () => Promise<object>
}

/** What can be said of a kind without drawing it. */
export type WidgetKind = Omit<AnyWidget, 'load'>

/** As many as are shown while a widget is built: D-STATE-05-X. */
export const PREVIEW_ROWS = 10

export const widgetGroups = ['machines', 'rows', 'production', 'words', 'actions', 'inside'] as const
export type WidgetGroup = (typeof widgetGroups)[number]

export type FindWidget = (kind: string) => AnyWidget | undefined
