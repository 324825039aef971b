import { useMemo } from 'react'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { MachineWizard } from '../../shell/machine-wizard/MachineWizard.tsx'
import { KnownOrder } from '../../shell/page-frame/KnownOrder.tsx'
import { adjustScrap } from '../../wizards/adjust-scrap/adjust-scrap.wizard.ts'

export default function AdjustScrapPage() {
  const { cardno = '' } = useRouteParams()
  const opening = useMemo(() => ({ finished: false, material: false, card_no: cardno }), [cardno])
  return (
    <KnownOrder>
      <MachineWizard wizard={adjustScrap} opening={opening} />
    </KnownOrder>
  )
}
