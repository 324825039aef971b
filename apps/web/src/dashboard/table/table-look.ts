/** The styling parts of a table, evaluated for the table or for each row: D-ENTITY-31-X. */
import { option } from '@takt/domain/dashboards/options.ts'
import { type Ground, themeGround } from '@takt/domain/dashboards/readable-ink.ts'
import { comparedValue, type StyleConfig, styleLayers, styleSources } from '@takt/domain/dashboards/style-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { type Styled, styled } from '../styled.ts'

export const tableStyles = {
  tableStyle: option.style('option.table-style'),
  headerStyle: option.style('option.table-header-style'),
  rowStyle: option.style('option.row-style'),
  oddRowStyle: option.style('option.odd-row-style'),
  cellStyle: option.style('option.cell-style'),
} as const

type Styles = Readonly<Record<keyof typeof tableStyles, StyleConfig>>

export interface TableLook {
  readonly table: Styled
  readonly header: Styled
  /** Undefined where no row is styled: then rows are drawn only when they change. */
  readonly line: ((row: Row, odd: boolean) => { readonly row: Styled; readonly cell: Styled }) | undefined
}

export function tableSources(styles: Styles): string[] {
  return styleSources(partsOf(styles))
}

type RowsOf = (slug: string) => readonly Row[]

interface TablePlace {
  readonly source: string
  readonly rowsOf: RowsOf
  /** What lies under the table. */
  readonly ground: Ground | undefined
}

/** A value of the table's own source is that of the row it stands in. */
export function tableLook(styles: Styles, { source, rowsOf, ground }: TablePlace): TableLook {
  const now = (style: StyleConfig, row?: Row) =>
    styleLayers(style, (config) =>
      row !== undefined && config.dataSource === source
        ? comparedValue({ ...config, machineId: [] }, [row])
        : comparedValue(config, rowsOf(config.dataSource)),
    )
  const { rowStyle, oddRowStyle, cellStyle } = styles
  const isStyled = [rowStyle, oddRowStyle, cellStyle].some(
    ({ style, conditionalStyles }) => Object.keys(style).length > 0 || conditionalStyles.length > 0,
  )
  const table = styled(now(styles.tableStyle), ground)
  return {
    table,
    // The heading stays over the rows that pass under it: it has the theme's ground, not the table's.
    header: styled(now(styles.headerStyle), themeGround),
    line: isStyled
      ? (own, odd) => {
          const row = styled([...now(rowStyle, own), ...(odd ? now(oddRowStyle, own) : [])], table.ground)
          return { row, cell: styled(now(cellStyle, own), row.ground) }
        }
      : undefined,
  }
}

function partsOf(styles: Styles): StyleConfig[] {
  return [styles.tableStyle, styles.headerStyle, styles.rowStyle, styles.oddRowStyle, styles.cellStyle]
}
