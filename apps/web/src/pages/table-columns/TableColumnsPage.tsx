import { LATE_ORDERS, lateOrderColumns } from '@takt/domain/overview/late-order-columns.ts'
import { can } from '@takt/domain/permissions.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { columnLabel } from '../../dashboard/column-label.ts'
import { useOwnColumns } from '../../data/own-columns.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { ColumnSetup } from '../../shell/columns/ColumnSetup.tsx'
import styles from './TableColumnsPage.module.css'

/** The columns of the table behind a card of late orders, own or everybody's. */
export default function TableColumnsPage() {
  const text = useText()
  const session = useSession()
  const own = useOwnColumns(LATE_ORDERS, lateOrderColumns)
  if (!can(session, 'change-own-webcolumns') && !can(session, 'change-default-webcolumns')) {
    return (
      <EmptyState
        title={text('shell.no-permission')}
        text={text('shell.missing-permission', { permission: 'change-own-webcolumns' })}
      />
    )
  }
  if (!own.ready) return <LoadingState label={text('shell.loading')} />
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{text('columns.late-orders')}</h1>
      <ColumnSetup
        key={own.scope ?? 'none'}
        own={own}
        known={lateOrderColumns}
        nameOf={(key) => columnLabel(text, key) ?? key}
      >
        {(list, buttons) => (
          <>
            {list}
            <footer className={styles.buttons}>{buttons}</footer>
          </>
        )}
      </ColumnSetup>
    </div>
  )
}
