import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { contrastText } from '../color/contrast.ts'
import { StateShape, type StateTone } from './StateShape.tsx'
import styles from './StateTag.module.css'

export interface StateTagProps {
  tone: StateTone
  /** The word; colour and shape never stand alone. */
  label: string
  /** A colour of one's own (`#rrggbb`), e.g. a stop code's; the text becomes black or white, whichever reads better. */
  color?: string | undefined
  variant?: 'solid' | 'soft' | undefined
  size?: 's' | 'm' | 'l' | 'wall' | undefined
  className?: string | undefined
}

export function StateTag({ tone, label, color, variant = 'solid', size = 'm', className }: StateTagProps) {
  const own =
    color === undefined ? undefined : ({ '--solid': color, '--contrast': contrastText(color) } as CSSProperties)
  return (
    <span
      data-tone={tone}
      className={classNames(
        styles.tag,
        styles[tone === 'no-contact' ? 'noContact' : tone],
        styles[own === undefined ? variant : 'solid'],
        styles[size],
        className,
      )}
      style={own}
    >
      <StateShape tone={tone} className={styles.shape} />
      <span className={styles.word}>{label}</span>
    </span>
  )
}
