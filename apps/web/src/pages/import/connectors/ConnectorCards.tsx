import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import type { ReactNode } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ConnectorCards.module.css'
import { ErrorCell, KindCell, LastSignalCell, NameCell, QuarantinedCell, StateCell } from './ConnectorCells.tsx'
import type { ConnectorListProps } from './ConnectorTable.tsx'
import { connectorKey } from './connector-list.ts'

/** The same list for one hand: a card per connection. */
export function ConnectorCards({ rows, onChoose, empty }: ConnectorListProps) {
  if (rows.length === 0) return empty
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <ConnectorCard key={connectorKey(row)} row={row} onPress={() => onChoose(connectorKey(row))} />
      ))}
    </ul>
  )
}

function ConnectorCard({ row, onPress }: { row: ConnectorRow; onPress: () => void }) {
  const text = useText()
  const number = useNumber()
  return (
    <li>
      <button type="button" className={styles.card} onClick={onPress}>
        <span className={styles.top}>
          <span className={styles.name}>
            <NameCell row={row} />
            <span className={styles.kind}>
              <KindCell kind={row.kind} />
            </span>
          </span>
          <StateCell row={row} />
        </span>
        <span className={styles.facts}>
          <Fact label={text('connections.last-signal')}>
            <LastSignalCell row={row} />
          </Fact>
          <Fact label={text('connections.committed')}>{number(row.committed)}</Fact>
          <Fact label={text('connections.backlog')}>{number(row.backlog)}</Fact>
          <Fact label={text('connections.quarantined')}>
            <QuarantinedCell count={row.quarantined} />
          </Fact>
        </span>
        {row.last_error !== '' && (
          <Fact label={text('connections.last-error')}>
            <ErrorCell row={row} />
          </Fact>
        )}
      </button>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <span>{children}</span>
    </span>
  )
}
