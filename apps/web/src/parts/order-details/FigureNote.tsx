import { implausibleFigure, type JudgedFigures, MOST_PLAUSIBLE_PERCENT } from '@takt/domain/machines/oee/plausible.ts'
import { useText } from '../../data/words/use-text.ts'

interface FigureNoteProps {
  readonly of: JudgedFigures
  /** The article that they are of, where it is one. */
  readonly part?: string | undefined
  readonly className?: string | undefined
}

/** What to look at where a figure is more than can be; nothing where it is not. */
export function FigureNote({ of, part = '', className }: FigureNoteProps) {
  const text = useText()
  const said = implausibleFigure(of)
  if (said === undefined) return null
  const words =
    said === 'too-much'
      ? text('figures.implausible', { most: MOST_PLAUSIBLE_PERCENT })
      : part === ''
        ? text('figures.too-fast')
        : text('figures.too-fast-of', { part })
  return <p className={className}>{words}</p>
}
