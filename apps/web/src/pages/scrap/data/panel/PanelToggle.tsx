import { countFilters } from '@takt/domain/scrap/analysis/view-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useText } from '../../../../data/words/use-text.ts'
import type { View } from '../analysis/use-view.ts'
import { UpdateButton } from './UpdateButton.tsx'

interface PanelToggleProps {
  readonly open: boolean
  readonly view: View
  readonly onOpenChange: (open: boolean) => void
}

/** Opens and closes the panel; how many filters are on is seen either way. */
export function PanelToggle({ open, view, onOpenChange }: PanelToggleProps) {
  const text = useText()
  return (
    <>
      {!open && <UpdateButton view={view} />}
      <Button
        aria-expanded={open}
        icon={open ? <ChevronLeftIcon /> : <ChevronRightIcon />}
        onClick={() => onOpenChange(!open)}
      >
        {text(open ? 'analysis.panel.hide' : 'analysis.panel.show', { count: countFilters(view.draft) })}
      </Button>
    </>
  )
}
