import { Card } from '@takt/ui/card/Card.tsx'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import type { ReactNode } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { mayOpen } from '../../../routes/may-open.ts'
import styles from './SystemPage.module.css'

interface SystemCardProps {
  title: string
  /** The page where more of it stands. */
  page?: string
  wide?: boolean
  children: ReactNode
}

export function SystemCard({ title, page, wide = false, children }: SystemCardProps) {
  const text = useText()
  const session = useSession()
  return (
    <Card
      title={title}
      className={wide ? styles.wide : undefined}
      actions={
        page !== undefined &&
        mayOpen(session, page) && (
          <AppLink className={styles.way} to={page} aria-label={`${text('system.open')}: ${title}`}>
            {text('system.open')}
            <ArrowRightIcon size={20} />
          </AppLink>
        )
      }
    >
      {children}
    </Card>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
