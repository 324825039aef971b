import type { DataSource } from '@takt/domain/dashboards/dashboard.ts'
import type { LeafOption } from '@takt/domain/dashboards/options.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import type { FindWidget, Say } from '../define-widget.ts'

/** What the editors can choose from. */
export interface EditorPlace {
  readonly sources: readonly DataSource[]
  /** The properties of a source's rows; without a source those of a machine. */
  readonly propertiesOf: (slug: string) => readonly string[]
  readonly machineIds: readonly string[]
  /** The names of the dashboard's parameters. */
  readonly parameters: readonly string[]
  readonly say: Say
  /** The last rows of a source, for what shows a value as it is right now. */
  readonly rowsOf: (slug: string) => readonly Row[]
  /** What a value would look like in a format or a component of a column; undefined where nothing tells it. */
  readonly example?: ((format: string, value: unknown) => string | undefined) | undefined
  /** The kinds of widget, for one that holds another. */
  readonly find?: FindWidget | undefined
  /** The widget whose options these are, as the server has it. */
  readonly widget?: { readonly template: string; readonly widget_id: string; readonly isSaved: boolean } | undefined
}

export interface EditorProps<O extends LeafOption> {
  readonly option: O
  readonly value: O['default']
  /** All values of the form: some editors depend on another option's choice. */
  readonly values: Readonly<Record<string, unknown>>
  readonly label: string
  readonly error: string | undefined
  readonly place: EditorPlace
  /** `typing` names the part that is being typed in: such changes are one step of undo together. */
  readonly onChange: (value: unknown, typing?: string) => void
  /** An emptied field has its default again: D-CONFIG-38. */
  readonly onClear: () => void
}

/** The slug of the source that another option chose, alone or as a part of its own config. */
export function sourceIn(values: Readonly<Record<string, unknown>>, key: string): string {
  const chosen = values[key]
  if (typeof chosen === 'string') return chosen
  return typeof chosen === 'object' && chosen !== null && 'dataSource' in chosen ? String(chosen.dataSource) : ''
}
