import { DEFAULT_INK } from '@takt/domain/dashboards/look.ts'
import { type Ground, inkFor } from '@takt/domain/dashboards/readable-ink.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { StaleBadge } from '@takt/ui/state/StaleBadge.tsx'
import type { ReactNode } from 'react'
import { authorsGround } from './styled.ts'
import styles from './WidgetFrame.module.css'

interface Look {
  readonly title: string
  readonly backgroundEnabled: boolean
  readonly backgroundColor: string
  readonly color: string
  readonly style: 'widgetstyle' | 'blockstyle' | 'tightstyle'
  readonly horizontalAlignment: 'left' | 'center' | 'right'
  readonly verticalAlignment: 'top' | 'center' | 'bottom'
}

/** The box every widget sits in: its look, its alignment and the marks that say how far to trust it. */
export function WidgetFrame(props: {
  readonly look: Partial<Look>
  /** What lies under it; undefined where nobody knows. */
  readonly under?: Ground | undefined
  readonly sampleWord?: string | undefined
  readonly staleWord?: string | undefined
  readonly children: ReactNode
}) {
  const { look, under, sampleWord, staleWord, children } = props
  const background = look.backgroundEnabled ? look.backgroundColor : undefined
  // Nobody chose the default: on a dark ground it gives way.
  const chosen = look.color === DEFAULT_INK ? undefined : look.color
  const readable = inkFor({ color: chosen, background, together: true, under })
  const ink = readable ?? (look.backgroundEnabled ? look.color : undefined)
  return (
    <section
      className={classNames(styles.frame, styles[look.style ?? 'widgetstyle'])}
      aria-label={look.title || undefined}
      style={{
        ...(background === undefined ? {} : { backgroundColor: background, ...authorsGround }),
        ...(ink === undefined ? {} : { color: ink }),
      }}
    >
      {(look.title || sampleWord !== undefined) && (
        <div className={styles.head}>
          {look.title ? <h2 className={styles.title}>{look.title}</h2> : null}
          {sampleWord !== undefined && <span className={styles.sample}>{sampleWord}</span>}
        </div>
      )}
      <div
        className={styles.body}
        data-room
        data-x={look.horizontalAlignment ?? 'center'}
        data-y={look.verticalAlignment ?? 'center'}
      >
        {children}
      </div>
      {staleWord !== undefined && <StaleBadge className={styles.stale} text={staleWord} />}
    </section>
  )
}
