/** What a widget can be asked to look like. The form, the config's type, the defaults and the server's check all read these. */
import { type CallConfig, newCall } from './call-config.ts'
import { type DashboardChoice, noChoice } from './dashboard-choice.ts'
import { type GraphConfig, type GraphType, graphTypes, newGraph } from './graph-config.ts'
import { type GridSettings, newGrid } from './grid-settings.ts'
import { type MediaObject, newMedia } from './media-object.ts'
import { type NavigatorConfig, newNavigator } from './navigator-config.ts'
import type { RangeEnd } from './number-range.ts'
import { newSelector, type ParameterSelectorConfig } from './parameter-selector.ts'
import { noQuery, type QueryChoice } from './query-choice.ts'
import type { MultiValueConfig } from './row-filter.ts'
import { newStyle, type StyleConfig } from './style-config.ts'
import type { ColumnConfig } from './table-config.ts'
import type { ValueConfig } from './value-config.ts'

/** `label` is a key of `packages/texts`. */
interface Leaf<Type extends string, T> {
  readonly type: Type
  readonly label: string
  readonly default: T
}

export type Choice = string | number | null

export interface NumberOption extends Leaf<'number', number> {
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Drawn as a slider with a typed value beside it; needs min and max. */
  readonly slider?: true
  /** One end of a range; the option `other` is the other end. */
  readonly range?: { readonly end: RangeEnd; readonly other: string }
}
/** One line. */
export type StringOption = Leaf<'string', string>
/** Several lines; line breaks are kept. */
export type TextOption = Leaf<'text', string>
/** The address of a picture: a file of the media folder, or an https address. */
export type PictureOption = Leaf<'picture', string>
export type ColorOption = Leaf<'color', string>
export type BooleanOption = Leaf<'boolean', boolean>
export interface SelectOption<C extends Choice = Choice> extends Leaf<'select', C> {
  readonly choices: readonly C[]
  /** The choice is shown as the text `${choiceLabel}.${choice}`, else as it stands. */
  readonly choiceLabel?: string
  /** Which of the choices fit, by the value of the option `by`. */
  readonly only?: { readonly by: string; readonly choices: Readonly<Record<string, readonly C[]>> }
}
export interface MultiselectOption<C extends string = string> extends Leaf<'multiselect', readonly C[]> {
  readonly choices: readonly C[]
  readonly choiceLabel?: string
}
/** A stored value that is no longer offered stays, shown as '(custom)': D-CONFIG-24-X. */
export interface NumlistOption extends Leaf<'numlist', number> {
  readonly choices: readonly number[]
  readonly min?: number
}
/** Slug of one of the dashboard's data sources, '' while none is chosen. */
export type DataSourceOption = Leaf<'dataSource', string>
/** A property of the rows of the source that the option `source` chose. */
export interface PropertyOption extends Leaf<'property', string> {
  readonly source: string
}
export interface MachinesOption extends Leaf<'machines', readonly string[]> {
  readonly most?: number
  /** Fewer, by the value of the option `by`. */
  readonly mostBy?: { readonly by: string; readonly most: Readonly<Record<string, number>> }
  /** What it means that none is chosen: all of the source, all there are, or that one is still to be chosen. */
  readonly none?: 'source' | 'every' | 'choose'
}
/** A place of the kind that the option `kind` chose; '' while none is. */
export interface LocationOption extends Leaf<'location', string> {
  readonly kind: string
}
/** An own overview by its number as text; '' while none is chosen. */
export type OwnOverviewOption = Leaf<'ownOverview', string>
/** A widget that another one repeats: its kind, and its config without the machine. */
export interface ChildWidgetOption extends Leaf<'childWidget', ChildWidget> {
  readonly kinds: readonly string[]
}
export interface ChildWidget {
  readonly component: string
  readonly config: Readonly<Record<string, unknown>>
}
/** Codes of stop groups. */
export type StopGroupsOption = Leaf<'stopGroups', readonly string[]>
export type DatasourceValueOption = Leaf<'datasourceValue', ValueConfig | null>
/** Data source, machines and a filter. */
export type DatasourceMultiValueOption = Leaf<'datasourceMultiValue', MultiValueConfig | null>
/** The same without machines: a data source and a filter that is always open. */
export type DatasourceFilterOption = Leaf<'datasourceFilter', MultiValueConfig | null>
export interface TableConfigOption extends Leaf<'tableConfig', readonly ColumnConfig[]> {
  /** The option that chose the data source, by its slug or within its own config. */
  readonly source: string
}
export interface GraphConfigOption extends Leaf<'graphConfig', GraphConfig> {
  readonly source: string
  readonly types: readonly GraphType[]
}
export type StyleConfigOption = Leaf<'style', StyleConfig>
export interface DashboardSelectOption extends Leaf<'dashboardSelect', DashboardChoice> {
  /** Parameters are mapped to properties instead of typed: those of `source`, else those of a machine. */
  readonly parameterTranslate: boolean
  readonly source?: string
}
export type GridSettingsOption = Leaf<'subDashboardGridSettings', GridSettings>
export type ParameterConfigOption = Leaf<'dataSourceParameterConfig', ParameterSelectorConfig>
export type NavigatorConfigOption = Leaf<'navigatorConfig', NavigatorConfig>
export type MediaObjectOption = Leaf<'mediaObject', MediaObject>
/** A saved query and the values it asks for. */
export interface QueryOption extends Leaf<'query', QueryChoice> {
  /** Names that the widget fills itself. */
  readonly filled: readonly string[]
}
export type CallConfigurationOption = Leaf<'callConfiguration', CallConfig>

export type LeafOption =
  | NumberOption
  | StringOption
  | TextOption
  | PictureOption
  | ColorOption
  | BooleanOption
  | SelectOption
  | MultiselectOption
  | NumlistOption
  | DataSourceOption
  | PropertyOption
  | MachinesOption
  | StopGroupsOption
  | LocationOption
  | OwnOverviewOption
  | ChildWidgetOption
  | DatasourceValueOption
  | DatasourceMultiValueOption
  | DatasourceFilterOption
  | TableConfigOption
  | GraphConfigOption
  | StyleConfigOption
  | DashboardSelectOption
  | GridSettingsOption
  | ParameterConfigOption
  | NavigatorConfigOption
  | MediaObjectOption
  | CallConfigurationOption
  | QueryOption

/** A heading over options. It groups the form only: stored values are flat, so moving an option to another section loses nothing. */
export interface SectionOption<S extends Options = Options> {
  readonly type: 'section'
  readonly label: string
  readonly options: S
}

export interface Options {
  readonly [key: string]: LeafOption | SectionOption
}

type Together<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never
type LeavesOf<O extends Options> = {
  readonly [K in keyof O as O[K] extends SectionOption ? never : K]: O[K] extends { readonly default: infer T }
    ? T
    : never
}
type SectionsOf<O extends Options> = {
  [K in keyof O]: O[K] extends SectionOption<infer S> ? Config<S> : never
}[keyof O]

/** What a widget is given: every option with its value, sections flattened. */
export type Config<O extends Options> = LeavesOf<O> &
  ([SectionsOf<O>] extends [never] ? unknown : Together<SectionsOf<O>>)

/** The choices that fit what else is chosen. */
export function offeredChoices(option: SelectOption, values: Readonly<Record<string, unknown>>): readonly Choice[] {
  return option.only === undefined
    ? option.choices
    : (option.only.choices[String(values[option.only.by])] ?? option.choices)
}

export interface PlacedOption {
  readonly key: string
  readonly option: LeafOption
  /** The sections around it, outermost first. */
  readonly sections: readonly string[]
}

/** All options in the order of the form. */
export function leafOptions(options: Options, sections: readonly string[] = []): PlacedOption[] {
  return Object.entries(options).flatMap(([key, option]) =>
    option.type === 'section' ? leafOptions(option.options, [...sections, key]) : [{ key, option, sections }],
  )
}

type Choices<C> = { readonly choices: readonly C[]; readonly choiceLabel?: string }

export const option = {
  number: (label: string, is: Omit<NumberOption, 'type' | 'label'>): NumberOption => ({ type: 'number', label, ...is }),
  string: (label: string, fallback = ''): StringOption => ({ type: 'string', label, default: fallback }),
  picture: (label: string): PictureOption => ({ type: 'picture', label, default: '' }),
  text: (label: string, fallback = ''): TextOption => ({ type: 'text', label, default: fallback }),
  color: (label: string, fallback: string): ColorOption => ({ type: 'color', label, default: fallback }),
  boolean: (label: string, fallback: boolean): BooleanOption => ({ type: 'boolean', label, default: fallback }),
  select: <const C extends Choice>(
    label: string,
    is: Choices<C> & { readonly default: NoInfer<C>; readonly only?: NoInfer<NonNullable<SelectOption<C>['only']>> },
  ): SelectOption<C> => ({
    type: 'select',
    label,
    ...is,
  }),
  multiselect: <const C extends string>(
    label: string,
    is: Choices<C> & { readonly default: readonly NoInfer<C>[] },
  ): MultiselectOption<C> => ({ type: 'multiselect', label, ...is }),
  numlist: (label: string, is: Omit<NumlistOption, 'type' | 'label'>): NumlistOption => ({
    type: 'numlist',
    label,
    ...is,
  }),
  dataSource: (label: string): DataSourceOption => ({ type: 'dataSource', label, default: '' }),
  property: (label: string, source = 'dataSource', fallback = ''): PropertyOption => ({
    type: 'property',
    label,
    source,
    default: fallback,
  }),
  machines: (label: string, is: Pick<MachinesOption, 'most' | 'mostBy' | 'none'> = {}): MachinesOption => ({
    type: 'machines',
    label,
    default: [],
    ...is,
  }),
  location: (label: string, kind = 'locationtype'): LocationOption => ({ type: 'location', label, kind, default: '' }),
  ownOverview: (label: string): OwnOverviewOption => ({ type: 'ownOverview', label, default: '' }),
  childWidget: (label: string, kinds: readonly string[]): ChildWidgetOption => ({
    type: 'childWidget',
    label,
    kinds,
    default: { component: kinds[0] ?? '', config: {} },
  }),
  stopGroups: (label: string): StopGroupsOption => ({ type: 'stopGroups', label, default: [] }),
  value: (label: string): DatasourceValueOption => ({ type: 'datasourceValue', label, default: null }),
  table: (label: string, source = 'dataSource'): TableConfigOption => ({
    type: 'tableConfig',
    label,
    source,
    default: [],
  }),
  multiValue: (label: string): DatasourceMultiValueOption => ({ type: 'datasourceMultiValue', label, default: null }),
  filter: (label: string): DatasourceFilterOption => ({ type: 'datasourceFilter', label, default: null }),
  graph: (label: string, source: string, types: readonly GraphType[] = graphTypes): GraphConfigOption => ({
    type: 'graphConfig',
    label,
    source,
    types,
    default: newGraph,
  }),
  style: (label: string): StyleConfigOption => ({ type: 'style', label, default: newStyle }),
  dashboard: (
    label: string,
    is: Omit<DashboardSelectOption, 'type' | 'label' | 'default'> = { parameterTranslate: false },
  ): DashboardSelectOption => ({ type: 'dashboardSelect', label, default: noChoice, ...is }),
  grid: (label: string): GridSettingsOption => ({ type: 'subDashboardGridSettings', label, default: newGrid }),
  parameter: (label: string): ParameterConfigOption => ({
    type: 'dataSourceParameterConfig',
    label,
    default: newSelector,
  }),
  navigator: (label: string): NavigatorConfigOption => ({ type: 'navigatorConfig', label, default: newNavigator }),
  media: (label: string): MediaObjectOption => ({ type: 'mediaObject', label, default: newMedia }),
  call: (label: string): CallConfigurationOption => ({ type: 'callConfiguration', label, default: newCall }),
  query: (label: string, filled: readonly string[] = []): QueryOption => ({
    type: 'query',
    label,
    default: noQuery,
    filled,
  }),
  section: <const S extends Options>(label: string, options: S): SectionOption<S> => ({
    type: 'section',
    label,
    options,
  }),
}
