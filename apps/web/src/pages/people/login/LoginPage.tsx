import { useRouter } from '@tanstack/react-router'
import { useText } from '../../../data/words/use-text.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'
import { ProviderRefused } from '../../../shell/sign-in/ProviderRefused.tsx'
import { SignInForm } from '../../../shell/sign-in/SignInForm.tsx'
import styles from './LoginPage.module.css'

export default function LoginPage() {
  const text = useText()
  const router = useRouter()
  const { refused } = useRouteSearch('login')
  // The guards know where a person who is signed in belongs.
  return (
    <>
      <h1 className={styles.heading}>{text('login.heading')}</h1>
      <ProviderRefused reason={refused} />
      <SignInForm onSignedIn={() => void router.invalidate()} />
    </>
  )
}
