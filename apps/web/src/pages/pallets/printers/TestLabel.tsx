import { Button } from '@takt/ui/button/Button.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { tellFailure } from '../../../data/call/failures.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'

/** Tries the printer as it is saved, not as the form stands. */
export function TestLabel({ printer_no }: { printer_no: string }) {
  const text = useText()
  const mayTry = useMayCall('print_test_label')
  const [busy, setBusy] = useState(false)
  if (!mayTry) return null
  const send = async () => {
    setBusy(true)
    try {
      await call('print_test_label', { printer_no })
      notify.success(text('printers.test-sent', { printer: printer_no }))
    } catch (problem) {
      tellFailure(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void send()}>
      {text('printers.test')}
    </Button>
  )
}
