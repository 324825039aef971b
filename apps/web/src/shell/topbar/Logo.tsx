import { areaStart } from '@takt/domain/ground/navigation/remembered.ts'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { rememberedPath } from '../../routes/remembered-path.ts'
import styles from './Logo.module.css'

/** Leads to the start of the area one was last in. */
export function Logo({ named = true }: { named?: boolean }) {
  const text = useText()
  const last = rememberedPath()
  return (
    <AppLink
      className={styles.logo}
      to={areaStart(last?.superType ?? 'machines', last?.machine ?? '')}
      aria-label={`${text('shell.product')}, ${text('shell.to-start')}`}
    >
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
