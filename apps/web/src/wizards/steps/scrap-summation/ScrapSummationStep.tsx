import { scrapSummation } from '@takt/domain/scrap/scrap-summation.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Booking, type BookingLine } from '../../Booking.tsx'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import styles from '../../Summary.module.css'
import own from './ScrapSummationStep.module.css'

export interface ScrapSummationSettings {
  booking: readonly BookingLine[]
}

export default function ScrapSummationStep({ settings, asked }: StepProps<null, ScrapSummationSettings>) {
  return (
    <div className={styles.summary}>
      <Booking lines={settings.booking} />
      {asked.order && <SoFar machine_id={asked.machine.machine_id} card_no={asked.order.card_no} />}
    </div>
  )
}

function SoFar({ machine_id, card_no }: { machine_id: string; card_no: string }) {
  const text = useText()
  const language = useLanguage()
  const load = useLoad('get_scrap_adjustments', { machine_id, card_no }, { reloadOn: ['OrderChanged'] })
  const amount = (value: number) => numberText(value, language)
  const { rows, total } = scrapSummation(load.rows ?? [])
  return (
    <Card title={text('wizard.scrap-summation.so-far')}>
      {load.error && !load.rows ? (
        <ErrorState
          message={text('wizard.list-failed')}
          text={load.error.message}
          retryLabel={text('wizard.retry')}
          onRetry={() => void load.reload()}
        />
      ) : load.rows === undefined ? (
        <LoadingState label={text('wizard.list-loading')} />
      ) : rows.length === 0 ? (
        <EmptyState title={text('wizard.scrap-summation.none')} />
      ) : (
        <table className={own.sums}>
          <thead>
            <tr>
              <th scope="col">{text('wizard.column.code')}</th>
              <th scope="col">{text('wizard.column.description')}</th>
              <th scope="col">{text('wizard.column.quantity')}</th>
              <th scope="col">{text('wizard.column.share')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, description, quantity, share }) => (
              <tr key={code}>
                <td>{code}</td>
                <td>{description}</td>
                <td>{amount(quantity)}</td>
                <td>{share === null ? '–' : `${amount(share)} %`}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {text('wizard.scrap-summation.total')}
              </th>
              <td>{amount(total)}</td>
              <td>{total === 0 ? '–' : `${amount(100)} %`}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  )
}
