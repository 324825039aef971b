import { logoLeads } from '@takt/domain/ground/navigation/remembered.ts'
import { useLocation } from '@tanstack/react-router'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { rememberedPath } from '../../routes/remembered-path.ts'
import styles from './Logo.module.css'

/** Leads to the start of the area one was last in, and from there to the start page; its name says which. */
export function Logo({ named = true }: { named?: boolean }) {
  const text = useText()
  const last = rememberedPath()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const to = logoLeads(last?.superType ?? 'machines', last?.machine ?? '', here)
  const nameOf = (path: string) => {
    if (path === '/home') return text('shell.to-start')
    return path.startsWith('/interface/')
      ? text('shell.to-machine', { machine: last?.machine ?? '' })
      : text('shell.to-dashboards')
  }
  return (
    <AppLink className={styles.logo} to={to} aria-label={`${text('shell.product')}, ${nameOf(to)}`}>
      <LogoMark />
      {named && <span className={styles.name}>{text('shell.product')}</span>}
    </AppLink>
  )
}

export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--accent-fill)" />
      <path d="M7 9h18v4.200h-6.600V25h-4.800V13.200H7z" fill="var(--accent-contrast)" />
      <circle cx="23.500" cy="22" r="3" fill="var(--accent-contrast)" />
    </svg>
  )
}
