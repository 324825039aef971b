import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icon/icons.tsx'
import popup from '../popup/Popup.module.css'
import styles from './Popover.module.css'

export interface PopoverProps {
  trigger: ReactElement
  title: string
  closeLabel: string
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Given with `onOpenChange`, the caller holds the state. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Where the keyboard begins; left out, at the first button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
}

export function Popover(props: PopoverProps) {
  const { trigger, title, closeLabel, children, side = 'bottom', align = 'start', open, onOpenChange } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} side={side} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup
            className={classNames(popup.popup, styles.popover, props.className)}
            initialFocus={props.initialFocus}
          >
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton aria-label={closeLabel} icon={<CloseIcon />} />} />
            </header>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
