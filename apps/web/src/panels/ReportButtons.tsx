import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useSession } from '../data/session/session.ts'
import { useText } from '../data/words/use-text.ts'

/** Good pieces or scrap of a chosen order, for those who may report. */
export function ReportButtons({ onOpen }: { onOpen: (wizard: 'report-quantity' | 'scrap-quantity') => void }) {
  const text = useText()
  if (!can(useSession(), 'report-quantity')) return null
  return (
    <>
      <Button size="primary" icon={<PlusIcon />} onClick={() => onOpen('report-quantity')}>
        {text('panel.report-quantity')}
      </Button>
      <Button size="primary" icon={<TrashIcon />} onClick={() => onOpen('scrap-quantity')}>
        {text('title.scrap-quantity')}
      </Button>
    </>
  )
}
