import { languages } from '@takt/domain/ground/languages.ts'
import type { BesideIso as Figures } from '@takt/domain/history/losses/beside-iso.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { tenthsText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FigureNote } from '../../../parts/order-details/FigureNote.tsx'
import styles from './Losses.module.css'

const factors = ['t_percent', 'a_percent', 'k_percent', 'tak'] as const

/** Our OEE and that of ISO 22400-2: they differ where planned stops are coded instead of planned in the calendar. */
export function BesideIso({ ours, iso }: Figures) {
  const text = useText()
  const locale = languages[useLanguage()].locale
  return (
    <Card title={text('losses.oee')}>
      <table className={styles.beside}>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('losses.ours')}</th>
            <th scope="col">{text('losses.iso')}</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor}>
              <th scope="row" className={styles.factor}>
                {text(`losses.factor.${factor}`)}
              </th>
              <td>{tenthsText(ours[factor], locale)}</td>
              <td>{tenthsText(iso[factor], locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FigureNote className={styles.doubt} of={{ a_percent: ours.a_percent, oee: ours.tak }} />
      <p className={styles.note}>{text('losses.iso-note')}</p>
      <p className={styles.note}>{text('losses.how.ours')}</p>
      <p className={styles.note}>{text('losses.how.iso')}</p>
    </Card>
  )
}
