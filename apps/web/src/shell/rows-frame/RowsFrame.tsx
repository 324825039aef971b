import { Button } from '@takt/ui/button/Button.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import type { ReactNode } from 'react'
import type { CallFailure } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import { Stale, StaleAge } from '../stale/Stale.tsx'
import styles from './RowsFrame.module.css'

interface RowsLoad {
  readonly rows: readonly unknown[] | undefined
  readonly error: CallFailure | null
  readonly updatedAt: number
  reload(): Promise<void>
}

interface RowsFrameProps {
  heading: ReactNode
  count: string
  load: RowsLoad
  /** What is said when the first load fails. */
  failed: string
  tools?: ReactNode
  children: ReactNode
}

const SKELETON_ROWS = 8

/** A page that is one list: what it says while rows load, fail or grow old is the same on all of them. */
export function RowsFrame({ heading, count, load, failed, tools, children }: RowsFrameProps) {
  const text = useText()
  const reload = () => void load.reload()
  const old = load.error !== null && load.rows !== undefined
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        {load.rows && <span className={styles.count}>{count}</span>}
        <StaleAge since={old ? load.updatedAt : null} />
        {old && <Button onClick={reload}>{text('shell.retry')}</Button>}
        <span className={styles.space} />
        {tools}
      </header>
      {load.error && !load.rows ? (
        <ErrorState message={failed} detail={load.error.message} retryLabel={text('shell.retry')} onRetry={reload} />
      ) : load.rows === undefined ? (
        <div className={styles.skeleton} aria-busy="true">
          {Array.from({ length: SKELETON_ROWS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal bones that never move
            <Skeleton key={at} height={40} />
          ))}
        </div>
      ) : (
        <Stale className={styles.list} when={old}>
          {children}
        </Stale>
      )}
    </div>
  )
}
