import type { SignedKind } from '@takt/domain/ground/signed-acts.ts'
import type { Handover, HandoverOf } from '@takt/domain/reports/model/handover.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PrintIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, plantTime } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { HandoverTag } from '../../../parts/handover/HandoverTag.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { Signatures } from '../../../parts/signatures/Signatures.tsx'
import { to } from '../../../routes/to.ts'
import { Addenda } from './Addenda.tsx'
import styles from './Handover.module.css'
import { LossesCard, UncodedCard } from './LossCards.tsx'
import { MachinesCard } from './MachinesCard.tsx'
import { PaperHandover } from './PaperHandover.tsx'
import { PiecesCard } from './PiecesCard.tsx'
import { SignCard } from './SignCard.tsx'
import { WordsCard } from './WordsCard.tsx'
import { ActivitiesCard, NotesCard, OrdersCard, ScrapCard } from './WorkCards.tsx'

const EVERY_SECONDS = 60

export function HandoverOfShift({ of, choice }: { of: HandoverOf; choice: ReactNode }) {
  const text = useText()
  const load = useLoad('get_handover', of, { everySeconds: EVERY_SECONDS, reloadOn: ['HandoversChanged'] })
  const handover = load.rows?.[0]
  return (
    <PageFrame
      layout="flow"
      title={text('title.handover')}
      about={handover && <About handover={handover} />}
      back={to('handovers')}
      load={load}
      failed={text('handover.failed')}
      tools={
        <div className={styles.tools}>
          {choice}
          {handover && (
            <Button icon={<PrintIcon />} onClick={() => window.print()}>
              {text('handover.print')}
            </Button>
          )}
        </div>
      }
      note={handover?.late === 1 && <Late handover={handover} />}
    >
      {handover && (
        <>
          <div className={styles.cards}>
            <PiecesCard handover={handover} />
            {handover.handover_no > 0 && <WordsCard handover={handover} of={of} />}
            <MachinesCard handover={handover} />
            <div className={styles.column}>
              <UncodedCard handover={handover} of={of} />
              <LossesCard handover={handover} />
              <ScrapCard handover={handover} />
            </div>
            <div className={styles.column}>
              <OrdersCard handover={handover} />
              <ActivitiesCard handover={handover} />
              <NotesCard handover={handover} />
            </div>
            {handover.handover_no === 0 && <WordsCard handover={handover} of={of} />}
            {handover.state !== 'closed' && <SignCard handover={handover} of={of} />}
            {handover.handover_no > 0 && <Signatures isCard of={signatures(handover)} />}
            {handover.handover_no > 0 && <Addenda handover={handover} of={of} />}
          </div>
          <PaperHandover paper={handover.paper} />
        </>
      )}
    </PageFrame>
  )
}

function signatures({ handover_no }: Handover): { record: string; kinds: SignedKind[] } {
  return { record: String(handover_no), kinds: ['hand-over-shift', 'take-over-shift'] }
}

function About({ handover }: { handover: Handover }) {
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const { place_name, shift_name, start_time, end_time } = handover
  const at = (time: string, kind: 'time' | 'date') => plantTime(Date.parse(time), { language, timeZone, kind })
  return (
    <span className={styles.about}>
      <strong>{place_name}</strong>
      <span>
        {shift_name} · {at(start_time, 'date')} {at(start_time, 'time')}–{at(end_time, 'time')}
      </span>
      <HandoverTag handover={handover} />
    </span>
  )
}

function Late({ handover: { state, end_time } }: { handover: Handover }) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const time = dayAndTime(Date.parse(end_time), { timeZone })
  const missing = state === 'handed-over' ? 'handed-over' : 'open'
  return (
    <p className={styles.late} role="status">
      {text(`handover.late-text.${missing}`, { time })}
    </p>
  )
}
