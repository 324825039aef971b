import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import { useLocation } from '@tanstack/react-router'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { connectorKey } from './connector-list.ts'

/** The chosen connection stands in the address: it can be sent to a colleague, and on a phone "back" leads to the list. */
export function useChosenConnector(): {
  key: string | null
  choose(row: Pick<ConnectorRow, 'connector' | 'sender'> | null): void
} {
  const go = useGo()
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }))
  const connector = query.get('connector')
  return {
    key: connector === null ? null : connectorKey({ connector, sender: query.get('sender') ?? '' }),
    choose: (row) => {
      if (row === null) return go(to('connectors'))
      const { connector: name, sender } = row
      go(`${to('connectors')}?${new URLSearchParams({ connector: name, sender })}`)
    },
  }
}
