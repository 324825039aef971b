import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { DayGrouping } from './use-day-grouping.ts'

export function DayQuestion({ grouping: { asking, answer, leave } }: { readonly grouping: DayGrouping }) {
  const text = useText()
  const number = useNumber()
  if (asking === null) return null
  return (
    <Dialog
      open
      size="s"
      title={text('analysis.days.title')}
      description={text('analysis.days.slow', { n: number(asking) })}
      closeLabel={text('shell.close')}
      onOpenChange={(open) => !open && leave()}
      footer={
        <>
          <Button size="primary" onClick={() => answer('day')}>
            {text('analysis.days.continue')}
          </Button>
          <Button size="primary" variant="primary" onClick={() => answer('week')}>
            {text('analysis.days.use-week')}
          </Button>
        </>
      }
    />
  )
}
