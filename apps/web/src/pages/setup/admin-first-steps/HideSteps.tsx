import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { call } from '../../../data/call/call.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useSave } from '../../../parts/form/use-save.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** Offered when everything is done: the administration begins with its tiles then. */
export function HideSteps() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const mayHide = useMayCall('set_company_setting')
  const { busy, failure, run } = useSave({
    onSave: async () => {
      await call('set_company_setting', { name: 'firstSteps', value: 'hidden' })
      return text('first-steps.hidden')
    },
  })
  if (!mayHide || settingValues(session.company_settings).firstSteps === 'hidden') return null
  return (
    <>
      {failure}
      <Button busy={busy} onClick={async () => (await run()) && go(to('admin'))}>
        {text('first-steps.hide')}
      </Button>
    </>
  )
}
