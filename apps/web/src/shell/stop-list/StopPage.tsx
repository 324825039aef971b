import { Button } from '@takt/ui/button/Button.tsx'
import { ArrowLeftIcon } from '@takt/ui/icon/arrow-icons.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../data/use-text.ts'
import { aboveList } from '../../routes/stop-paths.ts'
import { useGo } from '../../routes/use-go.ts'
import { StaleAge } from '../stale/Stale.tsx'
import styles from './StopPage.module.css'
import type { ShownStops } from './use-stop-list.ts'

interface StopPageProps {
  title: string
  about: ReactNode
  shown: ShownStops
  children: ReactNode
}

/** The frame of a list of stops: the way back, whose stops these are, how many and how old. */
export function StopPage({ title, about, shown, children }: StopPageProps) {
  const text = useText()
  const go = useGo()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button size="primary" icon={<ArrowLeftIcon />} onClick={() => go(aboveList(shown.place))}>
          {text('shell.back')}
        </Button>
        <h1>{title}</h1>
        <span className={styles.about}>{about}</span>
        <StaleAge since={shown.oldSince} />
        {shown.oldSince !== null && <Button onClick={shown.reload}>{text('shell.retry')}</Button>}
      </header>
      {children}
    </div>
  )
}
