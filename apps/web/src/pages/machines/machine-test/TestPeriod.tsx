import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { serverNow, useServerNow } from '../../../data/live/live.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { useSession } from '../../../data/session/session.ts'
import { durationText, plantTime, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import styles from './MachineTestPage.module.css'

interface Test {
  readonly since: number
  readonly cycles: number
}

/** A test that is ended is kept as a note; one that is left behind never was. */
export function TestPeriod({ machine }: { machine: Machine }) {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const now = useServerNow()
  const [test, setTest] = useState<Test | null>(null)
  const { pending, run } = useOneAtATime()
  const clock = (at: number) => plantTime(at, { language, timeZone, kind: 'clock' })
  const counted = test === null ? 0 : Math.max(0, machine.today_cycles - test.cycles)
  const end = (ended: Test) =>
    run('end', async () => {
      if (!mayActOnDevice()) return
      const cycles = number(counted)
      const note = text('test.note', { from: clock(ended.since), to: clock(serverNow()), count: cycles })
      try {
        await call('save_machine_note', { machine_id: machine.machine_id, note })
        setTest(null)
        notify.success(text('test.kept', { count: cycles }))
      } catch (problem) {
        notify.refused(problem)
      }
    })
  return (
    <div className={styles.test}>
      <p className={styles.about}>{text('test.about')}</p>
      {test === null ? (
        <Button
          size="primary"
          variant="primary"
          onClick={() => setTest({ since: serverNow(), cycles: machine.today_cycles })}
        >
          {text('test.start')}
        </Button>
      ) : (
        <>
          <p className={styles.large} role="status">
            {text('test.running', { count: number(counted), time: durationText((now - test.since) / 1000) })}
          </p>
          <Button size="primary" variant="primary" busy={pending !== null} onClick={() => end(test)}>
            {text('test.end')}
          </Button>
        </>
      )}
    </div>
  )
}
