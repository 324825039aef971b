import { isLocation } from '@takt/domain/ground/navigation/locations.ts'
import type { HandoverRow } from '@takt/domain/reports/model/handover.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { HandoverTag } from '../../../parts/handover/HandoverTag.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

const none: readonly HandoverRow[] = []
const EVERY_SECONDS = 60

const addressOf = ({ place_type: placetype, place, day, shift, part }: HandoverRow) =>
  to('handover', { placetype, place, day, shift: String(shift), part: String(part) })

/** Hand-overs of shifts, what waits for a signature first; and the way to the one that is to be written. */
export default function HandoversPage() {
  const text = useText()
  const go = useGo()
  const load = useLoad('get_handovers', {}, { everySeconds: EVERY_SECONDS, reloadOn: ['HandoversChanged'] })
  return (
    <PageFrame
      layout="list"
      title={text('title.handovers')}
      about={load.rows && load.rows.length > 0 && text('handover.order-of-list')}
      load={load}
      failed={text('handover.list-failed')}
      tools={<PlaceChoice />}
    >
      <DataTable
        label={text('title.handovers')}
        columns={useColumns()}
        rows={load.rows ?? none}
        rowKey={addressOf}
        onSelect={go}
        empty={<EmptyState title={text('handover.none')} text={text('handover.none-text')} />}
      />
    </PageFrame>
  )
}

/** Places all of whose machines the person may see are known to the server alone: it says so when one is chosen. */
function PlaceChoice() {
  const text = useText()
  const go = useGo()
  const { rows = [] } = useLoad('get_groups', {})
  const places = rows.filter(isLocation).map(({ group_type, code, description }) => ({
    value: to('handoverOfPlace', { placetype: group_type, place: code }),
    label: `${description || code} · ${text(`swap.${group_type}`)}`,
  }))
  return (
    <SelectField
      hideLabel
      label={text('handover.choose-place')}
      placeholder={text('handover.choose-place')}
      value={null}
      onValueChange={go}
      options={places}
    />
  )
}

function useColumns(): readonly TableColumn<HandoverRow>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const moment = (at: string) => dayAndTime(Date.parse(at), { timeZone })
    const shiftOf = ({ shift_name, day }: HandoverRow) => `${day} ${shift_name || text('handover.shift')}`
    const place: TableColumn<HandoverRow> = {
      key: 'place',
      header: text('handover.place'),
      minWidth: phone ? 150 : 220,
      sortValue: ({ place_name }) => place_name,
      cell: (row) => <TwoLines strong first={row.place_name} second={shiftOf(row)} />,
    }
    const state: TableColumn<HandoverRow> = {
      key: 'state',
      header: text('handover.state'),
      width: phone ? 176 : 220,
      sortValue: ({ state: of, late }) => `${1 - late}${of}`,
      cell: (row) => <HandoverTag handover={row} size={phone ? 's' : 'm'} />,
    }
    const ended: TableColumn<HandoverRow> = {
      key: 'end_time',
      header: text('handover.shift-end'),
      width: MOMENT_WIDTH,
      sortValue: ({ end_time }) => end_time,
      cell: ({ end_time }) => moment(end_time),
    }
    const signature = (key: 'handed_over' | 'taken_over', header: string): TableColumn<HandoverRow> => ({
      key,
      header,
      minWidth: 200,
      sortValue: (row) => row[key]?.name ?? null,
      cell: (row) => {
        const signed = row[key]
        return signed ? <TwoLines first={signed.name} second={moment(signed.at)} /> : '–'
      },
    })
    if (phone) return [place, state]
    return [
      place,
      state,
      ended,
      signature('handed_over', text('handover.handed-over-by')),
      signature('taken_over', text('handover.taken-over-by')),
    ]
  }, [text, phone, timeZone])
}
