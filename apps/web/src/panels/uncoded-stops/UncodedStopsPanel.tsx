import { offersSplit, whyNotSplit } from '@takt/domain/stops/stop-actions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { carryStops } from '../../data/chosen/chosen-stops.ts'
import { machines } from '../../data/machines/machines.ts'
import { useText } from '../../data/words/use-text.ts'
import { preloadPage } from '../../routes/preload-page.ts'
import { belowList } from '../../routes/stop-paths.ts'
import { useGo } from '../../routes/use-go.ts'
import { ChosenStops } from '../ChosenStops.tsx'
import type { PanelProps } from '../define-panel.ts'

export default function UncodedStopsPanel({ selection }: PanelProps<'uncoded-stops', never>) {
  const text = useText()
  const go = useGo()
  const { stops, list, codeAt = belowList(list, 'code') } = selection
  const split = offersSplit(stops.flatMap(({ machine_id }) => machines.get(machine_id) ?? []))
  const why = whyNotSplit(stops)
  const open = (path: string) => {
    carryStops(list, stops)
    go(path)
  }
  return (
    <ChosenStops stops={stops} hint={split && why !== undefined ? text(why) : undefined}>
      {split && (
        <Button size="primary" why={why && text(why)} onClick={() => open(belowList(list, 'split'))}>
          {text('stops.split')}
        </Button>
      )}
      <Button
        size="primary"
        variant="primary"
        icon={<EditIcon />}
        onPointerDown={() => preloadPage(codeAt)}
        onClick={() => open(codeAt)}
      >
        {text('stops.code')}
      </Button>
    </ChosenStops>
  )
}
