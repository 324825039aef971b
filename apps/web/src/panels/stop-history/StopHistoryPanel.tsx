import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { carryStops } from '../../data/chosen/chosen-stops.ts'
import { stopInWords } from '../../data/words/stop-words.ts'
import { useText } from '../../data/words/use-text.ts'
import { BookingChanges } from '../../parts/booking-changes/BookingChanges.tsx'
import { preloadPage } from '../../routes/preload-page.ts'
import { belowList } from '../../routes/stop-paths.ts'
import { useGo } from '../../routes/use-go.ts'
import { ChosenStops } from '../ChosenStops.tsx'
import type { PanelProps } from '../define-panel.ts'

export default function StopHistoryPanel({ selection }: PanelProps<'history-stops', never>) {
  const text = useText()
  const go = useGo()
  const { stops, list } = selection
  const [one] = stops
  return (
    <ChosenStops stops={stops}>
      {one && stops.length === 1 && (
        <BookingChanges size="primary" of={{ machine_id: one.machine_id, stop: one.stop }} name={stopInWords(one)} />
      )}
      <Button
        size="primary"
        variant="primary"
        icon={<EditIcon />}
        onPointerDown={() => preloadPage(belowList(list, 'code'))}
        onClick={() => {
          carryStops(list, stops)
          go(belowList(list, 'code'))
        }}
      >
        {text(stops.every(({ stop_reason }) => hasNoReason(stop_reason)) ? 'stops.code' : 'cockpit.change-code')}
      </Button>
    </ChosenStops>
  )
}
