import { useMemo } from 'react'
import { KnownOrder } from '../../../parts/page-frame/KnownOrder.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { adjustScrap } from '../../../wizards/adjust-scrap/adjust-scrap.wizard.ts'
import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'

export default function AdjustScrapPage() {
  const { cardno } = useRouteParams('adjustScrap')
  const opening = useMemo(() => ({ finished: false, material: false, card_no: cardno }), [cardno])
  return (
    <KnownOrder>
      <MachineWizard wizard={adjustScrap} opening={opening} />
    </KnownOrder>
  )
}
