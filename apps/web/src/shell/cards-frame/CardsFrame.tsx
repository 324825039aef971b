import { Button } from '@takt/ui/button/Button.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import type { ReactNode } from 'react'
import { machines, useMachinesLoad } from '../../data/machines.ts'
import { useText } from '../../data/use-text.ts'
import { Stale, StaleAge } from '../stale/Stale.tsx'
import styles from './CardsFrame.module.css'

interface CardsFrameProps {
  heading: string
  /** Machines of the place. */
  count: number
  /** False while the page's own settings load. */
  ready?: boolean
  tools?: ReactNode
  children: ReactNode
}

const SKELETON_CARDS = 12

/** An overview of machines as cards: loading, failed, old and empty look alike on all of them. */
export function CardsFrame({ heading, count, ready = true, tools, children }: CardsFrameProps) {
  const text = useText()
  const { loading, error, loadedAt, reload } = useMachinesLoad()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <span className={styles.count}>{text('machines.count', { count })}</span>
        <StaleAge since={error === null ? null : loadedAt} />
        {error && !loading && <Button onClick={reload}>{text('shell.retry')}</Button>}
        <span className={styles.space} />
        {tools}
      </header>
      {error && machines.keys().length === 0 ? (
        <ErrorState
          message={text('machines.failed')}
          detail={error.message}
          retryLabel={text('shell.retry')}
          onRetry={reload}
        />
      ) : loading || !ready ? (
        <div className={styles.skeleton} aria-busy="true">
          {Array.from({ length: SKELETON_CARDS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal bones that never move
            <Skeleton key={at} height={136} />
          ))}
        </div>
      ) : count === 0 ? (
        <EmptyState title={text('machines.empty')} />
      ) : (
        <Stale when={error !== null}>{children}</Stale>
      )}
    </div>
  )
}
