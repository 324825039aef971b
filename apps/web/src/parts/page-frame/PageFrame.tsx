import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { ArrowLeftIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import type { ReactNode } from 'react'
import type { CallFailure } from '../../data/call/call.ts'
import { serverNow } from '../../data/live/live.ts'
import { useText } from '../../data/words/use-text.ts'
import { useGo } from '../../routes/use-go.ts'
import { Stale, StaleAge } from '../stale/Stale.tsx'
import styles from './PageFrame.module.css'

/** What a page shows comes from one load, usually useLoad(). */
export interface PageLoad {
  readonly rows: readonly unknown[] | undefined
  readonly error: CallFailure | null
  /** By this device's clock. */
  readonly updatedAt: number
  reload(): void | Promise<void>
}

/**
 * list: one list fills the screen and scrolls inside. screen: the page divides the screen itself.
 * flow: cards as long as they get. reading: one thing in the middle of a wide screen. form: fields.
 */
export type PageLayout = 'list' | 'screen' | 'flow' | 'reading' | 'form'

interface PageFrameProps {
  title: ReactNode
  layout: PageLayout
  /** Where it is and how much there is, beside the title. */
  about?: ReactNode
  /** Path of the way back; without it there is none. */
  back?: string | undefined
  tools?: ReactNode
  /** What holds for all of it: why it is there to be read alone. */
  note?: ReactNode
  /** Without it the page has nothing to wait for. */
  load?: PageLoad | undefined
  /** What is said when the first load fails. */
  failed?: string
  children: ReactNode
}

/** The frame of a page: way back, title, place, tools, and a body that loads, fails or grows old the same everywhere. */
export function PageFrame({ title, layout, about, back, tools, note, load, failed, children }: PageFrameProps) {
  const text = useText()
  const go = useGo()
  const old = load !== undefined && load.error !== null && load.rows !== undefined
  const reload = () => void load?.reload()
  return (
    <div className={classNames(styles.page, styles[layout])}>
      <header className={styles.head}>
        {back !== undefined && (
          <Button className={styles.back} size="primary" icon={<ArrowLeftIcon />} onClick={() => go(back)}>
            <span className={styles.word}>{text('shell.back')}</span>
          </Button>
        )}
        <h1>{title}</h1>
        {about !== undefined && <span className={styles.about}>{about}</span>}
        <StaleAge since={old ? onServerClock(load.updatedAt) : null} />
        {old && <Button onClick={reload}>{text('shell.retry')}</Button>}
        <span className={styles.space} />
        {tools}
      </header>
      {note}
      {load?.rows === undefined && load?.error ? (
        <ErrorState
          message={failed ?? text('shell.page-failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={reload}
        />
      ) : load !== undefined && load.rows === undefined ? (
        <Bones cards={layout === 'flow'} />
      ) : (
        <Stale className={styles.body} when={old}>
          {children}
        </Stale>
      )}
    </div>
  )
}

/** A moment of this device's clock, which may be wrong, on the clock that ages are told by. */
function onServerClock(at: number): number {
  return serverNow() - (Date.now() - at)
}

function Bones({ cards }: { cards: boolean }) {
  const { count, height } = cards ? { count: 12, height: 136 } : { count: 7, height: 40 }
  return (
    <div className={styles.bones} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal bones that never move
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}
