import { Button } from '@takt/ui/button/Button.tsx'
import { useEffect, useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { goToProvider, providerLabel } from '../../data/session/provider.ts'
import { say, useText } from '../../data/words/use-text.ts'
import styles from './SignInForm.module.css'

/** Whoever types a company's key is not asked about after every letter. */
const TYPED_AFTER_MS = 400

interface ProviderSignInProps {
  company: string
}

/** The button of the company's own sign-in, where it has one. */
export function ProviderSignIn({ company }: ProviderSignInProps) {
  const text = useText()
  const [first] = useState(company)
  const [known, setKnown] = useState({ company: '', label: '' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (company === '') return
    const asking = new AbortController()
    const ask = async () => {
      const label = await providerLabel(company, asking.signal).catch(() => '')
      if (!asking.signal.aborted) setKnown({ company, label })
    }
    const timer = setTimeout(() => void ask(), company === first ? 0 : TYPED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [company, first])

  const go = async () => {
    setBusy(true)
    setFailure('')
    try {
      await goToProvider({ company_key: company, back: `${location.pathname}${withoutRefusal(location.search)}` })
    } catch (problem) {
      setFailure(problem instanceof CallFailure ? problem.message : say('shell.unreachable'))
      setBusy(false)
    }
  }

  if (known.company !== company || known.label === '') return null
  return (
    <>
      <Button size="primary" fullWidth busy={busy} onClick={() => void go()}>
        {text('sign-in.with-provider', { provider: known.label })}
      </Button>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </>
  )
}

function withoutRefusal(search: string): string {
  const left = new URLSearchParams(search)
  left.delete('refused')
  return left.size === 0 ? '' : `?${left}`
}
