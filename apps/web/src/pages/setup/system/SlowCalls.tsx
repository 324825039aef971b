import type { SlowCall } from '@takt/domain/setup/system/system-state.ts'
import { Fragment } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { SystemCard } from './SystemCard.tsx'
import styles from './SystemPage.module.css'

/** A name that has no room breaks where it has a joint. */
function CallName({ call }: { call: string }) {
  const parts = call.split('_')
  const joined = parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, which never move
    <Fragment key={index}>
      {part}
      {index < parts.length - 1 && '_'}
      <wbr />
    </Fragment>
  ))
  return <code>{joined}</code>
}

/** By the names of the calls, as the description of the API has them: what was in them is kept by nobody. */
export function SlowCalls({ calls }: { calls: readonly SlowCall[] }) {
  const text = useText()
  const number = useNumber()
  const ms = (value: number) => text('system.ms', { count: number(value) })
  return (
    <SystemCard title={text('system.slow')} wide>
      {calls.length === 0 ? (
        <p className={styles.muted}>{text('system.slow-none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('system.slow-call')}</th>
              <th scope="col">{text('system.slow-p95')}</th>
              <th scope="col">{text('system.slow-longest')}</th>
              <th scope="col">{text('system.slow-count')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ call, count, p95_ms, longest_ms }) => (
              <tr key={call}>
                <th scope="row">
                  <CallName call={call} />
                </th>
                <td>{ms(p95_ms)}</td>
                <td>{ms(longest_ms)}</td>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SystemCard>
  )
}
