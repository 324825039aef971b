import { useRouter } from '@tanstack/react-router'
import { useText } from '../../../data/words/use-text.ts'
import { SignInForm } from '../../../shell/sign-in/SignInForm.tsx'
import styles from './LoginPage.module.css'

export default function LoginPage() {
  const text = useText()
  const router = useRouter()
  // The guards know where a person who is signed in belongs.
  return (
    <>
      <h1 className={styles.heading}>{text('login.heading')}</h1>
      <SignInForm onSignedIn={() => void router.invalidate()} />
    </>
  )
}
