import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { Analysis } from './analysis/use-analysis.ts'

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
