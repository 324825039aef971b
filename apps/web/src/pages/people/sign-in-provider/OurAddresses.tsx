import type { ProviderRow } from '@takt/domain/people/model/sign-in-provider.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './SignInProviderPage.module.css'

/** What has to be entered at the provider. */
export function OurAddresses({ row }: { row: ProviderRow }) {
  const text = useText()
  const uris = [
    [text('provider.redirect-uri'), row.redirect_uri],
    [text('provider.sign-out-uri'), row.sign_out_uri],
    [text('provider.logout-uri'), row.logout_uri],
  ] as const
  return (
    <Card title={text('provider.tell')}>
      {row.reached !== 'good' && (
        <p className={styles.warning} role="note">
          {text(`provider.address-${row.reached}`)} {text('provider.address-set')}
        </p>
      )}
      <dl className={styles.uris}>
        {uris.map(([name, uri]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{uri}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
