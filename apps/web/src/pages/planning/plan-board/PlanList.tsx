import type { BoardLine } from '@takt/domain/planning/board-plan.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import styles from './PlanList.module.css'
import { useBarWords } from './use-bar-words.ts'

interface PlanListProps {
  readonly lines: readonly BoardLine[]
  readonly onOpen: (card_no: string) => void
}

/** The same plan to be read: one machine below another, its orders in their order. */
export function PlanList({ lines, onOpen }: PlanListProps) {
  const text = useText()
  const phone = usePhone()
  const words = useBarWords()
  return (
    <div className={styles.list}>
      {lines.map(({ machine, bars }) => (
        <section key={machine.machine_id} className={styles.machine} aria-label={machine.machine_id}>
          <h2>
            {machine.machine_id} <span className={styles.muted}>{machine.machine_description}</span>
          </h2>
          {bars.length === 0 ? (
            <p className={styles.muted}>{text('plan.idle')}</p>
          ) : (
            <table className={phone ? styles.cards : styles.table}>
              <thead>
                <tr>
                  {(['plan.order', 'plan.begins', 'plan.ends', 'plan.due', 'plan.state'] as const).map((key) => (
                    <th key={key} scope="col">
                      {text(key)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.card_no} data-card={bar.card_no}>
                    <th scope="row">
                      <button type="button" className={styles.order} onClick={() => onOpen(bar.card_no)}>
                        <b>{words.name(bar)}</b>
                        <span className={styles.muted}>{bar.order.part_description || bar.order.part_no}</span>
                      </button>
                    </th>
                    <td data-name={text('plan.begins')}>{words.moment(bar.begin_at)}</td>
                    <td data-name={text('plan.ends')}>{words.moment(bar.end_at)}</td>
                    <td data-name={text('plan.due')}>{words.moment(bar.due_at)}</td>
                    <td className={styles.last}>
                      <div className={styles.state}>
                        <StatusTag variant="soft" size="s" {...words.state(bar)} />
                        {[words.standing(bar), bar.moved ? text('plan.moved') : '', ...words.problems(bar)]
                          .filter((said) => said !== '')
                          .map((said) => (
                            <span key={said}>{said}</span>
                          ))}
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  )
}
