import { can } from '@takt/domain/ground/permissions.ts'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useOwnColumns } from '../../../data/dashboards/own-columns.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { ColumnSetup } from '../../../parts/columns/ColumnSetup.tsx'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { NoColumnRight } from './NoColumnRight.tsx'
import styles from './TableColumnsPage.module.css'
import { type ColumnTable, columnTables } from './tables.ts'

/** The columns of one table, own or everybody's. */
export default function TableColumnsPage() {
  const text = useText()
  const session = useSession()
  const { template } = useRouteParams('tableColumns')
  const table = columnTables.find((one) => one.template === template)
  if (!can(session, 'change-own-webcolumns') && !can(session, 'change-default-webcolumns')) return <NoColumnRight />
  if (!table) {
    return (
      <PageFrame layout="form" title={text('title.table-columns')} back={to('adminTables')}>
        <DeadEnd
          title={text('templates.not-found')}
          text={text('templates.not-found-text', { template })}
          way={{ to: to('adminTables'), label: text('templates.to-list') }}
        />
      </PageFrame>
    )
  }
  return <Columns key={table.template} table={table} />
}

function Columns({ table }: { table: ColumnTable }) {
  const text = useText()
  const own = useOwnColumns(table.stored, table.known)
  return (
    <PageFrame
      layout="form"
      title={text(table.title)}
      about={table.wizard ? text('tables.in-wizard') : undefined}
      back={to('adminTables')}
    >
      {own.ready ? (
        <ColumnSetup key={own.scope ?? 'none'} own={own} known={table.known} nameOf={(key) => table.nameOf(text, key)}>
          {(list, buttons) => (
            <>
              {list}
              <footer className={styles.buttons}>{buttons}</footer>
            </>
          )}
        </ColumnSetup>
      ) : (
        <LoadingState label={text('shell.loading')} />
      )}
    </PageFrame>
  )
}
