import { type EnteredMoment, paddedPart } from '@takt/domain/orders/wizard/entered-moment.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { serverNow } from '../../../data/live/server-clock.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import styles from './MomentStep.module.css'

export default function MomentStep({ value, asked, change }: StepProps<EnteredMoment, NoSettings>) {
  const text = useText()
  const { time_zone: timeZone } = asked.session
  const set = (part: Partial<EnteredMoment>) => change({ ...value, ...part })
  const now = () => {
    const [date = '', clock = ''] = dayAndTime(serverNow(), { timeZone }).split(' ')
    const [hours = '', minutes = ''] = clock.split(':')
    change({ date, hours, minutes })
  }
  return (
    <div className={styles.moment}>
      <DateField
        label={text('wizard.moment.date')}
        size="primary"
        value={value.date}
        onValueChange={(date) => set({ date })}
      />
      <div className={styles.clock}>
        <TextField
          label={text('wizard.moment.hours')}
          size="primary"
          inputMode="numeric"
          placeholder="00–23"
          value={value.hours}
          onValueChange={(hours) => set({ hours: hours.trim() })}
          onBlur={() => set({ hours: paddedPart(value.hours) })}
        />
        <span aria-hidden="true">:</span>
        <TextField
          label={text('wizard.moment.minutes')}
          size="primary"
          inputMode="numeric"
          placeholder="00–59"
          value={value.minutes}
          onValueChange={(minutes) => set({ minutes: minutes.trim() })}
          onBlur={() => set({ minutes: paddedPart(value.minutes) })}
        />
      </div>
      <Button size="primary" icon={<ClockIcon />} onClick={now}>
        {text('wizard.moment.now')}
      </Button>
    </div>
  )
}
