import { Button } from '@takt/ui/button/Button.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { ProviderDraft } from './provider-draft.ts'
import styles from './SignInProviderPage.module.css'

/** Asks the provider with what is typed, before it is saved. */
export function TryConnection({ draft }: { draft: ProviderDraft }) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<{ works: boolean; said: string } | null>(null)
  const { issuer, client_id, scopes, client_secret } = draft
  const fields = [
    [issuer, 'provider.issuer'],
    [client_id, 'provider.client-id'],
  ] as const
  const empty = fields.filter(([value]) => value.trim() === '').map(([, label]) => text(label))
  const missing = empty.length > 0 ? text('form.missing', { fields: empty.join(', ') }) : ''
  const ask = async () => {
    setBusy(true)
    setTried(null)
    try {
      const secret = client_secret === '' ? {} : { client_secret }
      const [answer] = await call('try_sign_in_provider', { issuer, client_id, scopes, ...secret })
      setTried(answer ?? null)
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setTried({ works: false, said: problem.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.buttons}>
      <Button busy={busy} why={missing} onClick={() => void ask()}>
        {text('provider.test')}
      </Button>
      <p role="status" className={missing !== '' ? undefined : tried?.works ? styles.good : styles.failure}>
        {missing || tried?.said}
      </p>
    </div>
  )
}
