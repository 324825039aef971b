import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { LinkedPeople } from './LinkedPeople.tsx'
import { OurAddresses } from './OurAddresses.tsx'
import { ProviderForm } from './ProviderForm.tsx'

/** How people sign in with the company's own provider (OpenID Connect). */
export default function SignInProviderPage() {
  const text = useText()
  const load = useLoad('get_sign_in_provider', {}, { reloadOn: ['SettingsChanged'] })
  const row = load.rows?.[0]
  return (
    <PageFrame
      layout="form"
      title={text('title.sign-in-provider')}
      back={to('admin')}
      load={load}
      failed={text('provider.failed')}
    >
      {row && <OurAddresses row={row} />}
      {row && <ProviderForm row={row} onChanged={load.reload} />}
      {row && row.version > 0 && <LinkedPeople />}
    </PageFrame>
  )
}
