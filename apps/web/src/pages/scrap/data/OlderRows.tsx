import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import type { Analysis } from '../../analysis/use-analysis.ts'
import { useNumber } from '../../data/format.ts'
import { useText } from '../../data/use-text.ts'

/** What is shown is there; what is older still comes, without keeping anybody from the charts. */
export function OlderRows({ analysis: { progress, loadedFrom } }: { readonly analysis: Analysis }) {
  const text = useText()
  const number = useNumber()
  if (progress === null || loadedFrom === null) return null
  return (
    <ProgressBar
      label={text('analysis.load.older', { day: loadedFrom })}
      value={progress.downloaded * 100}
      valueText={text('analysis.load.records', { count: number(progress.records) })}
    />
  )
}
