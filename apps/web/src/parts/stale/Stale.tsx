import { classNames } from '@takt/ui/class-names.ts'
import { StaleBadge } from '@takt/ui/state/StaleBadge.tsx'
import type { ReactNode } from 'react'
import { useConnection, useServerNow } from '../../data/live/live.ts'
import { useAge } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Stale.module.css'

/** How old the figures are: while nothing new can arrive, or since a load that should have renewed them. */
export function StaleAge({ since = null }: { since?: number | null }) {
  const text = useText()
  const age = useAge()
  const { state, lostSince } = useConnection()
  const now = useServerNow()
  const from = state === 'lost' ? lostSince : since
  if (from === null) return null
  return <StaleBadge text={text('connection.data-age', { age: age(now - from) })} />
}

interface StaleProps {
  /** Also old for a reason of the page's own, such as a load that failed. */
  when?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Old figures stay readable and usable, but nobody takes them for new ones. */
export function Stale({ when = false, className, children }: StaleProps) {
  const stale = useConnection().state === 'lost' || when
  return (
    <div className={classNames(className, stale && styles.stale)} data-stale={stale || undefined}>
      {children}
    </div>
  )
}
