import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import type { ReactNode } from 'react'
import { WayLink } from '../way-link/WayLink.tsx'
import styles from './DeadEnd.module.css'

interface DeadEndProps {
  /** What is not there, by the name it was asked for. */
  title: string
  text?: string
  way?: { readonly to: string; readonly label: string } | undefined
  /** What else can be done here, such as making what is not there. */
  also?: ReactNode
}

/** In place of a page whose address names nothing that can be shown: says so, and shows the way on. */
export function DeadEnd({ title, text, way, also }: DeadEndProps) {
  return (
    <EmptyState
      className={styles.page}
      icon={<WarningIcon size={40} />}
      title={title}
      {...(text === undefined ? {} : { text })}
      action={
        (way || also) && (
          <>
            {way && <WayLink to={way.to}>{way.label}</WayLink>}
            {also}
          </>
        )
      }
    />
  )
}
