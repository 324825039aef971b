import type { ReactNode } from 'react'
import { usePageTitle } from '../../routes/page-title.ts'
import styles from './DevlogLayout.module.css'

export default function DevlogLayout({ children }: { children: ReactNode }) {
  usePageTitle()
  return <main className={styles.layout}>{children}</main>
}
