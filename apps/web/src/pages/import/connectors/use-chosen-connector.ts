import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'
import { connectorKey } from './connector-list.ts'

/** The chosen connection stands in the address: it can be sent to a colleague, and on a phone "back" leads to the list. */
export function useChosenConnector(): {
  key: string | null
  choose(row: Pick<ConnectorRow, 'connector' | 'sender'> | null): void
} {
  const go = useGo()
  const { connector, sender = '' } = useRouteSearch('connectors')
  return {
    key: connector === undefined ? null : connectorKey({ connector, sender }),
    choose: (row) => go(to('connectors', {}, row === null ? {} : { connector: row.connector, sender: row.sender })),
  }
}
