import type { SignedKind } from '@takt/domain/ground/signed-acts.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Signatures.module.css'

interface SignaturesProps {
  /** Stands by itself on a page. */
  isCard?: boolean
  of: { readonly card_no: string } | { readonly record: string; readonly kinds: SignedKind[] }
}

/** Who signed it, when and with which meaning; and whether it still is what was signed. Nothing where nobody did. */
export function Signatures({ of, isCard = false }: SignaturesProps) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const { rows } = useLoad('get_signatures', of, {
    reloadOn: ['OrderChanged', 'ActivitiesChanged', 'PalletsChanged', 'HandoversChanged'],
  })
  if (!rows || rows.length === 0) return null
  const list = (
    <ul className={styles.signatures}>
      {rows.map(({ signature_no, signer_name, at, meaning, state }) => (
        <li key={signature_no}>
          <strong>{signer_name}</strong> <span className={styles.when}>{dayAndTime(Date.parse(at), { timeZone })}</span>
          <p>{meaning}</p>
          <StatusTag tone={state === 'as-signed' ? 'good' : 'warning'} label={text(`signature.state.${state}`)} />
        </li>
      ))}
    </ul>
  )
  if (isCard) {
    return (
      <Card title={text('signature.list')} className={styles.card}>
        {list}
      </Card>
    )
  }
  return (
    <section className={styles.part}>
      <h3>{text('signature.list')}</h3>
      {list}
    </section>
  )
}
