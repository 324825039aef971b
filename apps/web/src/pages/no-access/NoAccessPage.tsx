import type { Verdict } from '@takt/domain/navigation/visit.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useText } from '../../data/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import styles from './NoAccessPage.module.css'

type Missing = Extract<Verdict, { go: 'no-access' }>['missing']

export function NoAccessPage({ missing }: { missing: Missing }) {
  const text = useText()
  const why =
    missing === 'machine'
      ? text('shell.no-machine-text')
      : missing === 'way'
        ? text('shell.no-way')
        : text('shell.missing-permission', { permission: missing })
  return (
    <EmptyState
      className={styles.page}
      icon={<WarningIcon size={40} />}
      title={text(missing === 'machine' ? 'shell.no-machine' : 'shell.no-permission')}
      text={why}
      action={
        missing !== 'way' && (
          <AppLink className={styles.link} to={to('home')}>
            {text('shell.to-start')}
          </AppLink>
        )
      }
    />
  )
}
