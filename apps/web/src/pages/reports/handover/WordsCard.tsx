import type { Handover, HandoverOf } from '@takt/domain/reports/model/handover.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Handover.module.css'
import { useHandoverDraft } from './handover-draft.ts'

const MOST_WORDS = 2000

type OfHandover = { readonly handover: Handover; readonly of: HandoverOf }

/** What the leader has to say: typed before it is signed, read afterwards. */
export function WordsCard(props: OfHandover) {
  const maySign = useMayCall('hand_over_shift')
  return props.handover.handover_no === 0 && maySign ? <Draft {...props} /> : <Read {...props} />
}

function Draft({ handover, of }: OfHandover) {
  const text = useText()
  const draft = useHandoverDraft(of)
  const written = Object.keys(draft.remarks)
  const machines = handover.figures.machines.map(({ machine_id }) => machine_id)
  const others = machines.filter((machine_id) => !written.includes(machine_id))
  const write = (machine_id: string, remark: string) =>
    draft.write({ remarks: { ...draft.remarks, [machine_id]: remark } })
  return (
    <Card title={text('handover.words')} className={styles.words}>
      <div className={styles.fields}>
        <TextArea
          label={text('handover.remark')}
          hint={text('handover.draft-kept')}
          rows={4}
          maxLength={MOST_WORDS}
          value={draft.remark}
          onValueChange={(remark) => draft.write({ remark })}
        />
        {written.map((machine_id) => (
          <TextArea
            key={machine_id}
            label={text('handover.remark-of', { machine: machine_id })}
            rows={2}
            maxLength={MOST_WORDS}
            value={draft.remarks[machine_id] ?? ''}
            onValueChange={(remark) => write(machine_id, remark)}
          />
        ))}
        {others.length > 0 && (
          <SelectField
            label={text('handover.add-remark')}
            placeholder={text('reports.machine')}
            value={null}
            onValueChange={(machine_id: string) => write(machine_id, '')}
            options={others.map((machine_id) => ({ value: machine_id, label: machine_id }))}
          />
        )}
      </div>
    </Card>
  )
}

function Read({ handover: { words, covered } }: OfHandover) {
  const text = useText()
  const { remark, remarks } = words
  return (
    <Card title={text('handover.words')} className={styles.words}>
      {remark === '' && remarks.length === 0 && <p className={styles.quiet}>{text('handover.no-words')}</p>}
      {remark !== '' && <p className={styles.said}>{remark}</p>}
      <ul className={styles.list}>
        {remarks.map((one) => (
          <li key={one.machine_id} className={styles.note}>
            <strong>{one.machine_id}</strong>
            <p className={styles.said}>{one.remark}</p>
          </li>
        ))}
      </ul>
      {covered === 1 && <p className={styles.quiet}>{text('handover.covered')}</p>}
    </Card>
  )
}
