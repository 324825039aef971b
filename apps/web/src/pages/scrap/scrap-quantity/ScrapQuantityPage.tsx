import { entersWholeCycles } from '@takt/domain/scrap/whole-cycles.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useState } from 'react'
import { useMachine } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { useOpening } from '../../../wizards/frame/use-opening.ts'
import { scrapQuantity } from '../../../wizards/scrap-quantity/scrap-quantity.wizard.ts'

type Scrapped = 'pieces' | 'material'

/** Pieces or material: each is a run of its own, so that nothing entered for the one is booked for the other. */
export default function ScrapQuantityPage() {
  const text = useText()
  const machine = useMachine(useRouteParams().machine ?? '')
  const { finished } = useOpening(false).opening
  const cycles = machine && !finished && entersWholeCycles(machine, 1)
  const [scrapped, setScrapped] = useState<Scrapped>('pieces')
  return (
    <MachineWizard
      key={scrapped}
      wizard={scrapQuantity}
      material={scrapped === 'material'}
      kinds={
        <Segmented<Scrapped>
          label={text('wizard.scrap.what')}
          value={scrapped}
          onValueChange={setScrapped}
          options={[
            { value: 'pieces', label: text(cycles ? 'wizard.scrap.cycles' : 'wizard.scrap.pieces') },
            { value: 'material', label: text('wizard.scrap.material') },
          ]}
        />
      }
    />
  )
}
