import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useState } from 'react'
import { useServerNow } from '../../../data/live/live.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { plantTime, useAge, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachineState } from '../../../parts/machine-state/MachineState.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ForcedStop } from './ForcedStop.tsx'
import styles from './MachineTestPage.module.css'
import { TestPeriod } from './TestPeriod.tsx'

/** For whoever has connected a machine: do its signals arrive? */
export default function MachineTestPage() {
  const text = useText()
  const session = useSession()
  const { machine: machine_id } = useRouteParams('machineTest')
  const machine = useMachine(machine_id)
  if (!machine) return null
  return (
    <PageFrame
      layout="screen"
      title={text('title.machine-test')}
      about={machine_id}
      back={to('machine', { machine: machine_id })}
    >
      <div className={styles.columns}>
        <Card title={text('test.signals')}>
          <Signals key={machine_id} machine={machine} />
        </Card>
        {can(session, 'code-stops') && (
          <Card title={text('test.test')}>
            <TestPeriod key={machine_id} machine={machine} />
          </Card>
        )}
      </div>
    </PageFrame>
  )
}

function Signals({ machine }: { machine: Machine }) {
  const text = useText()
  const number = useNumber()
  const [opened] = useState(machine.today_cycles)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('test.status')}</dt>
        <dd>
          <MachineState machine={machine} />
        </dd>
      </div>
      <div>
        <dt>{text('test.last-pulse')}</dt>
        <dd>
          <LastPulse at={machine.last_signal} />
        </dd>
      </div>
      <div>
        <dt>{text('test.cycles')}</dt>
        {/* A new day begins its count anew. */}
        <dd className={styles.large}>
          {number(machine.today_cycles < opened ? machine.today_cycles : machine.today_cycles - opened)}
        </dd>
      </div>
      <div>
        <dt>{text('test.forced-stop')}</dt>
        <dd>
          <ForcedStop machine={machine} />
        </dd>
      </div>
    </dl>
  )
}

function LastPulse({ at }: { at: string }) {
  const text = useText()
  const age = useAge()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const now = useServerNow()
  if (at === '') return text('test.never')
  const moment = Date.parse(at)
  const time = plantTime(moment, { language, timeZone, kind: 'clock' })
  return `${time} · ${text('test.ago', { age: age(now - moment) })}`
}
