import type { OperationText } from '@takt/domain/orders/wizard/operation-text.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { StoredHtml } from '../../StoredHtml.tsx'
import styles from './OperationTextStep.module.css'

export default function OperationTextStep({ value, asked, change, prefill }: StepProps<OperationText, NoSettings>) {
  const text = useText()
  const card_no = asked.order?.card_no ?? ''
  const load = useLoad('get_operation_text', { card_no }, { enabled: card_no !== '' })
  const html = load.rows?.[0]?.operation_html ?? ''
  const loaded = load.rows?.[0]?.operation_text ?? null
  const failed = loaded === null && load.error !== null
  const settle = useEffectEvent(() => {
    if (value.card_no === card_no && value.text === loaded && value.failed === failed) return
    prefill({ card_no, text: loaded, failed, without: value.card_no === card_no && value.without })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded is the occasion
  useEffect(() => settle(), [card_no, loaded, failed])

  if (failed) {
    return (
      <div className={styles.failed}>
        <ErrorState
          message={text('wizard.operation-text.load-failed')}
          text={load.error?.message}
          retryLabel={text('wizard.retry')}
          onRetry={() => void load.reload()}
        />
        <Button size="primary" done={value.without} onClick={() => change({ ...value, without: true })}>
          {text('wizard.operation-text.without')}
        </Button>
      </div>
    )
  }
  if (loaded === null) return <LoadingState label={text('wizard.operation-text.loading')} />
  if (loaded === '' && html === '') return <EmptyState title={text('wizard.operation-text.none')} />
  return (
    <Card className={styles.card}>
      {html === '' ? <p className={styles.text}>{loaded}</p> : <StoredHtml html={html} />}
    </Card>
  )
}
