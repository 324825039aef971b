import { isDay } from '@takt/domain/ground/dates.ts'
import { groupTypes } from '@takt/domain/ground/navigation/locations.ts'
import type { HandoverOf, HandoverShift } from '@takt/domain/reports/model/handover.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { plantTime } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { HandoverOfShift } from './HandoverOfShift.tsx'

const EVERY_SECONDS = 60

/** The hand-over of a shift of a place. Without a shift in the address it is the one that goes on, or has ended last. */
export default function HandoverPage() {
  const text = useText()
  const { placetype, place, day, shift, part } = useRouteParams('handoverOfPlace', 'handover')
  const place_type = groupTypes.find((type) => type === placetype)
  if (place_type === undefined) return <Nothing title={text('refusal.handover-place-not-found', { place })} />
  if (day !== undefined && !(isDay(day) && Number(shift) > 0)) {
    return <Nothing title={text('refusal.handover-shift-not-found', { day })} />
  }
  const named = day === undefined ? undefined : { day, shift: Number(shift), part: Number(part ?? 0) }
  return <OfPlace place_type={place_type} place={place} named={named} />
}

function Nothing({ title }: { title: string }) {
  const text = useText()
  return <DeadEnd title={title} way={{ to: to('handovers'), label: text('title.handovers') }} />
}

interface OfPlaceProps extends Pick<HandoverOf, 'place_type' | 'place'> {
  /** Left out: the one that goes on, or has ended last. */
  readonly named: Pick<HandoverOf, 'day' | 'shift' | 'part'> | undefined
}

function OfPlace({ place_type, place, named }: OfPlaceProps) {
  const text = useText()
  const load = useLoad(
    'get_handover_shifts',
    { place_type, place },
    { everySeconds: EVERY_SECONDS, reloadOn: ['HandoversChanged'] },
  )
  const meant = named ?? load.rows?.[0]
  if (meant === undefined) {
    return (
      <PageFrame
        layout="flow"
        title={text('title.handover')}
        back={to('handovers')}
        load={load}
        failed={text('handover.failed')}
      >
        <EmptyState title={text('handover.no-shift')} text={text('handover.no-shift-text')} />
      </PageFrame>
    )
  }
  const of: HandoverOf = { place_type, place, day: meant.day, shift: meant.shift, part: meant.part }
  return <HandoverOfShift key={keyOf(of)} of={of} choice={<ShiftChoice of={of} shifts={load.rows ?? []} />} />
}

function keyOf({ day, shift, part }: Pick<HandoverOf, 'day' | 'shift' | 'part'>): string {
  return `${day}/${shift}/${part}`
}

/** Another shift of the last days; one that is older stands in the address alone. */
function ShiftChoice({ of, shifts }: { of: HandoverOf; shifts: readonly HandoverShift[] }) {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const { place_type: placetype, place } = of
  if (shifts.length === 0) return null
  const said = ({ shift_name, start_time }: HandoverShift) =>
    `${plantTime(Date.parse(start_time), { language, timeZone, kind: 'date' })} · ${shift_name || text('handover.shift')}`
  return (
    <SelectField
      hideLabel
      label={text('handover.shift')}
      placeholder={text('handover.shift')}
      value={keyOf(of)}
      onValueChange={(key) => {
        const chosen = shifts.find((one) => keyOf(one) === key)
        if (!chosen) return
        const { day, shift, part } = chosen
        go(to('handover', { placetype, place, day, shift: String(shift), part: String(part) }))
      }}
      options={shifts.map((shift) => ({ value: keyOf(shift), label: said(shift) }))}
    />
  )
}
