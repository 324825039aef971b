import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { useState } from 'react'
import { CallFailure } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { goToProvider } from '../../../data/session/provider.ts'
import { useSession } from '../../../data/session/session.ts'
import { say, useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { to } from '../../../routes/to.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'
import { ProviderRefused } from '../../../shell/sign-in/ProviderRefused.tsx'
import styles from './AccountPage.module.css'

/** The company's own sign-in: whoever is signed in here and there links the two. */
export function OwnProvider() {
  const text = useText()
  const { company_key } = useSession()
  const { refused } = useRouteSearch('account')
  const { rows } = useLoad('get_own_provider', {}, { reloadOn: ['SettingsChanged'] })
  const [busy, setBusy] = useState(false)
  const own = rows?.[0]
  if (!own || !(own.linked || own.may_link)) return null
  const provider = own.label
  const link = async () => {
    setBusy(true)
    try {
      await goToProvider({ company_key, back: to('account'), link: true })
    } catch (problem) {
      notify.failure(problem instanceof CallFailure ? problem.message : say('shell.unreachable'))
      setBusy(false)
    }
  }
  return (
    <Card title={text('account.provider', { provider })}>
      <div className={styles.form}>
        <ProviderRefused reason={refused} />
        <p>{text(own.linked ? 'account.provider-linked' : 'account.provider-link-text', { provider })}</p>
        {own.may_link && (
          <Button size="primary" busy={busy} onClick={() => void link()}>
            {text('account.provider-link', { provider })}
          </Button>
        )}
      </div>
    </Card>
  )
}
