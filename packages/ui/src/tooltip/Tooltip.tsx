import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  text: string
  /** One focusable element. A tooltip never shows on touch: what it says must be reachable otherwise too. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
