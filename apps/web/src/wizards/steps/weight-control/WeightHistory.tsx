import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { numberText } from '../../engine/number-text.ts'
import { WeightColourTag } from './WeightColourTag.tsx'
import styles from './WeightControlStep.module.css'

const MOST_SHOWN = 8

/** What was weighed of the order so far, with who and when. */
export function WeightHistory({ machine_id, card_no }: { machine_id: string; card_no: string }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const { rows = [] } = useLoad('get_weight_history', { machine_id, card_no }, { reloadOn: ['OrderChanged'] })
  if (rows.length === 0) return null
  return (
    <table className={styles.history}>
      <caption>{text('wizard.weight-control.history')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('wizard.weight-control.when')}</th>
          <th scope="col">{text('wizard.employee')}</th>
          <th scope="col">{text('wizard.weight-control.weight')}</th>
          <th scope="col">{text('erp.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <tr key={row.record_no}>
            <td>{dayAndTime(Date.parse(row.weighed), { timeZone })}</td>
            <td>{row.employee_name || row.employee}</td>
            <td>{numberText(row.weight, language)} g</td>
            <td>{row.colour === '' ? '–' : <WeightColourTag colour={row.colour} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
