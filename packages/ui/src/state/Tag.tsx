import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { contrastText } from '../color/contrast.ts'
import styles from './Tag.module.css'

export interface TagLook {
  /** The word; colour and shape never stand alone. */
  label: string
  /** A colour of one's own (`#rrggbb`), e.g. a stop code's; the text becomes black or white, whichever reads better. */
  color?: string | undefined
  variant?: 'solid' | 'soft' | undefined
  size?: 's' | 'm' | 'l' | 'wall' | undefined
  className?: string | undefined
}

interface TagProps extends TagLook {
  tone: string
  /** As quiet as the page: what is switched off is seen, a machine outside its shifts waits for nobody. */
  isCalm?: boolean
  sign: (className: string | undefined) => ReactNode
}

/** What StateTag and StatusTag have in common. */
export function Tag({ tone, isCalm = false, sign, label, color, variant = 'solid', size = 'm', className }: TagProps) {
  const own = ownColour(color)
  return (
    <span
      data-tone={tone}
      className={classNames(
        styles.tag,
        isCalm ? styles.calm : toneClass(tone),
        styles[own === undefined ? variant : 'solid'],
        styles[size],
        className,
      )}
      style={own}
    >
      {sign(styles.sign)}
      <span className={styles.word}>{label}</span>
    </span>
  )
}

export function TagSign({ tone, sign, label, color }: Pick<TagProps, 'tone' | 'sign' | 'label' | 'color'>) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      data-tone={tone}
      className={classNames(styles.tag, toneClass(tone), styles.solid, styles.bare)}
      style={ownColour(color)}
    >
      {sign(styles.sign)}
    </span>
  )
}

function toneClass(tone: string): string | undefined {
  return styles[tone === 'no-contact' ? 'noContact' : tone]
}

function ownColour(color: string | undefined): CSSProperties | undefined {
  return color === undefined ? undefined : ({ '--solid': color, '--contrast': contrastText(color) } as CSSProperties)
}
