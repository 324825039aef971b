import { parametersFromRow } from '@takt/domain/dashboards/dashboard-choice.ts'
import { drawnGrid, type GridSettings, gridFault, gridPage, newGrid } from '@takt/domain/dashboards/grid-settings.ts'
import { multiValueRows, newMultiValue } from '@takt/domain/dashboards/row-filter.ts'
import { rowKeys } from '@takt/domain/dashboards/rows.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import styles from './SubDashboardMultiple.module.css'
import type { subDashboardMultiple as widget } from './sub-dashboard-multiple.widget.ts'

type Props = WidgetProps<(typeof widget)['options'], ReturnType<(typeof widget)['needs']>>

const none: readonly never[] = []

/** One dashboard for each row, page by page where there are more rows than tiles: D-WIDGET-41, 42-X. */
export default function SubDashboardMultiple({ config, data, now, say, embed }: Props) {
  const chosen = config.rows ?? newMultiValue
  const all = data[chosen.dataSource] ?? none
  const tiles = useMemo(() => {
    const rows = multiValueRows(all, chosen)
    const keys = rowKeys(rows, config.slug)
    return rows.map((row, at) => ({ key: keys[at] as string, row }))
  }, [all, chosen, config.slug])
  const grid = useLastGood(config.grid)
  const page = gridPage(tiles, grid, now)
  if (tiles.length === 0) return <p className={styles.none}>{say('widget.no-data')}</p>
  const room = {
    '--columns': grid.columns,
    '--rows': grid.rows,
    '--gap': `${grid.padding}px`,
    '--ratio': `${config.xRatio} / ${config.yRatio}`,
    '--shape': config.xRatio / config.yRatio,
  } as CSSProperties
  return (
    <div className={styles.pages}>
      <ul className={styles.tiles} style={room} data-fill={grid.fill}>
        {page.items.map(({ key, row }) => (
          <li key={key} className={styles.tile}>
            <Tile row={row} dashboard={config.dashboard} embed={embed} />
          </li>
        ))}
      </ul>
      {page.pages > 1 && (
        <p className={styles.dots}>
          <VisuallyHidden>{say('widget.sub-page', { page: page.page + 1, pages: page.pages })}</VisuallyHidden>
          {Array.from({ length: page.pages }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <span key={at} className={at === page.page ? styles.here : styles.dot} />
          ))}
        </p>
      )}
    </div>
  )
}

type TileProps = Pick<Props, 'embed'> & { readonly row: Row; readonly dashboard: Props['config']['dashboard'] }

/** The clock draws the pages every second; a tile is drawn when what it is told has changed. */
const Tile = memo(function Tile({ row, dashboard, embed }: TileProps) {
  const parameters = parametersFromRow(dashboard, row)
  const told = JSON.stringify(parameters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same parameters in a new row are no other dashboard
  const choice = useMemo(() => ({ slug: dashboard.slug, parameters }), [dashboard.slug, told])
  return <>{embed(choice)}</>
})

/** While somebody types a number that cannot be, the tiles stay as they were: D-VALID-03-X. */
function useLastGood(grid: GridSettings): GridSettings {
  const last = useRef(newGrid)
  if (gridFault(grid) === undefined) last.current = grid
  return gridFault(grid) === undefined ? drawnGrid(grid) : last.current
}
