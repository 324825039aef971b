import type { ReactNode } from 'react'
import { AppLink } from '../../routes/AppLink.tsx'
import styles from './WayLink.module.css'

/** A way to another page, as large as a button. */
export function WayLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink className={styles.way} to={to}>
      {children}
    </AppLink>
  )
}
