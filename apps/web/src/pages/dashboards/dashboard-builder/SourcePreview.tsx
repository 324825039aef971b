import type { DataSource } from '@takt/domain/dashboards/dashboard.ts'
import { missingParameter } from '@takt/domain/dashboards/parameters.ts'
import { type ColumnConfig, columnHeader, shownColumns } from '@takt/domain/dashboards/table-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { displayState } from '@takt/domain/machines/display-state.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { RefreshIcon } from '@takt/ui/icon/icons.tsx'
import { Spinner } from '@takt/ui/spinner/Spinner.tsx'
import { columnLabel, textOf } from '../../../dashboard/column-label.ts'
import { draftOf } from '../../../dashboard/data/draft-of.ts'
import type { Plant, Say } from '../../../dashboard/define-widget.ts'
import { Cell } from '../../../dashboard/table/Cell.tsx'
import { cellOf } from '../../../dashboard/table/cell-content.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { serverNow } from '../../../data/live/live.ts'
import styles from './SourcePreview.module.css'

/** Enough to see what a source is of; a table shows all of it. */
const SHOWN = 5

interface SourcePreviewProps {
  readonly source: DataSource
  /** Parameters of the board: until the page's address fills them, nobody knows what the source is of. */
  readonly names: readonly string[]
  readonly plant: Plant
  readonly say: Say
}

/** The rows of a source as it stands on the screen, saved or not. */
export function SourcePreview({ source, names, plant, say }: SourcePreviewProps) {
  const missing = missingParameter(source, names, {})
  const load = useLoad('preview_data_source', draftOf(source, {}), { enabled: missing === undefined })
  if (missing !== undefined)
    return <p className={styles.note}>{say('settings.preview-parameter', { name: missing })}</p>
  if (load.error !== null) {
    return (
      <p className={styles.note} role="alert">
        {load.error.message}
        <Button icon={<RefreshIcon />} onClick={load.reload}>
          {say('shell.retry')}
        </Button>
      </p>
    )
  }
  if (load.rows === undefined) {
    return (
      <p className={styles.note}>
        <Spinner /> {say('shell.loading')}
      </p>
    )
  }
  const rows: readonly Row[] = load.rows
  if (rows.length === 0) return <p className={styles.note}>{say('settings.preview-none')}</p>
  const columns = shownColumns([], Object.keys(rows[0] ?? {}))
  return (
    <figure className={styles.preview}>
      <figcaption>
        {say('settings.preview-rows', { count: rows.length })}
        {rows.length > SHOWN && ` ${say('settings.preview-first', { count: SHOWN })}`}
      </figcaption>
      <section className={styles.scroll} aria-label={say('settings.preview-of', { name: source.name })} tabIndex={-1}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {headerOf(column, say)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a source need not have a key
              <tr key={at}>
                {columns.map((column) => (
                  <td key={column.id}>
                    <PreviewCell {...{ column, row, plant, say }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  )
}

function headerOf(column: ColumnConfig, say: Say): string {
  return columnHeader(column, { text: (key) => textOf(say, key), column: (key) => columnLabel(say, key) })
}

function PreviewCell(props: {
  readonly column: ColumnConfig
  readonly row: Row
  readonly plant: Plant
  readonly say: Say
}) {
  const { column, row, plant, say } = props
  const content = cellOf(column, row, plant)
  const state =
    content.kind === 'state' ? displayState(content.machine, serverNow(), plant.noContactSeconds) : 'no-contact'
  return <Cell {...{ content, state, plant, say }} links={false} />
}
