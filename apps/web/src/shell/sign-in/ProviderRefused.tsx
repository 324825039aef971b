import { type ProviderRefusal, providerRefusals } from '@takt/domain/people/sign-in-provider/refusals.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './SignInForm.module.css'

interface ProviderRefusedProps {
  /** As it stands in the address: anybody can write anything there, and only our own words are shown. */
  reason: string | undefined
}

/** Why the company's own sign-in let nobody in. */
export function ProviderRefused({ reason }: ProviderRefusedProps) {
  const text = useText()
  const known: ProviderRefusal | undefined = providerRefusals.find((one) => one === reason)
  if (!known) return null
  return (
    <p className={styles.refused} role="alert">
      <WarningIcon size={20} />
      {text(`sign-in.provider-${known}`)}
    </p>
  )
}
