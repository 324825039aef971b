import type { ProviderRow } from '@takt/domain/people/model/sign-in-provider.ts'
import { goesAnotherWay, letsOthersIn } from '@takt/domain/people/sign-in-provider/switch-on.ts'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { type ReactNode, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { ProviderDraft } from './provider-draft.ts'
import styles from './SignInProviderPage.module.css'

type Word = { readonly tested?: string; readonly nevertheless?: boolean }

interface Asked {
  readonly concerns: readonly string[]
  readonly answer: (nevertheless: boolean) => void
}

interface SwitchOn {
  /** What the server is told when it is saved; null: it is not to be saved. */
  readonly ask: (draft: ProviderDraft) => Promise<Word | null>
  readonly question: ReactNode
}

/** Before people are sent to the provider it is tested, and what would go wrong is a question. */
export function useSwitchOn(row: ProviderRow): SwitchOn {
  const text = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = async (draft: ProviderDraft): Promise<Word | null> => {
    const { issuer, client_id, scopes, client_secret } = draft
    const secret = client_secret === '' ? {} : { client_secret }
    const matters = goesAnotherWay(row, draft, client_secret !== '') || letsOthersIn(row, draft)
    if (!matters) return {}
    const { levels, default_level, creates_users, passwords, emergency_user } = draft
    const switch_on = { levels, default_level, creates_users, passwords, emergency_user }
    const way = { issuer, client_id, scopes, ...secret, version: row.version }
    const [tried] = await call('try_sign_in_provider', { ...way, switch_on })
    const { concerns = [], refused = false, tested = '' } = tried ?? {}
    if (refused || concerns.length === 0) return { tested }
    const nevertheless = await new Promise<boolean>((answer) => setAsked({ concerns, answer }))
    setAsked(null)
    return nevertheless ? { tested, nevertheless } : null
  }
  const question = (
    <ConfirmDialog
      open={asked !== null}
      danger
      title={text('provider.nevertheless-title')}
      message={asked?.concerns.map((concern) => (
        <span key={concern} className={styles.concern}>
          {concern}
        </span>
      ))}
      confirmLabel={text('provider.nevertheless')}
      cancelLabel={text('shell.cancel')}
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    />
  )
  return { ask, question }
}
