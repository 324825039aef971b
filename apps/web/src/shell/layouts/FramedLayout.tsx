import type { ReactNode } from 'react'
import { useMachinesLoad } from '../../data/machines/machines.ts'
import { Content } from './Content.tsx'
import { Marks } from './DashboardLayout.tsx'
import styles from './Layout.module.css'

/** A page inside a widget: what it shows, and nothing of the product around it, which the page that holds it has. */
export default function FramedLayout({ children }: { children: ReactNode }) {
  useMachinesLoad()
  return (
    <div className={styles.layout}>
      <Marks attended={false} />
      <div className={styles.middle}>
        <Content>{children}</Content>
      </div>
    </div>
  )
}
