import type { Handover, HandoverOf } from '@takt/domain/reports/model/handover.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useConnection } from '../../../data/live/live.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import { useSave } from '../../../parts/form/use-save.ts'
import styles from './Handover.module.css'
import { draftInWords, useHandoverDraft } from './handover-draft.ts'

const MOST_WORDS = 2000

type OfHandover = { readonly handover: Handover; readonly of: HandoverOf }

/** Corrections to what was signed, each with its author and moment. */
export function Addenda({ handover, of }: OfHandover) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const mayAdd = useMayCall('add_handover_addendum')
  const { addenda, handover_no } = handover
  if (addenda.length === 0 && !mayAdd) return null
  return (
    <Card title={text('handover.addenda')} className={styles.words}>
      <ul className={styles.list}>
        {addenda.map(({ addendum_no, name, at, words }) => (
          <li key={addendum_no} className={styles.note}>
            <span className={styles.quiet}>
              <strong>{name}</strong> · {dayAndTime(Date.parse(at), { timeZone })}
            </span>
            <p className={styles.said}>{words}</p>
          </li>
        ))}
      </ul>
      {mayAdd && <NewAddendum handover_no={handover_no} of={of} />}
    </Card>
  )
}

function NewAddendum({ handover_no, of }: { handover_no: number; of: HandoverOf }) {
  const text = useText()
  const away = useConnection().state === 'lost'
  const draft = useHandoverDraft(of)
  // What was typed when another leader signed first is not lost: it can be added here.
  const [words, setWords] = useState(() => draftInWords(draft))
  const { busy, failure, run } = useSave({
    onSave: async () => {
      await call('add_handover_addendum', { handover_no, words })
      draft.drop()
      setWords('')
      return text('handover.addendum-done')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '' && !away) void run()
  }
  return (
    <form noValidate className={styles.fields} onSubmit={submit}>
      <TextArea
        label={text('handover.addendum')}
        hint={away ? text('handover.away') : text('handover.addendum-hint')}
        rows={2}
        maxLength={MOST_WORDS}
        value={words}
        onValueChange={setWords}
      />
      {words.trim() !== '' && (
        <Button type="submit" busy={busy} why={away && text('handover.away')}>
          {text('handover.add-addendum')}
        </Button>
      )}
      <FormFailure text={failure} />
    </form>
  )
}
