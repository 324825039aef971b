import { calendars as calendarsRegister } from '@takt/domain/calendar/calendars.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardGrid } from '@takt/ui/card/CardGrid.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { bothLoads } from '../../../parts/page-frame/both-loads.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import { CalendarCard } from './CalendarCard.tsx'
import { CalendarForm } from './CalendarForm.tsx'
import { DaysDialog } from './DaysDialog.tsx'
import { DayTypes } from './DayTypes.tsx'
import { Shifts } from './Shifts.tsx'
import { useCalendarWords } from './use-calendar-words.ts'

const changes = showChanges({
  of: calendarsRegister,
  title: 'title.calendars',
})

type Open = { readonly what: 'new' } | { readonly what: 'change' | 'days' | 'copy'; readonly calendar_id: number }

const reloadOn = ['SettingsChanged' as const]

/** When the plant means to produce: calendars as pictures of their week, and below them what they are made of. */
export default function CalendarsPage() {
  const text = useText()
  const mayChange = useMayCall('save_calendar')
  const load = useLoad('get_calendar_settings', {}, { reloadOn })
  const dayTypes = useLoad('get_day_type_settings', {}, { reloadOn })
  const shiftsLoad = useLoad('get_shift_settings', {}, { reloadOn })
  const [open, setOpen] = useState<Open | null>(null)
  const [calendars, kinds, shifts] = [load.rows ?? [], dayTypes.rows ?? [], shiftsLoad.rows ?? []]
  const words = useCalendarWords({ shifts, kinds })
  // As it is now: somebody else may have changed it since the form was opened.
  const chosen =
    open && 'calendar_id' in open ? calendars.find(({ calendar_id }) => calendar_id === open.calendar_id) : undefined
  const all = bothLoads(load, bothLoads(dayTypes, shiftsLoad))
  const reload = async () => await all.reload()
  const close = () => setOpen(null)
  const form = { kinds, words, onSaved: reload, onClose: close }
  return (
    <PageFrame
      layout="flow"
      title={text('title.calendars')}
      back={to('admin')}
      load={all}
      note={<MayNot by="save_calendar" />}
      tools={
        <>
          <RegisterTools of={changes} rows={calendars} />
          {mayChange && (
            <Button
              variant="primary"
              icon={<PlusIcon />}
              why={kinds.length === 0 && text('calendars.needs-day-type')}
              onClick={() => setOpen({ what: 'new' })}
            >
              {text('calendars.new')}
            </Button>
          )}
        </>
      }
    >
      {calendars.length === 0 && <EmptyState title={text('calendars.none')} text={text('calendars.none-text')} />}
      <CardGrid label={text('title.calendars')}>
        {calendars.map((calendar) => {
          const show = (what: 'change' | 'days' | 'copy') => () => setOpen({ what, calendar_id: calendar.calendar_id })
          return (
            <CalendarCard
              key={calendar.calendar_id}
              calendar={calendar}
              words={words}
              mayChange={mayChange}
              onChange={show('change')}
              onDays={show('days')}
              onCopy={show('copy')}
              onSaved={reload}
            />
          )
        })}
      </CardGrid>
      <DayTypes kinds={kinds} shifts={shifts} words={words} mayChange={mayChange} onSaved={reload} />
      <Shifts shifts={shifts} words={words} mayChange={mayChange} onSaved={reload} />
      {open?.what === 'new' && <CalendarForm calendar={null} copy={null} {...form} />}
      {open?.what === 'change' && chosen && <CalendarForm calendar={chosen} copy={null} {...form} />}
      {open?.what === 'copy' && chosen && <CalendarForm calendar={null} copy={chosen} {...form} />}
      {open?.what === 'days' && chosen && <DaysDialog calendar={chosen} {...form} />}
    </PageFrame>
  )
}
