import { Button } from '@takt/ui/button/Button.tsx'
import { ArrowLeftIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import type { ReactNode } from 'react'
import type { CallFailure } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import { aboveList } from '../../routes/stop-paths.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { Stale, StaleAge } from '../stale/Stale.tsx'
import styles from './MachinePage.module.css'

interface Load {
  readonly rows: readonly unknown[] | undefined
  readonly error: CallFailure | null
  readonly updatedAt: number
  reload(): Promise<void>
}

interface MachinePageProps {
  title: string
  about?: ReactNode
  tools?: ReactNode
  load: Load
  /** What is said when the first load fails. */
  failed: string
  /** The way back; without it the machine, or the overview the page was opened from. */
  back?: string
  children: ReactNode
}

const SKELETON_ROWS = 6

/** A page below a machine: the way back, what it is about, and rows that load, fail or grow old. */
export function MachinePage({ title, about, tools, load, failed, back, children }: MachinePageProps) {
  const text = useText()
  const go = useGo()
  const params = useRouteParams()
  const reload = () => void load.reload()
  const old = load.error !== null && load.rows !== undefined
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button size="primary" icon={<ArrowLeftIcon />} onClick={() => go(back ?? aboveList(params))}>
          {text('shell.back')}
        </Button>
        <h1>{title}</h1>
        <span className={styles.about}>{about}</span>
        <StaleAge since={old ? load.updatedAt : null} />
        {old && <Button onClick={reload}>{text('shell.retry')}</Button>}
        <span className={styles.space} />
        {tools}
      </header>
      {load.error && load.rows === undefined ? (
        <ErrorState message={failed} detail={load.error.message} retryLabel={text('shell.retry')} onRetry={reload} />
      ) : load.rows === undefined ? (
        <div className={styles.skeleton} aria-busy="true">
          {Array.from({ length: SKELETON_ROWS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal bones that never move
            <Skeleton key={at} height={40} />
          ))}
        </div>
      ) : (
        <Stale className={styles.body} when={old}>
          {children}
        </Stale>
      )}
    </div>
  )
}
