import { activityOutcomes } from '@takt/domain/activities/model/activity-type-setting.ts'
import { wrongMailAddress } from '@takt/domain/ground/mail-addresses.ts'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { MailNote } from '../../../parts/mail-note/MailNote.tsx'
import type { TypePart } from './type-part.ts'

const labels = {
  created: 'activity-types.mail-created',
  ok: 'activity-types.mail-ok',
  exception: 'activity-types.mail-exception',
  cancelled: 'activity-types.mail-cancelled',
} as const

/** Who is mailed when it is created, and what it came to. */
export function MailFields({ draft, set }: TypePart) {
  const text = useText()
  return (
    <FieldGroup look="part" name={text('activity-types.mail')}>
      <MailNote />
      {activityOutcomes.map((outcome) => {
        const wrong = wrongMailAddress(draft.mail_to[outcome])
        return (
          <TextField
            key={outcome}
            label={text(labels[outcome])}
            hint={text('activity-types.mail-hint')}
            error={wrong !== null && text('refusal.mail-address-wrong', { address: wrong })}
            maxLength={500}
            value={draft.mail_to[outcome]}
            onValueChange={(to) => set({ mail_to: { ...draft.mail_to, [outcome]: to } })}
          />
        )
      })}
    </FieldGroup>
  )
}
