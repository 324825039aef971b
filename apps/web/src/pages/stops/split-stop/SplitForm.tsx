import { type CutSpan, cutOfClock, cutOfMinutes, intoSpan, middleOf, minutesInto } from '@takt/domain/stops/cut.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { plantTime } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { CutLine } from './CutLine.tsx'
import styles from './SplitForm.module.css'
import { useSplit } from './use-split.ts'

interface SplitFormProps {
  stop: Stop
  span: CutSpan
  list: string
}

/** One cut, given by hand on the line or exactly beside it; all of them show the same moment. */
export function SplitForm({ stop, span, list }: SplitFormProps) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const [wanted, setWanted] = useState(() => middleOf(span))
  const [typed, setTyped] = useState<string | null>(null)
  const splitting = useSplit(stop, list)
  const cut = intoSpan(wanted, span)
  const clock = (at: number) => plantTime(at, { language, timeZone, kind: 'clock' })
  const said = typed === null ? cut : cutOfClock(typed, span, timeZone)
  const outside = said === null && text('stops.split-outside', { from: clock(span.from), to: clock(span.to) })
  const move = (at: number) => {
    setTyped(null)
    setWanted(at)
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (said !== null) void splitting.split(said)
      }}
    >
      <CutLine span={span} cut={said ?? cut} ongoing={stop.end_time === ''} clock={clock} onCut={move} />
      <div className={styles.fields}>
        <TextField
          size="primary"
          className={styles.time}
          label={text('stops.split-time')}
          inputMode="numeric"
          value={typed ?? clock(cut)}
          onValueChange={setTyped}
          onBlur={() => said !== null && move(said)}
          error={outside}
        />
        <NumberField
          size="primary"
          className={styles.minutes}
          label={text('stops.split-minutes')}
          decreaseLabel={text('stops.split-earlier')}
          increaseLabel={text('stops.split-later')}
          value={minutesInto(said ?? cut, span)}
          step={1}
          unit="min"
          locale={language}
          onValueChange={(minutes) => {
            const at = minutes === null ? null : cutOfMinutes(minutes, span)
            if (at !== null) move(at)
          }}
        />
        <Button
          className={styles.save}
          type="submit"
          size="primary"
          variant="primary"
          busy={splitting.busy}
          why={outside}
        >
          {text('stops.split-here')}
        </Button>
      </div>
    </form>
  )
}
