import type { Handover, HandoverOf } from '@takt/domain/reports/model/handover.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { call } from '../../../data/call/call.ts'
import { useConnection } from '../../../data/live/live.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import { useSave } from '../../../parts/form/use-save.ts'
import styles from './Handover.module.css'
import { useHandoverDraft } from './handover-draft.ts'

type OfHandover = { readonly handover: Handover; readonly of: HandoverOf }

/** The signature that follows. What stands in its way is said beside it. */
export function SignCard({ handover, of }: OfHandover) {
  const text = useText()
  return (
    <Card title={text('handover.sign-title')} className={styles.wide}>
      <Sign handover={handover} of={of} />
    </Card>
  )
}

function Sign({ handover, of }: OfHandover) {
  const text = useText()
  const away = useConnection().state === 'lost'
  const draft = useHandoverDraft(of)
  const { handover_no, may_not_sign } = handover
  const first = handover_no === 0
  const maySign = useMayCall('hand_over_shift')
  const { busy, failure, run } = useSave({
    onSave: async () => {
      if (!first) {
        await call('take_over_shift', { handover_no })
        return text('handover.taken-over-done')
      }
      const remarks = Object.entries(draft.remarks).map(([machine_id, remark]) => ({ machine_id, remark }))
      await call('hand_over_shift', { ...of, remark: draft.remark, remarks })
      draft.drop()
      return text('handover.handed-over-done')
    },
  })
  if (!maySign) return <p className={styles.quiet}>{text('handover.may-not')}</p>
  const hindrance = away ? text('handover.away') : may_not_sign
  return (
    <div className={styles.fields}>
      {first && hindrance === '' && <p className={styles.quiet}>{text('handover.freezes')}</p>}
      {hindrance !== '' && <p role="status">{hindrance}</p>}
      <Button
        size="primary"
        variant="primary"
        icon={<EditIcon />}
        busy={busy}
        why={hindrance}
        onClick={() => void run()}
      >
        {text(first ? 'handover.hand-over' : 'handover.take-over')}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
