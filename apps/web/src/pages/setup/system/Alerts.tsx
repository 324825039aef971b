import type { Alert } from '@takt/domain/setup/system/system-state.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CloseIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { mayOpen } from '../../../routes/may-open.ts'
import { pageOf } from './alert-pages.ts'
import styles from './SystemPage.module.css'

const MOST_NAMES = 5

/** What is not well, each with what to do. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const text = useText()
  const session = useSession()
  const namesText = (names: readonly string[]) => {
    const more = names.length - MOST_NAMES
    return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` ${text('system.more', { count: more })}` : ''}`
  }
  return (
    <ul className={styles.alerts} aria-label={text('system.alerts')}>
      {alerts.map(({ alert, severity, count, names }) => {
        const says = text(`system.alert.${alert}`, { count, names: namesText(names) })
        const path = pageOf(alert)
        return (
          <li key={alert} className={classNames(styles.alert, severity === 'bad' && styles.bad)}>
            {severity === 'bad' ? <CloseIcon /> : <WarningIcon />}
            <div className={styles.words}>
              <strong>{says}</strong>
              <span>{text(`system.do.${alert}`)}</span>
            </div>
            {path !== undefined && mayOpen(session, path) && (
              <AppLink className={styles.way} to={path} aria-label={`${text('system.open')}: ${says}`}>
                {text('system.open')}
                <ArrowRightIcon size={20} />
              </AppLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
