import {
  enteredQuantity,
  judgeBlock,
  type StartUpEntries,
  type StartUpResults,
  savedCount,
} from '@takt/domain/scrap/start-up-entries.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { startUpBlocks } from '../../start-up-blocks.ts'
import styles from './StartUpSummaryStep.module.css'

type Props = StepProps<StartUpResults, { entries: StartUpEntries }>

export default function StartUpSummaryStep({ value, settings, asked, change, next }: Props) {
  const text = useText()
  const language = useLanguage()
  const { entries } = settings
  const amount = (count: number | null) => (count === null ? '–' : numberText(count, language))
  const failed = Object.values(value.marks).some((mark) => mark !== 'saved')
  return (
    <div className={styles.summary}>
      <Card>
        <table className={styles.orders}>
          <thead>
            <tr>
              <th scope="col">{text('wizard.column.card_no')}</th>
              <th scope="col">{text('wizard.start-up.before')}</th>
              <th scope="col">{text('wizard.start-up.good-pieces')}</th>
              <th scope="col">{text('wizard.column.card_scrap_qty')}</th>
              <th scope="col">{text('wizard.start-up.state')}</th>
            </tr>
          </thead>
          <tbody>
            {startUpBlocks(asked).map((order) => {
              const mark = value.marks[order.card_no]
              return (
                <tr key={order.card_no}>
                  <td>{order.card_no}</td>
                  <td>{amount(entries.seen[order.card_no]?.good ?? order.card_good_qty)}</td>
                  <td>{amount(enteredQuantity(entries.typed[order.card_no]))}</td>
                  <td>{amount(judgeBlock(order, asked.machine.config.max_startup_scrap, entries).scrap_qty)}</td>
                  <td>
                    {mark === 'saved' && (
                      <span className={styles.saved}>
                        <CheckIcon size={20} /> {text('wizard.start-up.saved')}
                      </span>
                    )}
                    {typeof mark === 'object' && (
                      <span className={styles.failed}>
                        <WarningIcon size={20} /> {text('wizard.start-up.failed')}: {mark.failed}
                      </span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
      {failed && (
        <div className={styles.again}>
          <Button size="primary" variant="primary" onClick={next}>
            {text('wizard.start-up.again')}
          </Button>
          {savedCount(value) > 0 && (
            <Button
              size="primary"
              onClick={() => {
                change({ ...value, without: true })
                next()
              }}
            >
              {text('wizard.start-up.without')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
