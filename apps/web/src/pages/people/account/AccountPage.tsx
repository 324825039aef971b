import { Card } from '@takt/ui/card/Card.tsx'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { useLevelName } from '../../../parts/user-levels/level-name.ts'
import styles from './AccountPage.module.css'
import { OwnProvider } from './OwnProvider.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'

/** Who one is here, what one may do, and where one is signed in. */
export default function AccountPage() {
  const text = useText()
  const session = useSession()
  const level = useLevelName()(session.usertype)
  const facts = [
    [text('account.name'), session.full_name || session.username],
    [text('login.username'), session.username],
    [text('account.company'), session.company_name],
    // With its number: settings such as the second factor's name a level by it.
    [text('account.level'), level.includes(String(session.usertype)) ? level : `${level} (${session.usertype})`],
  ] as const
  return (
    <PageFrame layout="form" title={text('title.account')}>
      <div className={styles.columns}>
        <Card title={text('account.you')}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={text('account.password')}>
          <PasswordForm />
        </Card>
        <div className={styles.form}>
          <SecondFactorCard />
          <PasskeysCard />
        </div>
      </div>
      <OwnProvider />
      <OwnSessions />
      <Card title={text('account.permissions', { count: session.permissions.length })}>
        {session.permissions.length === 0 ? (
          <p className={styles.none}>{text('account.no-permissions')}</p>
        ) : (
          <ul className={styles.permissions}>
            {session.permissions.map((permission) => (
              <li key={permission}>
                {text(`permission.${permission}`)} <span className={styles.none}>{permission}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </PageFrame>
  )
}
